import { recallWords, rememberWords } from './importWords';

beforeEach(() => localStorage.clear());

test('what a word was matched to is known for the next file, the last answer for each', () => {
  rememberWords({ 'species|wolf': 'hyena', 'crops|sim sim': 'Other' });
  rememberWords({ 'species|wolf': 'other' });
  expect(recallWords()).toEqual({ 'species|wolf': 'other', 'crops|sim sim': 'Other' });
});

test('the words matched longest ago give way', () => {
  rememberWords({ 'species|wolf': 'other' });
  rememberWords(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`crops|word ${index}`, 'Other'])));
  expect(recallWords()).not.toHaveProperty(['species|wolf']);
  expect(Object.keys(recallWords())).toHaveLength(500);
});

test.each(['{', '{"species|wolf":"other"}', '[["species|wolf"]]', 'null'])(
  'what lies there and is none is passed over: %s',
  (text) => {
    localStorage.setItem('portal-import-words', text);
    expect(recallWords()).toEqual({});
    rememberWords({ 'species|wolf': 'other' });
    expect(recallWords()).toEqual({ 'species|wolf': 'other' });
  },
);

test('a full disk is no trouble', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberWords({ 'species|wolf': 'other' })).not.toThrow();
});
