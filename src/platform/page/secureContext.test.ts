import { missingBrowserNeeds } from './secureContext';

const whole = { isSecureContext: true, navigator: { locks: {} }, indexedDB: {}, localStorage: {} };

test('a whole browser lacks nothing', () => {
  expect(missingBrowserNeeds(whole)).toEqual([]);
});

test('a plain http address lacks the secure context and the locks that come with it', () => {
  expect(missingBrowserNeeds({ ...whole, isSecureContext: false, navigator: {} })).toEqual(['secure-context', 'locks']);
});

test('a missing storage is named', () => {
  expect(missingBrowserNeeds({ ...whole, indexedDB: undefined })).toEqual(['indexed-db']);
});

test('a storage that may not even be asked for is named', () => {
  const blocked = {
    ...whole,
    get localStorage(): unknown {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(missingBrowserNeeds(blocked)).toEqual(['local-storage']);
});
