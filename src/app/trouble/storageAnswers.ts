/** Some time before the ten seconds in which it has to stand there: what is told loads its code first. */
export const longAfter = 8000;

/**
 * Waits for an answer of the browser's storage, which comes in milliseconds: the frame of the page says so where it takes
 * a second (src/app/startFrame). Where it takes much longer, `tell` is asked to say how to go on.
 * @param tell is given whether it still waits
 */
export async function storageAnswers<Answer>(
  answer: Promise<Answer>,
  tell: (stillWaits: () => boolean) => void,
): Promise<Answer> {
  let waits = true;
  const timer = setTimeout(() => tell(() => waits), longAfter);
  try {
    return await answer;
  } finally {
    waits = false;
    clearTimeout(timer);
  }
}
