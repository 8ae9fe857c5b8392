import { placeNames, type Lettering, type MapLabel } from './mapLabels';
import { fit, pointUnder, viewOfOutline, wholeCountry } from './mapView';
import { outlines } from './outlines';

const lettering: Lettering = { line: 14, widthOf: (text) => text.length * 6.4 };

/** A phone, and a column of a page. */
const frames = [
  { width: 296, height: 296 },
  { width: 640, height: 420 },
];

function boxOf({ lines, x, top, align }: MapLabel) {
  const width = Math.max(...lines.map((text) => lettering.widthOf(text, 'area')));
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  return { left, top, right: left + width, bottom: top + lines.length * lettering.line };
}

test('names never touch each other or the edge, in any district, on a phone and on a desk', () => {
  for (const frame of frames) {
    for (const view of [wholeCountry, ...outlines.map(({ outline }) => viewOfOutline(outline))]) {
      const { labels } = placeNames({ view, frame, lettering, home: undefined, mark: undefined });
      const boxes = labels.map(boxOf);
      boxes.forEach((a, index) => {
        expect(a.left >= 0 && a.top >= 0 && a.right <= frame.width && a.bottom <= frame.height).toBe(true);
        for (const b of boxes.slice(index + 1)) {
          expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
        }
      });
    }
  }
});

test('the home district is named wherever a map of it is drawn', () => {
  for (const frame of frames) {
    for (const { outline } of outlines) {
      const { labels } = placeNames({ view: viewOfOutline(outline), frame, lettering, home: outline, mark: undefined });
      expect(labels.filter(({ of }) => of === 'home')).toHaveLength(1);
    }
  }
});

test('a map of Kasese names the park in it and the districts around it', () => {
  const { areas, labels } = placeNames({
    view: viewOfOutline('kasese'),
    frame: { width: 640, height: 420 },
    lettering,
    home: 'kasese',
    mark: undefined,
  });
  expect(areas.map(({ name }) => name)).toContain('Rwenzori Mountains National Park');
  const texts = labels.map(({ lines }) => lines.join(' '));
  expect(texts[0]).toBe('Kasese');
  expect(texts).toContain('Rwenzori Mountains National Park');
  expect(texts).toContain('Rubirizi');
});

test('no name hides the mark', () => {
  const options = { view: viewOfOutline('kasese'), frame: { width: 640, height: 420 }, lettering, home: 'kasese' };
  const [home] = placeNames({ ...options, mark: undefined }).labels;
  if (!home) throw new Error('Kasese is not named');
  const mark = pointUnder(fit(options.view, options.frame), { x: home.x, y: home.top + 7 });
  const [moved] = placeNames({ ...options, mark }).labels;
  expect(moved?.lines).toEqual(['Kasese']);
  expect(moved?.top).not.toBe(home.top);
});
