import * as fc from '../../test/fastCheck';
import { createTextCipher, sealingCost, type TextCipher } from './textCipher';

const key = Uint8Array.from({ length: 32 }, (_, index) => index * 7);
const otherKey = key.map((byte) => byte ^ 1);
let cipher: TextCipher;
let other: TextCipher;
let later: TextCipher;

beforeAll(async () => {
  const browserKey = (bytes: Uint8Array<ArrayBuffer>) =>
    crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  cipher = createTextCipher({ present: key, formers: [] }, await browserKey(key));
  other = createTextCipher({ present: otherKey, formers: [] }, await browserKey(otherKey));
  later = createTextCipher({ present: otherKey, formers: [key] }, await browserKey(otherKey));
});

/** Any units, also halves of surrogate pairs, which a damaged text may hold. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);
const anyPlace = fc.string({ unit: 'grapheme' }).map((id) => `reg/claims/${id}`);

test('what was sealed opens at its place as it was', () => {
  fc.assert(
    fc.property(anyPlace, anyText, (place, text) => {
      expect(cipher.open(place, cipher.seal(place, text))).toBe(text);
    }),
  );
});

test('it opens neither at another place nor with another key', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, anyText, (place, elsewhere, text) => {
      const sealed = cipher.seal(place, text);
      if (elsewhere !== place) expect(cipher.open(elsewhere, sealed)).toBeUndefined();
      expect(other.open(place, sealed)).toBeUndefined();
    }),
  );
});

test('cut short, lengthened, or with one unit changed it does not open', () => {
  fc.assert(
    fc.property(anyPlace, anyText, fc.nat(), fc.integer({ min: 1, max: 255 }), (place, text, at, by) => {
      const sealed = cipher.seal(place, text);
      const index = at % sealed.length;
      const changed =
        sealed.slice(0, index) + String.fromCharCode(sealed.charCodeAt(index) ^ by) + sealed.slice(index + 1);
      expect(cipher.open(place, sealed.slice(0, index))).toBeUndefined();
      expect(cipher.open(place, changed)).toBeUndefined();
      expect(cipher.open(place, `${sealed}x`)).toBeUndefined();
      expect(cipher.open(place, `${sealed.slice(0, index)}ŋ${sealed.slice(index)}`)).toBeUndefined();
    }),
  );
});

test('every unit of it is a byte, and a text of Latin letters grows by a fixed length', () => {
  fc.assert(
    fc.property(anyPlace, fc.string({ unit: 'grapheme-ascii' }), (place, text) => {
      const sealed = cipher.seal(place, text);
      expect(sealed).toMatch(/^[\u0000-\u00ff]*$/);
      expect(sealed).toHaveLength(text.length + sealingCost);
    }),
  );
});

test('no two seals of a text are the same', () => {
  const seals = Array.from({ length: 1000 }, () => cipher.seal('reg/session', '{}'));
  expect(new Set(seals).size).toBe(1000);
});

test('a text that is not sealed is not opened', () => {
  expect(cipher.open('reg/session', '{"version":1}')).toBeUndefined();
  expect(cipher.open('reg/session', '')).toBeUndefined();
});

test('many opened at once come back as one by one: sealed now or under a former key, damaged, or not sealed', async () => {
  const kinds = fc.constantFrom<'now' | 'before' | 'damaged' | 'elsewhere' | 'open'>(
    'now',
    'before',
    'damaged',
    'elsewhere',
    'open',
  );
  const text = fc.record({ key: anyPlace, text: anyText, kind: kinds });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 20 }), async (all) => {
      const stored = all.map(({ key: place, text: plain, kind }) => {
        if (kind === 'open') return { key: place, text: plain };
        const sealed = (kind === 'before' ? cipher : later).seal(kind === 'elsewhere' ? `${place}x` : place, plain);
        return { key: place, text: kind === 'damaged' ? sealed.slice(0, -1) : sealed };
      });
      const opened = await later.openAll(stored);
      expect(opened).toEqual(stored.map(({ key: place, text: sealed }) => later.open(place, sealed)));
      for (const [index, { text: plain, kind }] of all.entries()) {
        if (kind === 'now' || kind === 'before') expect(opened[index]).toBe(plain);
      }
    }),
  );
});

test('more than are opened at once come back in their order', async () => {
  const texts = Array.from({ length: 2100 }, (_, index) => ({ key: `reg/audit/${index}`, text: String(index) }));
  const sealed = texts.map(({ key: place, text }) => ({ key: place, text: cipher.seal(place, text) }));
  expect(await cipher.openAll(sealed)).toEqual(texts.map(({ text }) => text));
});
