// What nats-server is told for a shared register. Each account may say what it did, on its own subject, and follow the stream.
// It may not have the server look messages up: the answer would be stored under the subject of another account.

/** A managed user who may sign in at the server: by their email, for the id of their account. */
export type ServerAccount = { user: string; account: string; hash: string };

/** The subjects that an account may publish to. */
const allowed = (stream: string, account: string) => [
  `${stream}.d.${account}`,
  '$JS.API.INFO',
  `$JS.API.STREAM.INFO.${stream}`,
  ...['CREATE', 'INFO', 'DELETE', 'MSG.NEXT'].map((right) => `$JS.API.CONSUMER.${right}.${stream}.>`),
  `$JS.ACK.${stream}.>`,
  '$JS.FC.>',
];

/** The file of accounts. The server reads it again when it is told to; the first account may do everything. */
export const accountsConfig = (stream: string, root: string, accounts: readonly ServerAccount[]) =>
  ['users: [', ...[userLine('root', root), ...accounts.map((one) => accountLine(stream, one))], ']', ''].join('\n');

const userLine = (user: string, hash: string, more = '') =>
  `  { user: ${JSON.stringify(user)}, password: ${JSON.stringify(hash)}${more} }`;

const accountLine = (stream: string, { user, account, hash }: ServerAccount) => {
  const publish = JSON.stringify(allowed(stream, account));
  return userLine(
    user,
    hash,
    `, permissions: { publish: ${publish}, subscribe: ${JSON.stringify([`_INBOX.${account}.>`])} }`,
  );
};

/** @param ports of the server's own protocol and of its websocket, both for this machine alone */
export const serverConfig = (data: string, ports: { nats: number; websocket: number }) => `server_name: register
listen: "127.0.0.1:${ports.nats}"
max_payload: 1MB
jetstream { store_dir: ${JSON.stringify(data)}, sync_interval: always }
websocket { listen: "127.0.0.1:${ports.websocket}", no_tls: true }
authorization { include "accounts.conf" }
`;
