import { askToKeepStorage, readStorageStatus } from './storageStatus';

const give = (storage: unknown) => Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });

afterEach(() => {
  localStorage.clear();
  give(undefined);
});

test('records are counted in characters, keys included', async () => {
  localStorage.setItem('reg/claims', '1234');
  localStorage.setItem('other', 'é');
  expect(await readStorageStatus()).toEqual({
    usage: undefined,
    quota: undefined,
    persisted: undefined,
    recordUnits: 'reg/claims'.length + 4 + 'other'.length + 1,
  });
});

test('the rest is what the browser says', async () => {
  give({ estimate: async () => ({ usage: 3, quota: 100 }), persisted: async () => true });
  expect(await readStorageStatus()).toEqual({ usage: 3, quota: 100, persisted: true, recordUnits: 0 });
});

test('a browser that refuses to say is taken at its word', async () => {
  give({ estimate: () => Promise.reject(new Error('private')), persisted: async () => true });
  expect(await readStorageStatus()).toEqual({ recordUnits: 0 });
});

test.each([
  [false, 1],
  [true, 0],
])('a browser that keeps all already (%s) is not asked again', async (persisted, times) => {
  const persist = jest.fn(async () => true);
  give({ persisted: async () => persisted, persist });
  await askToKeepStorage();
  expect(persist).toHaveBeenCalledTimes(times);
});

test('a browser that refuses to be asked, or cannot be, is left alone', async () => {
  give({ persisted: async () => false, persist: () => Promise.reject(new Error('private')) });
  await askToKeepStorage();
  give(undefined);
  await askToKeepStorage();
});
