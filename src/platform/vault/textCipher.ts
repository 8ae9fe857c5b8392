import { gcm } from '@noble/ciphers/aes.js';
import { bytesOfUnits, unitsOfBytes } from './units';

/** Seals texts one by one, at once, since a deed's records are written before the next line runs. */
export type TextCipher = {
  seal(place: string, text: string): string;
  /** Undefined when the text is not sealed, or does not open at this place with this key. */
  open(place: string, text: string): string | undefined;
};

/** What a sealed text begins with: the portal's own texts are JSON, and begin with a brace, a bracket or a digit. */
const mark = '§1:';

/** Whether a text says of itself that it is sealed. */
export const isSealed = (text: string) => text.startsWith(mark);

const nonceLength = 12;
const tagLength = 16;

/** UTF-16 units that sealing adds to a text of Latin letters. */
export const sealingCost = mark.length + nonceLength + tagLength + 1;

/** How the text is written as bytes, the first of them: UTF-8, or for what is no proper text each unit as two bytes. */
const asUtf8 = 0;
const asUnits = 1;

const halfSurrogate = /\p{Surrogate}/u;

/**
 * AES-256-GCM, each text with a random nonce of 96 bits and bound to the place it lies at, so that records that were
 * swapped do not open. The result is one UTF-16 unit a byte: localStorage counts units.
 */
export function createTextCipher(key: Uint8Array): TextCipher {
  return {
    seal(place, text) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
      const sealed = gcm(key, nonce, utf8(place)).encrypt(encode(text));
      return mark + unitsOfBytes(nonce) + unitsOfBytes(sealed);
    },
    open(place, text) {
      if (!isSealed(text)) return undefined;
      const bytes = bytesOfUnits(text.slice(mark.length));
      if (!bytes || bytes.length < nonceLength + tagLength + 1) return undefined;
      try {
        const cipher = gcm(key, bytes.subarray(0, nonceLength), utf8(place));
        return decode(cipher.decrypt(bytes.subarray(nonceLength)));
      } catch {
        return undefined;
      }
    },
  };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

const utf8 = (text: string) => encoder.encode(text);

function encode(text: string): Uint8Array {
  const proper = !halfSurrogate.test(text);
  const bytes = proper ? utf8(text) : unitPairs(text);
  const whole = new Uint8Array(bytes.length + 1);
  whole[0] = proper ? asUtf8 : asUnits;
  whole.set(bytes, 1);
  return whole;
}

function decode(whole: Uint8Array): string {
  const bytes = whole.subarray(1);
  if (whole[0] === asUtf8) return decoder.decode(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: bytes.length / 2 }, (_, index) => String.fromCharCode(view.getUint16(index * 2))).join(
    '',
  );
}

function unitPairs(text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index));
  return new Uint8Array(view.buffer);
}
