/** How a text in UTF-16 begins that names its order of bytes. */
const marks = { le: [0xff, 0xfe], be: [0xfe, 0xff] } as const;

/** How much of a file tells what it is. */
const bytesExamined = 4096;

/** In which order of bytes a text is UTF-16, by its mark or by the zeros of its letters; undefined for any other. */
export function findUtf16(bytes: Uint8Array): 'le' | 'be' | undefined {
  for (const order of ['le', 'be'] as const)
    if (marks[order].every((byte, index) => bytes[index] === byte)) return order;
  const head = bytes.subarray(0, bytesExamined);
  const zeros = [0, 1].map((place) => head.filter((byte, index) => byte === 0 && index % 2 === place).length);
  const [even = 0, odd = 0] = zeros.map((count) => count / (head.length / 2));
  if (odd > mostLetters && even < fewLetters) return 'le';
  return even > mostLetters && odd < fewLetters ? 'be' : undefined;
}

/** Shares of letters that Latin writing needs one byte for. */
const mostLetters = 0.6;
const fewLetters = 0.05;

/** UTF-16, or UTF-8; a byte that is none in it is what Windows writes for a letter, and the others stay as they are. */
export function decodeText(bytes: Uint8Array): string {
  const order = findUtf16(bytes);
  if (order) return new TextDecoder(`utf-16${order}`).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeMixed(bytes);
  }
}

function decodeMixed(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8');
  const windows = new TextDecoder('windows-1252');
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length;) {
    const length = lengthOfLetter(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    pieces.push(utf8.decode(bytes.subarray(from, at)), windows.decode(bytes.subarray(at, at + 1)));
    at += 1;
    from = at;
  }
  return [...pieces, utf8.decode(bytes.subarray(from))].join('');
}

/** How many bytes a letter of UTF-8 takes that begins here; 0 where none does. */
function lengthOfLetter(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  try {
    strict.decode(bytes.subarray(at, at + length));
    return length;
  } catch {
    return 0;
  }
}

const strict = new TextDecoder('utf-8', { fatal: true });
