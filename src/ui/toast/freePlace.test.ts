import { findFreePlace } from './freePlace';

const room = { left: 16, top: 16, right: 1350, bottom: 752 };
const toast = { width: 400, height: 60 };
const button = { left: 100, top: 700, right: 300, bottom: 740 };

test.each([
  ['nothing in the way: at the lower left', [], { left: 16, top: 692 }],
  ['a button there: at the lower right', [button], { left: 950, top: 692 }],
  ['a bar along the lower edge: above it', [{ left: 0, top: 700, right: 1366, bottom: 768 }], { left: 16, top: 628 }],
  ['no room anywhere', [{ left: 0, top: 0, right: 1366, bottom: 768 }], undefined],
])('%s', (_what, areas, place) => {
  expect(findFreePlace(toast, room, areas)).toEqual(place);
});
