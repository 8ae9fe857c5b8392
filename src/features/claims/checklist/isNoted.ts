/** Whether a point has something to say besides its answer: a plain yes needs no words, unless there are some. */
export const isNoted = (answer: string, note: string): boolean => (answer !== '' && answer !== 'yes') || note !== '';
