import { i18n } from './i18n';
import { speak } from './speak';

let connected = false;
jest.mock('./lg.json', () => {
  if (!connected) throw new Error('no connection');
  return { Claims: 'Okusaba' };
});

test('words that cannot be loaded leave the language as it was, and are asked for again', async () => {
  await speak('sw');
  expect(await speak('lg')).toBe(false);
  expect(i18n.t('Claims')).toBe('Madai');
  expect(document.documentElement.lang).toBe('sw');
  connected = true;
  expect(await speak('lg')).toBe(true);
  expect(i18n.t('Claims')).toBe('Okusaba');
});
