import { isInUganda } from './location';

test.each([
  ['Kampala', 0.3476, 32.5825],
  ['Gulu', 2.7746, 32.299],
  ['Kasese', 0.183, 30.083],
  ['Moroto', 2.534, 34.666],
  ['Kisoro', -1.285, 29.685],
  ['Arua', 3.02, 30.91],
  ['Kidepo Valley', 3.9, 33.85],
  ['Amudat', 1.95, 34.95],
  ['Kalangala, on the islands', -0.31, 32.25],
  ['Sigulu island', 0.1, 33.8],
  ['Lake Albert', 1.6, 31.1],
  ['Lake George', 0, 30.2],
  ['the Kazinga Channel', -0.2, 29.9],
  ['Malaba border post', 0.645, 34.26],
  ['Busia border post', 0.465, 34.09],
  ['Lwakhakha border post', 0.79, 34.38],
  ['Katuna border post', -1.42, 30.01],
  ['Cyanika border post', -1.34, 29.74],
  ['Bunagana border post', -1.297, 29.596],
  ['Mutukula border post', -1, 31.416],
  ['Mpondwe border post', 0.04, 29.7247],
  ['Elegu border post', 3.56, 32.06],
  ['Oraba border post', 3.55, 30.9],
])('%s lies in Uganda', (_, latitude, longitude) => {
  expect(isInUganda(latitude, longitude)).toBe(true);
});

test.each([
  ['Kisumu', -0.09, 34.77],
  ['Kigali', -1.95, 30.06],
  ['Nairobi', -1.29, 36.82],
  ['Bukoba', -1.33, 31.81],
  ['Goma', -1.68, 29.22],
  ['Bunia', 1.56, 30.25],
  ['Beni', 0.49, 29.47],
  ['Juba', 4.85, 31.6],
  ['Kitale', 1.02, 35],
  ['Bungoma', 0.57, 34.56],
  ['Mfangano island', -0.46, 34.01],
  ['Kampala with its coordinates swapped', 32.5825, 0.3476],
  ['no fix', 0, 0],
])('%s does not', (_, latitude, longitude) => {
  expect(isInUganda(latitude, longitude)).toBe(false);
});
