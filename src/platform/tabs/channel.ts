/** A line to the portal's other tabs. What arrives is another program's word: check it before use. */
export type Channel<T> = {
  post: (message: T) => void;
  /** Calls back for each message of the other tabs, never for this tab's own; returns how to stop. */
  listen: (onMessage: (message: unknown) => void) => () => void;
  close: () => void;
};

export function openChannel<T>(name: string): Channel<T> {
  const broadcast = new BroadcastChannel(name);
  return {
    post: (message) => broadcast.postMessage(message),
    listen: (onMessage) => {
      const handle = (event: MessageEvent<unknown>) => onMessage(event.data);
      broadcast.addEventListener('message', handle);
      return () => broadcast.removeEventListener('message', handle);
    },
    close: () => broadcast.close(),
  };
}
