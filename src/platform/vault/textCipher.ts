import { gcm } from '@noble/ciphers/aes.js';
import { isSealed, sealedPrefix } from './sealedPlaces';
import { bytesOfUnits, unitsOfBytes } from './units';

/** Seals texts one by one, at once, since an event's records are written before the next line runs. */
export type TextCipher = {
  seal(place: string, text: string): string;
  /** Undefined when the text is not sealed, or does not open at this place with this key. */
  open(place: string, text: string): string | undefined;
  /** The same of many, which the browser opens sooner all at once. */
  openAll(texts: readonly PlacedText[]): Promise<(string | undefined)[]>;
};

/** A text and the key it lies at. */
export type PlacedText = { key: string; text: string };

const nonceLength = 12;
const tagLength = 16;

/** UTF-16 units that sealing adds to a text of Latin letters. */
export const sealingCost = sealedPrefix.length + nonceLength + tagLength + 1;

/** How the text is written as bytes, the first of them: UTF-8, or for what is no proper text each unit as two bytes. */
const asUtf8 = 0;
const asUnits = 1;

const halfSurrogate = /\p{Surrogate}/u;

/**
 * AES-256-GCM, each text with a random nonce of 96 bits and bound to the place it lies at, so that records that were
 * swapped do not open. The result is one UTF-16 unit a byte: localStorage counts units.
 * @param keys the present one seals; what a former one sealed is opened too
 * @param browserKey the present one, for the browser
 */
export function createTextCipher({ present, formers }: TextKeys, browserKey: CryptoKey): TextCipher {
  function open(place: string, text: string): string | undefined {
    const parts = partsOf(text);
    return parts && firstOf([present, ...formers], (key) => openParts(key, place, parts));
  }

  async function openByBrowser({ key, text }: PlacedText): Promise<string | undefined> {
    const parts = partsOf(text);
    if (!parts) return undefined;
    const { nonce, bytes } = parts;
    try {
      const how = { name: 'AES-GCM', iv: nonce, additionalData: utf8(key) };
      return decode(new Uint8Array(await crypto.subtle.decrypt(how, browserKey, bytes)));
    } catch {
      return open(key, text);
    }
  }

  return {
    seal(place, text) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
      const sealed = gcm(present, nonce, utf8(place)).encrypt(encode(text));
      return sealedPrefix + unitsOfBytes(nonce) + unitsOfBytes(sealed);
    },
    open,
    async openAll(texts) {
      const opened: (string | undefined)[] = [];
      for (let from = 0; from < texts.length; from += atOnce) {
        opened.push(...(await Promise.all(texts.slice(from, from + atOnce).map(openByBrowser))));
      }
      return opened;
    },
  };
}

type TextKeys = { present: Uint8Array; formers: readonly Uint8Array[] };

/** Texts that are opened at once, so that their bytes do not all lie in memory together. */
const atOnce = 1000;

type Parts = { nonce: Uint8Array<ArrayBuffer>; bytes: Uint8Array<ArrayBuffer> };

/** Undefined when the text is not sealed. */
function partsOf(text: string): Parts | undefined {
  const whole = isSealed(text) ? bytesOfUnits(text.slice(sealedPrefix.length)) : undefined;
  if (!whole || whole.length < nonceLength + tagLength + 1) return undefined;
  return { nonce: whole.subarray(0, nonceLength), bytes: whole.subarray(nonceLength) };
}

function openParts(key: Uint8Array, place: string, { nonce, bytes }: Parts): string | undefined {
  try {
    return decode(gcm(key, nonce, utf8(place)).decrypt(bytes));
  } catch {
    return undefined;
  }
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
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
