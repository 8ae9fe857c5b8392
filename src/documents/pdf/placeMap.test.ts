import { jsPDF } from 'jspdf';
import { mapFrame, type PlaceOnPaper } from './paper';
import { drawPlaceMap } from './placeMap';
import { margin, startSheet } from './sheet';

const kasese: PlaceOnPaper = { place: { latitude: 0.1699, longitude: 30.0784 }, district: 'kasese' };

/** Draws a map, and tells what is written on it, how many shapes are drawn, and the head of the pin. */
function draw(place: PlaceOnPaper, startAt?: number) {
  const doc = new jsPDF({ unit: 'mm', format: 'a4' });
  const texts: { text: string; x: number; y: number }[] = [];
  const circles: { x: number; y: number }[] = [];
  let shapes = 0;
  const { text, lines, circle } = doc;
  jest.spyOn(doc, 'text').mockImplementation((said, x, y, options) => {
    if (options?.renderingMode === 'fill') texts.push({ text: String(said), x, y });
    return text.call(doc, said, x, y, options);
  });
  jest.spyOn(doc, 'lines').mockImplementation((...drawn) => {
    shapes += 1;
    return lines.apply(doc, drawn);
  });
  jest.spyOn(doc, 'circle').mockImplementation((...drawn) => {
    circles.push({ x: drawn[0], y: drawn[1] });
    return circle.apply(doc, drawn);
  });
  const sheet = startSheet(doc, () => 'helvetica');
  if (startAt !== undefined) sheet.y = startAt;
  const top = sheet.y;
  drawPlaceMap(sheet, place, (printable) => printable);
  return { doc, sheet, texts, shapes, circles, top };
}

test('the map names the district, its neighbours and the protected areas, within its frame', () => {
  const { texts, top } = draw(kasese);
  const said = texts.map(({ text }) => text);
  expect(said).toContain('Kasese');
  expect(said).toContain('Rubirizi');
  expect(said).toContain('Rwenzori Mountains');
  for (const { x, y } of texts) {
    expect(x >= margin.side && x <= margin.side + mapFrame.width).toBe(true);
    expect(y >= top && y <= top + mapFrame.height).toBe(true);
  }
});

test('the pin stands in the frame, and districts out of sight are left out', () => {
  const { circles, shapes, sheet, top } = draw(kasese);
  for (const { x, y } of circles) {
    expect(x > margin.side && x < margin.side + mapFrame.width).toBe(true);
    expect(y > top && y < top + mapFrame.height).toBe(true);
  }
  expect(circles).toHaveLength(2);
  expect(shapes).toBeGreaterThan(5);
  expect(shapes).toBeLessThan(60);
  expect(sheet.y).toBeGreaterThanOrEqual(top + mapFrame.height);
});

test('a map that does not fit on a page begins the next', () => {
  const { doc, sheet } = draw(kasese, 260);
  expect(doc.getNumberOfPages()).toBe(2);
  expect(sheet.y).toBeCloseTo(margin.top + mapFrame.height + 2);
});

test('a place on the lake is drawn too', () => {
  expect(draw({ place: { latitude: -0.6, longitude: 32.6 }, district: 'kalangala' }).circles).toHaveLength(2);
});
