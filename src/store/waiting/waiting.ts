/** How long a command waits before the screen says what for, milliseconds. */
export const noticeDelay = 2000;

/** And before it is said how to go on. */
const longAfter = 10_000;

/** A command that somebody asked for: given up by its signal, as long as its writing has not begun. */
export type AskedFor = { signal: AbortSignal; isWritten: boolean };

/**
 * What people asked for and have not been answered.
 * @param report told what the longest wait has come to: 0 when nobody waits long, 1 when it is to be said for what, 2 when
 * it is to be said how to go on
 */
export function createWaiting(report: (stage: number) => void) {
  const late = new Map<() => void, number>();
  const reportLate = () => report(Math.max(0, ...late.values()));

  return {
    /** Runs a command; where it is called off, the answer is `calledOff`, and what goes on of it may change nothing. */
    runCancellable: <Result>(run: (asked: AskedFor) => Promise<Result>, calledOff: Result): Promise<Result> =>
      new Promise((resolve, reject) => {
        const calling = new AbortController();
        const asked = { signal: calling.signal, isWritten: false };
        const timers = [noticeDelay, longAfter].map((time, place) =>
          setTimeout(() => {
            late.set(callOff, place + 1);
            reportLate();
          }, time),
        );
        function end() {
          timers.forEach(clearTimeout);
          if (late.delete(callOff)) reportLate();
        }
        function callOff() {
          calling.abort();
          // What is being written is taken back there, or is on the disk already.
          if (asked.isWritten) return;
          end();
          resolve(calledOff);
        }
        run(asked)
          .finally(end)
          // Its turn is waited for no more.
          .then(resolve, (error: Error) => (calling.signal.aborted ? resolve(calledOff) : reject(error)));
      }),

    /** Calls off every command that waits longer than anybody expects. */
    callOff() {
      for (const callOff of [...late.keys()]) callOff();
    },
  };
}
