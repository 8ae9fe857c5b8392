import { i18n } from './i18n';

test('the English sentence is its own key, colons and full stops included', () => {
  expect(i18n.t('Note: Approved. Pay within 30 days.')).toBe('Note: Approved. Pay within 30 days.');
});

test('names are shown as written', () => {
  expect(i18n.t('Claim of {{name}}', { name: "O'Neil & Sons <Ltd>" })).toBe("Claim of O'Neil & Sons <Ltd>");
});

test.each([
  [0, '0 claims'],
  [1, '1 claim'],
  [2, '2 claims'],
])('counts: %d', (count, text) => {
  expect(i18n.t('{{count}} claims', { count })).toBe(text);
});
