import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/*
 * What lies in the files of a browser's profile, as whoever has them would unpack it: tables of LevelDB are compressed
 * block by block, its logs are cut into records, and Chromium compresses the values of IndexedDB once more.
 */

/** A number of seven bits a byte, the lowest first. */
function readVarint(bytes: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  for (let place = 0; place < 8; place += 1) {
    const byte = bytes[at + place] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * place);
    if (byte < 0x80) return { value, next: at + place + 1 };
  }
  throw new RangeError('Not a number');
}

/** No block and no value is longer: what says so is none. */
const longest = 1 << 26;

/** What Snappy compressed from a place on, and where that ends; throws where that is not its format. */
function unsnap(bytes: Buffer, from: number): { value: Buffer; next: number } {
  const { value: length, next } = readVarint(bytes, from);
  if (length > longest) throw new RangeError('Not compressed');
  const result = Buffer.alloc(length);
  let at = next;
  let done = 0;
  while (done < length) {
    const tag = bytes[at];
    if (tag === undefined) throw new RangeError('Cut off');
    at += 1;
    if ((tag & 3) === 0) {
      let size = tag >> 2;
      if (size >= 60) {
        const width = size - 59;
        size = bytes.readUIntLE(at, width);
        at += width;
      }
      bytes.copy(result, done, at, at + size + 1);
      at += size + 1;
      done += size + 1;
      continue;
    }
    const width = [0, 1, 2, 4][tag & 3] ?? 0;
    const size = width === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1;
    const back = bytes.readUIntLE(at, width) + (width === 1 ? (tag >> 5) << 8 : 0);
    at += width;
    if (back === 0 || back > done) throw new RangeError('Not compressed');
    // What is copied may reach into what the copy itself writes.
    for (let step = 0; step < size; step += 1, done += 1) result[done] = result[done - back] ?? 0;
  }
  return { value: result, next: at };
}

/** What ends each table. */
const footerLength = 48;
const tableMagic = Buffer.from('57fb808b247547db', 'hex');

function readBlock(file: Buffer, at: number, size: number): Buffer {
  const block = file.subarray(at, at + size);
  return file[at + size] === 1 ? unsnap(block, 0).value : block;
}

/** The values of a block: its keys are cut to what they do not share with the one before. */
function* valuesOf(block: Buffer): Generator<Buffer> {
  const end = block.length - 4 * (block.readUInt32LE(block.length - 4) + 1);
  for (let at = 0; at < end;) {
    const shared = readVarint(block, at);
    const rest = readVarint(block, shared.next);
    const size = readVarint(block, rest.next);
    const from = size.next + rest.value;
    at = from + size.value;
    yield block.subarray(from, at);
  }
}

/** How each block is compressed, and its sum. */
const trailerLength = 5;

/** A table that was not written to its end: its first blocks, as far as they are compressed, and all as it lies there. */
function* cutTableParts(file: Buffer): Generator<Buffer> {
  yield file;
  try {
    for (let at = 0; at < file.length;) {
      const { value, next } = unsnap(file, at);
      yield value;
      at = next + trailerLength;
    }
  } catch {
    // Cut off or not compressed: without an index nothing says where the next one begins.
  }
}

/** Every block of a table that its index names. */
function* tableParts(file: Buffer): Generator<Buffer> {
  const footer = file.subarray(-footerLength);
  if (!footer.subarray(-tableMagic.length).equals(tableMagic)) {
    yield* cutTableParts(file);
    return;
  }
  const metaSize = readVarint(footer, readVarint(footer, 0).next);
  const at = readVarint(footer, metaSize.next);
  const index = readBlock(file, at.value, readVarint(footer, at.next).value);
  for (const handle of valuesOf(index)) {
    const { value, next } = readVarint(handle, 0);
    yield readBlock(file, value, readVarint(handle, next).value);
  }
}

const pageLength = 32_768;
const headLength = 7;

/** The records of a log, which lie in pages and are cut where one ends. */
function* logParts(file: Buffer): Generator<Buffer> {
  let parts: Buffer[] = [];
  for (let at = 0; at + headLength <= file.length;) {
    const left = pageLength - (at % pageLength);
    const size = file.readUInt16LE(at + 4);
    const kind = file[at + 6] ?? 0;
    if (left < headLength || kind === 0) {
      at += left;
      continue;
    }
    const part = file.subarray(at + headLength, at + headLength + size);
    at += headLength + size;
    // Whole, first, middle, last.
    if (kind === 1 || kind === 2) parts = [];
    parts.push(part);
    if (kind === 1 || kind === 4) yield Buffer.concat(parts);
  }
  yield Buffer.concat(parts);
}

/** What stands before a value that Chromium compressed. */
const compressed = Buffer.from([0xff, 0x11, 0x02]);

/** A part, and each value in it that is compressed once more. */
function* unpacked(part: Buffer): Generator<Buffer> {
  yield part;
  for (let at = part.indexOf(compressed); at >= 0; at = part.indexOf(compressed, at + 1)) {
    try {
      yield unsnap(part, at + compressed.length).value;
    } catch {
      // The same bytes by chance.
    }
  }
}

function* partsOf(path: string): Generator<Buffer> {
  const file = readFileSync(path);
  const parts = { '.ldb': tableParts, '.log': logParts }[extname(path)] ?? ((whole) => [whole]);
  for (const part of parts(file)) yield* unpacked(part);
}

/** Every file below a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** Which of some texts of one length can be read in a file: letters of one byte or of two. */
export function readableIn(path: string, wanted: ReadonlySet<string>, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  for (const part of partsOf(path)) {
    const text = part.toString('latin1');
    const narrow = text.replaceAll('\0', '');
    for (const look of narrow.length === text.length ? [text] : [text, narrow]) {
      for (const [id] of look.matchAll(pattern)) if (wanted.has(id)) found.add(id);
    }
  }
  return found;
}
