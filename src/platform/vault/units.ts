/** As many arguments as every engine takes. */
const atOnce = 8192;

/** Bytes as a string of one UTF-16 unit each. */
export function unitsOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += atOnce) {
    text += String.fromCharCode(...bytes.subarray(from, from + atOnce));
  }
  return text;
}

/** The bytes of such a string; undefined where a unit is no byte. */
export function bytesOfUnits(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > 255) return undefined;
    bytes[index] = unit;
  }
  return bytes;
}
