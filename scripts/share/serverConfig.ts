// What nats-server is told for a shared register. Each account may say what it did, on its own subject, and follow the stream.
// It may not have the server look messages up: the answer would be stored under the subject of another account.

import { inboxOf, streamName, subjectOf } from '../../src/domain/register/subjects';

/** A managed user who may sign in at the server: by their email, for the id of their account. */
export type ServerAccount = { user: string; account: string; hash: string };

/** The subjects that an account may publish to. */
const allowed = (account: string) => [
  subjectOf(account),
  '$JS.API.INFO',
  `$JS.API.STREAM.INFO.${streamName}`,
  ...['CREATE', 'INFO', 'DELETE', 'MSG.NEXT'].map((right) => `$JS.API.CONSUMER.${right}.${streamName}.>`),
  `$JS.ACK.${streamName}.>`,
  '$JS.FC.>',
];

/** The file of accounts. The server reads it again when it is told to; the first account may do everything. */
export const accountsConfig = (root: string, accounts: readonly ServerAccount[]) =>
  ['users: [', userLine('root', root), ...accounts.map(accountLine), ']', ''].join('\n');

const userLine = (user: string, hash: string, more = '') =>
  `  { user: ${JSON.stringify(user)}, password: ${JSON.stringify(hash)}${more} }`;

const accountLine = ({ user, account, hash }: ServerAccount) => {
  const publish = JSON.stringify(allowed(account));
  return userLine(
    user.toLowerCase(),
    hash,
    `, permissions: { publish: ${publish}, subscribe: ${JSON.stringify([`${inboxOf(user)}.>`])} }`,
  );
};

/** How long a device may take to say who it is, seconds: over a poor network the usual two are not enough. */
const slowest = 30;

/** @param ports of the server's own protocol and of its websocket, both for this machine alone */
export const serverConfig = (data: string, ports: { nats: number; websocket: number }) => `server_name: register
listen: "127.0.0.1:${ports.nats}"
max_payload: 1MB
jetstream { store_dir: ${JSON.stringify(data)}, sync_interval: always }
websocket { listen: "127.0.0.1:${ports.websocket}", no_tls: true }
authorization { timeout: ${slowest}, include "accounts.conf" }
`;
