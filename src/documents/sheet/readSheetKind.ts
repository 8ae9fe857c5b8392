import type { SheetProblemCode } from '../../domain/claimImport/sheet/sheetProblem';
import { findUtf16 } from './decodeText';

/** How much of a file tells what it is. */
const bytesExamined = 4096;

/** The bytes with which a file of a kind begins. */
const beginnings: [kind: 'xlsx' | SheetProblemCode, bytes: readonly number[]][] = [
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
  ['other_zip', [0x50, 0x4b, 0x05, 0x06]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['old_excel', [0xd0, 0xcf, 0x11, 0xe0]],
];

const markup = /^\s*<(!doctype|html|head|body|table|\?xml|meta|style)/i;

/** A workbook with a password lies in the same container as one of the old kind, under this name. */
const lockedName = 'EncryptedPackage';

/** What a file is by its bytes; anything that is no table is the code of its refusal. */
export function findFileKind(bytes: Uint8Array): 'xlsx' | 'text' | SheetProblemCode {
  const known = beginnings.find(([, begin]) => begin.every((byte, index) => bytes[index] === byte))?.[0];
  if (known === 'old_excel')
    return new TextDecoder('utf-16le').decode(evenPart(bytes)).includes(lockedName) ? 'locked' : known;
  if (known) return known;
  const head = bytes.subarray(0, bytesExamined);
  const text = new TextDecoder('windows-1252').decode(head);
  if (markup.test(text.replace(/^ï»¿/, ''))) return 'web_page';
  if (text.startsWith('{\\rtf')) return 'other_kind';
  return findUtf16(head) || !isBinary(head) ? 'text' : 'other_kind';
}

/** The directory of such a container stands on even places. */
const evenPart = (bytes: Uint8Array) => bytes.subarray(0, bytes.length - (bytes.length % 2));

/** What no text has: a zero, or many controls. A few come from Word (a line break) and from old programs (an end). */
function isBinary(bytes: Uint8Array): boolean {
  const controls = bytes.filter((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a].includes(byte)).length;
  return bytes.includes(0) || controls * 100 > bytes.length;
}
