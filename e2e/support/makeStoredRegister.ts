import { writeFileSync } from 'node:fs';
import { recordsOf, store } from '../../bench/registers';

/*
 * Writes a register of so many claims as the portal keeps it, with an administrator signed in, to a file: a process of its
 * own, since the tests of the browser cannot load the store.
 */
const [, , claims = '', file = ''] = process.argv;
const records = recordsOf(Number(claims));

async function write() {
  const { near, ...database } = await store(records, 'admin');
  const log = records.audit.map(({ id, resource, resourceId }) => ({ id, resource, resourceId }));
  writeFileSync(file, JSON.stringify({ database, near: [...near], log }));
}

void write();
