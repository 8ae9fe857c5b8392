import { cellText } from './cellText';

test.each([
  ['shillings', 1_250_000, 'UGX\u00a01,250,000'],
  ['number', 1234.5, '1,234.5'],
  ['average', 6, '6.0'],
  ['percent', 12.5, '12.5\u00a0%'],
  ['day', '2026-11-05', '05/11/2026'],
  ['instant', '2026-11-20T22:05:00.000Z', '21/11/2026, 01:05'],
  ['text', '2026-11-05', '2026-11-05'],
  ['shillings', 'Total', 'Total'],
  ['instant', 'Total', 'Total'],
  ['day', 'Total', 'Total'],
  ['shillings', 0, 'UGX\u00a00'],
  ['shillings', undefined, ''],
  ['day', '', ''],
] as const)('a cell of kind %s that holds %p reads %p', (kind, cell, text) => {
  expect(cellText(kind, cell)).toBe(text);
});
