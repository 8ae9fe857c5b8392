import { shareWidth } from './columnWidths';

const need = (natural: number, least = natural) => ({ natural, least });

test('what is left over is shared by width', () => {
  expect(shareWidth([need(10), need(30)], 80)).toEqual([20, 60]);
});

test('narrow columns keep their lines whole, wide ones share the rest alike', () => {
  expect(shareWidth([need(20), need(200, 10), need(300, 10)], 140)).toEqual([20, 60, 60]);
});

test('no word is broken while there is room for each', () => {
  expect(shareWidth([need(60, 60), need(200, 10), need(200, 10)], 120)).toEqual([60, 30, 30]);
});

test('with more long words than room nobody goes without', () => {
  expect(shareWidth([need(20), need(300), need(300)], 140)).toEqual([20, 60, 60]);
});

test('where a word has no room, the figures beside it stay whole', () => {
  expect(shareWidth([need(40, 25), need(90, 90), need(25)], 100)).toEqual([25, 50, 25]);
});
