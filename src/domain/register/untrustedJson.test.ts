import { runAtOnce, runInChunks } from '../runInChunks';
import { findForbiddenName } from './untrustedJson';

const find = (text: string) => runAtOnce(findForbiddenName(JSON.parse(text)));

test.each(['__proto__', 'constructor', 'prototype'])('the name %s is found wherever it stands', (name) => {
  for (const text of [`{"${name}": 1}`, `[[{"a": {"${name}": null}}]]`, `{"a": [1, {"b": 2}, {"${name}": {}}]}`]) {
    expect(find(text)).toBe(name);
  }
});

test('a value or a longer name is no such name', () => {
  expect(find('{"a": "__proto__", "constructors": ["constructor"], "b": null}')).toBeUndefined();
  expect(find('3')).toBeUndefined();
  expect(find('null')).toBeUndefined();
});

test('arrays in arrays are followed to the end, and a long list rests in between', async () => {
  expect(find('['.repeat(50_000) + '{"__proto__": 1}' + ']'.repeat(50_000))).toBe('__proto__');
  let rests = 0;
  const rest = () => {
    rests += 1;
    return Promise.resolve();
  };
  expect(await runInChunks(findForbiddenName(Array.from({ length: 5000 }, () => 1)), rest)).toBeUndefined();
  expect(rests).toBe(10);
});
