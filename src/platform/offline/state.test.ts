import { after, atStart, type OfflineEvent, type OfflineState } from './state';

const inTurn = (...events: OfflineEvent[]): OfflineState => events.reduce(after, atStart);

const waits: OfflineEvent = { type: 'version waits' };
const takenOver: OfflineEvent = { type: 'another version took over' };

describe('a new version', () => {
  test('is ready, and comes in when asked', () => {
    expect(inTurn(waits).update).toBe('ready');
    expect(inTurn(waits, { type: 'update asked' }).update).toBe('changing');
  });

  test('is not asked in before it is there', () => {
    expect(inTurn({ type: 'update asked' })).toEqual(atStart);
  });

  test('put off stays ready, and can be called back', () => {
    const putOff = inTurn(waits, { type: 'postponed' });
    expect(putOff).toMatchObject({ update: 'ready', postponed: true });
    // Another look finds the same one.
    expect(after(putOff, waits)).toBe(putOff);
    expect(after(putOff, { type: 'recalled' }).postponed).toBe(false);
  });

  test.each<[string, OfflineEvent[]]>([
    ['not heard of', []],
    ['ready', [waits]],
    ['put off', [waits, { type: 'postponed' }]],
  ])('%s here, that another tab let in is told', (_case, before) => {
    expect(inTurn(...before, takenOver)).toMatchObject({ update: 'replaced', postponed: false });
  });

  test('that comes in where it was asked for is no news', () => {
    expect(inTurn(waits, { type: 'update asked' }, takenOver).update).toBe('changing');
  });

  test('after one that another tab let in leads to the same: a reload', () => {
    expect(inTurn(waits, takenOver, waits).update).toBe('replaced');
    expect(inTurn(takenOver, { type: 'postponed' }, takenOver).postponed).toBe(true);
  });
});

describe('what lies on the device', () => {
  const pages: OfflineEvent = { type: 'held', holding: 'pages' };

  test('is fetched, then held', () => {
    expect(inTurn({ type: 'fetching' }).kept).toBe('fetching');
    expect(inTurn({ type: 'fetching' }, pages).kept).toBe('pages');
    expect(inTurn(pages, { type: 'held', holding: 'all' }).kept).toBe('all');
  });

  test('stays in sight while more is fetched', () => {
    expect(inTurn(pages, { type: 'fetching' }).kept).toBe('pages');
  });

  test('is fetched anew after it could not be', () => {
    expect(inTurn({ type: 'refused' }, { type: 'fetching' }).kept).toBe('fetching');
  });
});
