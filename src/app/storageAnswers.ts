/** Some time before the two and the ten seconds in which it has to stand there: what is told loads its code first. */
const noticeDelay = 1500;
const longAfter = 8000;

/**
 * Waits for an answer of the browser's storage, which comes in milliseconds, and tells where it does not.
 * @param tell is told first that it is waited for, then that it takes long; `stillWaits` whether it does
 */
export async function storageAnswers<Answer>(
  answer: Promise<Answer>,
  tell: (isLong: boolean, stillWaits: () => boolean) => void,
): Promise<Answer> {
  let waits = true;
  const timers = [noticeDelay, longAfter].map((time) => setTimeout(() => tell(time === longAfter, () => waits), time));
  try {
    return await answer;
  } finally {
    waits = false;
    timers.forEach(clearTimeout);
  }
}
