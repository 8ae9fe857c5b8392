import * as fc from '../../test/fastCheck';
import { createTextCipher, sealingCost } from './textCipher';

const key = Uint8Array.from({ length: 32 }, (_, index) => index * 7);
const cipher = createTextCipher(key);
const other = createTextCipher(key.map((byte) => byte ^ 1));

/** Any units, also halves of surrogate pairs, which a damaged text may hold. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);
const anyPlace = fc.string({ unit: 'grapheme' }).map((id) => `wcp/claims/${id}`);

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
  const seals = Array.from({ length: 1000 }, () => cipher.seal('wcp/session', '{}'));
  expect(new Set(seals).size).toBe(1000);
});

test('a text that is not sealed is not opened', () => {
  expect(cipher.open('wcp/session', '{"version":1}')).toBeUndefined();
  expect(cipher.open('wcp/session', '')).toBeUndefined();
});
