import { createBackend } from '../../test/testRegister';
import { sealedBackend } from './sealedBackend';
import { headerKey } from './sealedPlaces';

const isSealed = (text: string) => text.startsWith('sealed:');

/** localStorage as it lies there, and as the portal sees it; a text opens only at the place where it was sealed. */
function open() {
  const lying = createBackend();
  const seen = sealedBackend(lying, {
    seal: (place, text) => `sealed:${place}:${text}`,
    open: (place, text) => (text.startsWith(`sealed:${place}:`) ? text.slice(`sealed:${place}:`.length) : text),
    openAll: () => Promise.reject(new Error('Nobody asks')),
    inUse: () => undefined,
  });
  return { lying, seen };
}

test.each(['reg/claims/CL-1', 'reg/session', 'reg/drafts/D', 'reg/set-aside/claims/CL-9', 'portal-import-columns'])(
  'what is written to %s lies sealed, and is read as it was written',
  (key) => {
    const { lying, seen } = open();
    seen.setItem(key, 'Grace Biira');
    expect(lying.texts.get(key)).toBe(`sealed:${key}:Grace Biira`);
    expect(seen.getItem(key)).toBe('Grace Biira');
  },
);

test.each(['reg/sequence', 'portal-last-input', headerKey])('%s lies open, for whoever has no keys yet', (key) => {
  const { lying, seen } = open();
  seen.setItem(key, '7');
  expect(lying.texts.get(key)).toBe('7');
  expect(seen.getItem(key)).toBe('7');
  // What looks sealed there was not sealed by the portal.
  lying.texts.set(key, `sealed:${key}:8`);
  expect(seen.getItem(key)).toBe(`sealed:${key}:8`);
});

test('what is not there is not there, and what was removed is gone', () => {
  const { lying, seen } = open();
  expect(seen.getItem('reg/claims/CL-1')).toBeNull();
  seen.setItem('reg/claims/CL-1', 'x');
  seen.removeItem('reg/claims/CL-1');
  expect([...lying.texts]).toEqual([]);
});

test('the keys are those of the browser', () => {
  const { seen, lying } = open();
  seen.setItem('reg/claims/CL-1', 'x');
  lying.texts.set('of another page', 'y');
  expect(Array.from({ length: seen.length }, (_, place) => seen.key(place))).toEqual([
    'reg/claims/CL-1',
    'of another page',
  ]);
  expect(seen.key(2)).toBeNull();
});

test('a browser that has no room, or gives nothing, says so as it does without a passphrase', () => {
  const { lying, seen } = open();
  lying.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  lying.getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => seen.setItem('reg/claims/CL-1', 'x')).toThrow('full');
  expect(() => seen.getItem('reg/claims/CL-1')).toThrow('denied');
  expect([...lying.texts.values()].filter(isSealed)).toEqual([]);
});
