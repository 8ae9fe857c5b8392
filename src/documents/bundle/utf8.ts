import { BundleRefusal } from './problems';

/** The text of an entry; a byte order mark is no part of it. A text in another encoding is refused. */
export function decodeUtf8(bytes: BufferSource, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BundleRefusal({ code: 'not_utf8', path });
  }
}
