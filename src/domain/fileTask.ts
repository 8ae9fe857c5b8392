/** What a work that makes or reads a file is given, so that it can say how far it is, be cancelled, and leave the page alive. */
export type FileTask = {
  /** Aborted when the person cancels or leaves. */
  signal: AbortSignal;
  /**
   * How far the work is.
   * @param words what is being done, translated, where it has steps
   */
  report: (done: number, of: number, words?: string) => void;
  /**
   * Lets the browser draw and take what is typed, when it had to wait for 20 ms; costs nothing before. Call it after
   * every row. Rejects once the work is cancelled, so that nothing after it happens.
   */
  yieldToMain: () => Promise<void>;
};
