import * as v from 'valibot';
import { rememberedMapping, type RememberedMapping } from '../domain/claimImport/mapping';
import { deviceTexts } from './vault/deviceVault';
import { sealedBackend } from './vault/sealedBackend';

/** Outside the register's keys: how a person's own files are laid out belongs to no event. */
const key = 'portal-import-columns';

/** As many makes of file as one office has; the one used longest ago gives way. */
const kept = 20;

/** How files with these headers were read last on this device; undefined when there was none. */
export function recallColumns(headers: string): RememberedMapping | undefined {
  return readAll().find((remembered) => remembered.headers === headers);
}

/** Keeps how a file was read, for the next one with the same headers. */
export function rememberColumns(remembered: RememberedMapping): void {
  const others = readAll().filter(({ headers }) => headers !== remembered.headers);
  try {
    texts().setItem(key, JSON.stringify([remembered, ...others].slice(0, kept)));
  } catch {
    // A full disk: the columns are guessed again next time.
  }
}

function readAll(): RememberedMapping[] {
  try {
    const layouts = v.parse(v.array(v.unknown()), JSON.parse(texts().getItem(key) ?? '[]'));
    return layouts.filter((layout) => v.is(rememberedMapping, layout));
  } catch {
    return [];
  }
}

const texts = () => sealedBackend(localStorage, deviceTexts);
