import * as v from 'valibot';
import * as fc from '../../test/fastCheck';
import { checkForm } from './checkForm';
import { withoutInvisible, withoutInvisibleIn } from './plainText';

test.each([
  ['zero width', 'Gr\u200bace\u200c \u200dBiira\u200e\u200f', 'Grace Biira'],
  ['directions', '\u202aGrace\u202b\u202c \u202dBiira\u202e\u2066\u2067\u2068\u2069', 'Grace Biira'],
  ['joiners and marks', '\ufeffGra\u00adce\u2060 Biira', 'Grace Biira'],
  ['fillers of Hangul', '\u115fGrace\u1160 \u3164Biira\uffa0', 'Grace Biira'],
  ['what is seen', 'Ñandú 한글 محمد 🐘\n\tx – y', 'Ñandú 한글 محمد 🐘\n\tx – y'],
])('%s', (_what, text, plain) => {
  expect(withoutInvisible(text)).toBe(plain);
});

const name = v.pipe(v.string(), v.trim(), v.nonEmpty('Full name is required'));

test('a name of nothing else is empty', () => {
  expect(checkForm(v.object({ name }), { name: '\u200b \u3164' })).toMatchObject({
    refusal: { fields: { name: 'Full name is required' } },
  });
  expect(checkForm(v.object({ name }), { name: '\u202aGrace' })).toEqual({ ok: true, output: { name: 'Grace' } });
});

test('of a form, every text and nothing but texts, however deep', () => {
  const form = fc.object({
    key: fc.string(),
    values: [fc.string({ unit: 'binary' }), fc.boolean(), fc.integer(), fc.constant(null)],
  });
  fc.assert(
    fc.property(form, (typed) => {
      const plain: unknown = JSON.parse(JSON.stringify(typed), (_name, part: unknown) =>
        typeof part === 'string' ? withoutInvisible(part) : part,
      );
      expect(withoutInvisibleIn(typed)).toEqual(plain);
    }),
  );
});
