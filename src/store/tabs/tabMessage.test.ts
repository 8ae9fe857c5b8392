import { isTabMessage } from './tabMessage';

const event = { type: 'claims/noted', payload: {}, meta: {} };

test.each([
  { kind: 'deed', sequence: 7, event },
  { kind: 'deed', sequence: 7 },
  { kind: 'draft', event },
  { kind: 'signedOut', sessionId: 'SESSION-1' },
])('%j is a message of a tab, with the version of its data', (message) => {
  expect(isTabMessage({ ...message, version: '1.2' })).toBe(true);
  expect(isTabMessage(message)).toBe(false);
});

test.each([
  undefined,
  null,
  7,
  'deed',
  [],
  {},
  { kind: 'deed' },
  { kind: 'deed', sequence: '7', event },
  { kind: 'deed', sequence: 0, event },
  { kind: 'deed', sequence: -1 },
  { kind: 'deed', sequence: 1.5 },
  { kind: 'draft' },
  { kind: '__proto__', sequence: 7 },
  { kind: 'constructor', event },
  { kind: 'signedOut' },
  { kind: 'signedOut', sessionId: 7 },
])('%j is none', (message) => {
  expect(isTabMessage(message)).toBe(false);
  if (typeof message === 'object') expect(isTabMessage({ ...message, version: '1.2' })).toBe(false);
});
