import type { Core } from '../log/core';
import { parseRows, readTexts } from './rows';
import type { SharingParts } from './sharing';

/** Has this tab share the register where its device does; in its turn, or at the start. */
export async function findShare(core: Core, parts: SharingParts): Promise<void> {
  const log = core.log();
  if (!log || core.share || core.ports.storage.isClosed()) return;
  const texts = await readTexts(log);
  const rows = texts && parseRows(texts);
  if (rows === 'unreadable') return core.ports.storage.lose('unreadable');
  if (!rows) return;
  const { createSharing } = await import(/* webpackChunkName: "sharing" */ './sharing');
  core.share ??= createSharing(core, log, rows, parts);
  await core.share.catchUp();
}
