import { buildFile } from '../../test/builders';
import { official } from '../../documents/pdf/words';
import { describePhoto } from './describePhoto';
import { findPhotoFacts, takenAt, type CameraTags } from './photoFacts';
import { momentOffers, placeOffers } from './photoOffers';

const now = '2026-11-20T08:00:00.000Z';
const find = (tags: CameraTags) => findPhotoFacts(tags, now);
const moment = { DateTimeOriginal: '2026:08:12 14:03:22' };
const position = {
  GPSLatitude: [0, 8, 35.52],
  GPSLatitudeRef: 'S',
  GPSLongitude: [30, 5, 13.56],
  GPSLongitudeRef: 'E',
};
const place = { latitude: -0.1432, longitude: 30.0871 };

describe('what a camera wrote', () => {
  test.each<[string, CameraTags, object | undefined]>([
    ['moment, offset and position', { ...moment, OffsetTimeOriginal: '+03:00', ...position }, { offset: '+03:00' }],
    ['no offset', { ...moment, ...position }, {}],
    ['an offset that is none', { ...moment, OffsetTimeOriginal: 'EAT', ...position }, {}],
    ['an offset of no zone', { ...moment, OffsetTimeOriginal: '+29:00', ...position }, {}],
  ])('is kept: %s', (_what, tags, more) => {
    expect(find(tags)).toEqual({ takenOn: '2026-08-12T14:03', ...place, ...more });
  });

  test.each<[string, unknown]>([
    ['a clock that was never set', '0000:00:00 00:00:00'],
    ['a clock that begins with the century', '2000:01:01 00:03:11'],
    ['a year before', '1999:12:31 10:00:00'],
    ['the future', '2026:11:20 11:01:00'],
    ['no such day', '2026:02:30 10:00:00'],
    ['no such hour', '2026:02:03 25:00:00'],
    ['words', 'yesterday'],
    ['spaces', '    :  :     :  :  '],
    ['a number', 20260812],
    ['several', ['2026:08:12 14:03:22']],
    ['nothing', undefined],
  ])('is no moment: %s', (_what, DateTimeOriginal) => {
    expect(find({ DateTimeOriginal, ...position })).toEqual(place);
    expect(find({ DateTimeOriginal })).toBeUndefined();
  });

  test('is a moment up to now, by the clock of its zone', () => {
    expect(find({ DateTimeOriginal: '2026:11:20 11:00:00' })).toEqual({ takenOn: '2026-11-20T11:00' });
    expect(find({ DateTimeOriginal: '2026-11-20T13:00:00', OffsetTimeOriginal: '+09:00' })).toBeDefined();
    expect(find({ DateTimeOriginal: '2026:11:20 09:00:00', OffsetTimeOriginal: '+00:00' })).toBeUndefined();
  });

  test.each<[string, CameraTags]>([
    ['0, 0', { ...position, GPSLatitude: [0, 0, 0], GPSLongitude: [0, 0, 0] }],
    ['beyond the pole', { ...position, GPSLatitude: [91, 0, 0] }],
    ['beyond the date line', { ...position, GPSLongitude: [180, 0, 1] }],
    ['61 minutes', { ...position, GPSLatitude: [0, 61, 0] }],
    ['less than nothing', { ...position, GPSLatitude: [0, -8, 0] }],
    ['divided by nothing', { ...position, GPSLatitude: [NaN, 8, 35] }],
    ['without end', { ...position, GPSLongitude: [Infinity, 8, 35] }],
    ['on neither side of the equator', { ...position, GPSLatitudeRef: undefined }],
    ['on a side of that name', { ...position, GPSLatitudeRef: 'constructor' }],
    ['half a position', { ...position, GPSLongitude: undefined }],
    ['of two parts', { ...position, GPSLatitude: [0, 8] }],
    ['a text', { ...position, GPSLatitude: '0.1432' }],
  ])('is no position: %s', (_what, tags) => {
    expect(find({ ...moment, ...tags })).toEqual({ takenOn: '2026-08-12T14:03' });
  });

  test('may be on the equator', () => {
    expect(find({ ...position, GPSLatitude: [0, 0, 0] })).toEqual({ latitude: 0, longitude: 30.0871 });
  });
});

test('a clock without a zone is one of Kampala', () => {
  expect(takenAt({ takenOn: '2026-08-12T14:03' })).toBe('2026-08-12T11:03:00.000Z');
  expect(takenAt({ takenOn: '2026-08-12T14:03', offset: '-04:30' })).toBe('2026-08-12T18:33:00.000Z');
  expect(takenAt(place)).toBeUndefined();
});

test('a photo says when it was taken by the time of Kampala, and how far from the mark', () => {
  const facts = { takenOn: '2026-08-12T23:30', offset: '+00:00', ...place };
  const say = (photo: object, mark?: typeof place) => describePhoto(photo, mark, official);
  expect(say(facts, { ...place, latitude: -0.1252 })).toBe('13/08/2026, 02:30, 2\u00a0km from the mark');
  expect(say(facts, place)).toBe('13/08/2026, 02:30, 0\u00a0m from the mark');
  expect(say(facts)).toBe('13/08/2026, 02:30, at -0.1432, 30.0871');
  expect(say({ takenOn: facts.takenOn }, place)).toBe('12/08/2026, 23:30');
  expect(say(place, { ...place, longitude: 30.0841 })).toBe('330\u00a0m from the mark');
});

describe('what photos offer', () => {
  const taken = (name: string, photo: object) => buildFile({ id: name, name, photo });
  const photos = [
    taken('later.jpg', { takenOn: '2026-08-14T09:00', latitude: -0.1432, longitude: 30.0871 }),
    taken('evening.jpg', { takenOn: '2026-08-12T19:00', latitude: -0.14321, longitude: 30.0871 }),
    // It is the 12th in Kampala already.
    taken('first.jpg', { takenOn: '2026-08-11T23:30', offset: '+00:00', latitude: 51.5, longitude: 0.1 }),
    taken('next.jpg', { latitude: 0.3, longitude: 32.5 }),
    buildFile({ id: 'none', name: 'none.jpg' }),
  ];

  test('the first moment of each day in Kampala', () => {
    const offers = [
      { day: '2026-08-12', time: '02:30', name: 'first.jpg' },
      { day: '2026-08-14', time: '09:00', name: 'later.jpg' },
    ];
    expect(momentOffers(photos, '2026-11-20')).toEqual(offers);
    expect(momentOffers(photos, '2026-08-13')).toEqual(offers.slice(0, 1));
    expect(momentOffers(photos, '2026-11-20', '2026-08-13')).toEqual(offers.slice(1));
  });

  test('the places in Uganda, those beside each other once', () => {
    expect(placeOffers(photos)).toEqual([
      { ...place, name: 'later.jpg' },
      { latitude: 0.3, longitude: 32.5, name: 'next.jpg' },
    ]);
  });

  test('no more than three of either', () => {
    const many = [1, 2, 3, 4].map((day) =>
      taken(`${day}.jpg`, { takenOn: `2026-08-0${day}T09:00`, latitude: day / 10, longitude: 32.5 }),
    );
    expect([momentOffers(many, '2026-11-20').length, placeOffers(many).length]).toEqual([3, 3]);
  });
});
