import { migrate, type Versions } from './versions';

test('what is stored goes through every version between its own and the present one, in their order', () => {
  const noted = (version: number) => (stored: unknown) => [...(stored as number[]), version];
  const shape: Versions = { version: 4, migrations: { 2: noted(2), 3: noted(3), 4: noted(4) } };
  expect(migrate(shape, [], 1)).toEqual([2, 3, 4]);
  expect(migrate(shape, [], 3)).toEqual([4]);
  expect(migrate(shape, [], 4)).toEqual([]);
  // What a newer portal wrote is tried as it is.
  expect(migrate(shape, [], 9)).toEqual([]);
});

test('a migration that throws is told to whoever asked', () => {
  const broken = () => {
    throw new Error('Not an object');
  };
  expect(() => migrate({ version: 2, migrations: { 2: broken } }, 7, 1)).toThrow('Not an object');
});
