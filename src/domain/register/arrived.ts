/** A message as it stands in the stream. */
export type Arrived = {
  /** Its place. */
  sequence: number;
  /** The account that alone may publish where it was published: the id of a managed user. */
  account: string;
  /** When the server received it, an instant. */
  receivedAt: string;
  /** The server says that it handed on a message of its own store: it is nobody's word. */
  isHandedOn: boolean;
  text: string;
};
