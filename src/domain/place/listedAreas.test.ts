import { protectedAreaNames } from '../incident/incidents';
import { areasNear, findListedArea, listedAreas, nearbyKilometres } from './listedAreas';
import { isInUganda } from './location';

const namesNear = (latitude: number, longitude: number) => areasNear({ latitude, longitude }).map(({ name }) => name);

test('every area of the list has a kind that the form knows, a name of its own, and lies in Uganda', () => {
  expect(new Set(listedAreas.map(({ name }) => name)).size).toBe(34);
  for (const { kind, point } of listedAreas) {
    expect(protectedAreaNames).toContain(kind);
    if (point) expect(isInUganda(point.latitude, point.longitude)).toBe(true);
  }
});

test('areas near Lake Katwe are offered the nearest first', () => {
  expect(namesNear(-0.13, 29.88).slice(0, 2)).toEqual(['Queen Elizabeth National Park', 'Kyambura Wildlife Reserve']);
});

test('an area counts as nearby up to the limit, to the north, south, east and west', () => {
  const { latitude, longitude } = findListedArea('Kidepo Valley National Park')?.point ?? { latitude: 0, longitude: 0 };
  const degrees = nearbyKilometres / 111.2;
  const beside = [
    [degrees, 0],
    [-degrees, 0],
    [0, degrees],
    [0, -degrees],
  ] as const;
  for (const [north, east] of beside) {
    expect(namesNear(latitude + north * 0.98, longitude + east * 0.98)).toContain('Kidepo Valley National Park');
    expect(namesNear(latitude + north * 1.02, longitude + east * 1.02)).not.toContain('Kidepo Valley National Park');
  }
});

test('where there is none nearby, none is offered', () => {
  expect(namesNear(0.6, 33.5)).toEqual([]);
});

test('a name is found however its letters are cased', () => {
  expect(findListedArea(' kibale national park ')?.kind).toBe('national_park');
  expect(findListedArea('Kyambura Wildlife Reserve')?.kind).toBe('game_reserve');
  expect(findListedArea('Kibale')).toBeUndefined();
});
