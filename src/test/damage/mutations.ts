import { kindNames } from '../../domain/register/kinds/kinds';
import * as fc from '../fastCheck';
import { edits, findEditable } from './edits';

/** Stored texts by key, as a browser holds them. */
export type Texts = Map<string, string>;

/** One thing that happens to what is stored. */
export type Mutation = { name: string; change: (texts: Texts) => void };

/** Even over its range, unlike `fc.double`, most of which is next to nothing. */
const share = fc.nat(999_999).map((part) => part / 1_000_000);
const within = (length: number, at: number) => Math.floor(at * length);

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** What may stand in the place of a value, as JSON. */
const intruders = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    ...['null', 'true', '-1', '0', '1', '0.5', '1e308', '1e999', '-0', '9007199254740993', 'NaN', '""', '" "', '{}'],
    ...['[]', '[null]', '"x"', '"__proto__"', '"constructor"', '"toString"', '"CL-1"', '"paid"', '"draft"', '"admin"'],
    ...['"2026-99-99T00:00:00.000Z"', '"2026-02-30"', '"NaN"', '"\\ud800"', '"<script>"', '"~2"'],
    ...['{"__proto__": {"role": "admin"}}', '{"constructor": {"prototype": {"role": "admin"}}}'],
    deep(40),
    deep(3000),
    deep(60_000),
    JSON.stringify('x'.repeat(100_000)),
  ),
);

/** Names that a record has, and that none has. */
const names = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id', 'rev', 'status', 'extra', '');

const mark = 'THE-PLACE';

/** The text with one of its values, found by a share of all there are, changed; as it was where it is no JSON. */
function changeJson(text: string, at: number, how: 'replace' | 'repeat' | 'leave out' | 'rename' | 'add', by: string) {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return text;
  }
  const places: [Record<string, unknown>, string][] = [];
  try {
    JSON.stringify(root, function note(this: Record<string, unknown>, key: string, value: unknown) {
      if (key !== '') places.push([this, key]);
      return value;
    });
  } catch {
    return text;
  }
  const [holder, key] = places[within(places.length, at)] ?? [];
  if (!holder || key === undefined) return text;
  if (how === 'leave out') delete holder[key];
  else if (how === 'repeat' && Array.isArray(holder)) holder.push(holder[Number(key)]);
  else if (how === 'rename' || how === 'add') {
    holder[mark] = holder[key];
    if (how === 'rename') delete holder[key];
  } else holder[key] = mark;
  return JSON.stringify(root).replace(JSON.stringify(mark), () => by);
}

/** The text with one field, found by a share of those that there are, as somebody may have written it by hand. */
function editJson(text: string, at: number, by: number) {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return text;
  }
  const places = findEditable(root);
  const place = places[within(places.length, at)];
  const values = edits[place?.field ?? ''] ?? [];
  if (!place) return text;
  place.holder[place.field] = values[within(values.length, by)];
  return JSON.stringify(root);
}

/** What may become of one text, and what that is called. */
export const textMutation: fc.Arbitrary<[string, (text: string) => string]> = fc.oneof(
  share.map((at): [string, (text: string) => string] => ['cut off', (text) => text.slice(0, within(text.length, at))]),
  share.map((at): [string, (text: string) => string] => [
    'cut at its start',
    (text) => text.slice(within(text.length, at)),
  ]),
  fc.tuple(share, fc.nat(0xffff)).map(([at, unit]): [string, (text: string) => string] => [
    'one character replaced',
    (text) => {
      const place = within(text.length, at);
      return text.slice(0, place) + String.fromCharCode(unit) + text.slice(place + 1);
    },
  ]),
  fc.tuple(share, fc.nat(6)).map(([at, bit]): [string, (text: string) => string] => [
    'one bit flipped',
    (text) => {
      const place = within(text.length, at);
      return text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ (1 << bit)) + text.slice(place + 1);
    },
  ]),
  fc.tuple(share, share).map(([at, end]): [string, (text: string) => string] => [
    'a piece gone',
    (text) => {
      const place = within(text.length, at);
      return text.slice(0, place) + text.slice(place + within(text.length - place, end));
    },
  ]),
  share.map((at): [string, (text: string) => string] => [
    'a piece twice',
    (text) => text.slice(0, within(text.length, at)) + text,
  ]),
  fc
    .constantFrom(
      '',
      'null',
      '[]',
      '{}',
      '0',
      '"x"',
      'NaN',
      'undefined',
      '\ufeff',
      '\ud800',
      '\0',
      '[null]',
      deep(9000),
    )
    .map((by): [string, (text: string) => string] => ['something else', () => by]),
  fc
    .constantFrom<[string, string]>(['\ufeff', ''], ['', '\0'], [' ', '\n'], ['', ','], ['[', ']'], ['"', '"'])
    .map(([before, after]): [string, (text: string) => string] => [
      'something around it',
      (text) => before + text + after,
    ]),
  fc
    .tuple(share, fc.constantFrom('replace', 'replace', 'replace', 'repeat', 'leave out'), intruders)
    .map(([at, how, by]): [string, (text: string) => string] => [
      `${how} a value`,
      (text) => changeJson(text, at, how, by),
    ]),
  fc
    .tuple(share, share)
    .map(([at, by]): [string, (text: string) => string] => ['a field edited', (text) => editJson(text, at, by)]),
  fc
    .tuple(share, fc.constantFrom('rename', 'add'), names)
    .map(([at, how, by]): [string, (text: string) => string] => [
      `${how} the name ${by}`,
      (text) => changeJson(text, at, how, JSON.stringify(by)),
    ]),
);

const keyAt = (texts: Texts, at: number) => [...texts.keys()][within(texts.size, at)] ?? 'reg/claims/CL-1';

const heads = [...kindNames, 'settings', 'session'];
const versions = [
  '0',
  '-1',
  '1',
  '2',
  '3',
  '4',
  '99',
  '1.5',
  '1e9',
  '1e999',
  '"2"',
  'null',
  'true',
  '{}',
  '[1]',
  'NaN',
  '',
];
const sequences = [
  '',
  '0',
  '-3',
  '1',
  '7',
  'NaN',
  '1e3',
  '0x10',
  ' 12 ',
  '1e999',
  '9007199254740991',
  '9007199254740993',
  '{}',
];
const oddIds = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'a/b',
  'CL-1~2',
  '\ud800',
  ' ',
  '%2F',
];

/** Everything that may become of the stored register. */
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(share, textMutation).map(([at, [name, change]]): Mutation => ({
      name,
      change: (texts) => {
        const key = keyAt(texts, at);
        texts.set(key, change(texts.get(key) ?? ''));
      },
    })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(share, share, share).map(([one, at, by]): Mutation => ({
      name: 'a field of a claim or a payment edited',
      change: (texts) => {
        const keys = [...texts.keys()].filter((key) => /^reg\/(claims|payments)\//.test(key));
        const key = keys[within(keys.length, one)];
        if (key !== undefined) texts.set(key, editJson(texts.get(key) ?? '', at, by));
      },
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(share, share).map(([one, other]): Mutation => ({
      name: 'two texts swapped',
      change: (texts) => {
        const [a, b] = [keyAt(texts, one), keyAt(texts, other)];
        const [textA, textB] = [texts.get(a) ?? '', texts.get(b) ?? ''];
        texts.set(a, textB).set(b, textA);
      },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(share, share).map(([one, other]): Mutation => ({
      name: 'a text over another',
      change: (texts) => texts.set(keyAt(texts, one), texts.get(keyAt(texts, other)) ?? ''),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(share, fc.constantFrom(...heads), fc.boolean()).map(([at, slice, moved]): Mutation => ({
      name: `a text under the slice ${slice}`,
      change: (texts) => {
        const key = keyAt(texts, at);
        const text = texts.get(key) ?? '';
        if (moved) texts.delete(key);
        texts.set(`reg/${slice}/${key.split('/').slice(2).join('/')}`, text);
      },
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(share, fc.constantFrom(...oddIds), fc.boolean(), fc.boolean())
      .map(([at, id, moved, renamed]): Mutation => ({
        name: `a record under the id ${id}`,
        change: (texts) => {
          const key = keyAt(texts, at);
          const text = texts.get(key) ?? '';
          if (moved) texts.delete(key);
          const slice = key.split('/')[1] ?? 'claims';
          const own = renamed ? text.replace(/"id":"[^"]*"/, () => `"id":${JSON.stringify(id)}`) : text;
          texts.set(`reg/${slice}/${id}`, own);
        },
      })),
  },
  {
    weight: 2,
    arbitrary: share.map((at): Mutation => ({ name: 'a key gone', change: (texts) => texts.delete(keyAt(texts, at)) })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...heads), fc.constantFrom(...versions)).map(([slice, version]): Mutation => ({
      name: `version ${version} in the head of ${slice}`,
      change: (texts) => {
        const head = texts.get(`reg/${slice}`) ?? '{"version":1}';
        texts.set(
          `reg/${slice}`,
          head.replace(/"version":[^,}]*/, () => `"version":${version}`),
        );
      },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...heads, 'sequence').map((name): Mutation => ({
      name: `${name} gone`,
      change: (texts) => texts.delete(`reg/${name}`),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...sequences).map((text): Mutation => ({
      name: `sequence ${text}`,
      change: (texts) => texts.set('reg/sequence', text),
    })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'reg',
          'theme',
          'reg/',
          'reg/unknown/CL-1',
          'reg/set-aside/claims/CL-1',
          'reg/set-aside/',
          'reg/claims~2',
        ),
        intruders,
      )
      .map(([key, text]): Mutation => ({ name: `the key ${key}`, change: (texts) => texts.set(key, text) })),
  },
);
