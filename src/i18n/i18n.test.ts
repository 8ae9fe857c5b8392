import { i18n } from './i18n';

test('the English sentence is its own key, colons and full stops included', () => {
  expect(i18n.t('Note: Approved. Pay within 30 days.')).toBe('Note: Approved. Pay within 30 days.');
});

test('names are shown as written', () => {
  expect(i18n.t('Claim of {{name}}', { name: "O'Neil & Sons <Ltd>" })).toBe("Claim of O'Neil & Sons <Ltd>");
});

test('a text that asks for another sentence is shown as written', () => {
  expect(i18n.t('Claim of {{name}}', { name: '$t(Claims)' })).toBe('Claim of $t(Claims)');
  expect(i18n.t('$t(Claims) {{name}}')).toBe('$t(Claims) {{name}}');
});

test('a name that would turn the words beside it keeps to itself', () => {
  expect(i18n.t('By {{name}} on {{when}}', { name: 'Ali\u202e', when: '01/02/2026' })).toBe('By Ali on 01/02/2026');
  expect(i18n.t('By {{name}} on {{when}}', { name: 'علي\u2069', when: '01/02/2026' })).toBe(
    'By \u2068علي\u2069 on 01/02/2026',
  );
});

test.each([
  [0, '0 claims'],
  [1, '1 claim'],
  [2, '2 claims'],
])('counts: %d', (count, text) => {
  expect(i18n.t('{{count}} claims', { count })).toBe(text);
});
