import { placeNames, type Lettering, type MapLabel } from '../../domain/place/mapLabels';
import { boxAround, fit, onFrame } from '../../domain/place/mapView';
import { outlines, spotOf, type Spot } from '../../domain/place/outlines';
import { placeFacts } from '../../domain/place/placeFacts';
import { mapFrame, mapLetters, type PlaceOnPaper } from './paper';
import { colours, lineHeight, makeRoom, margin, setTextStyle, type PdfSheet, type TextLook } from './sheet';

const looks: Record<MapLabel['of'], TextLook> = {
  home: { size: mapLetters, style: 'bold' },
  district: { size: mapLetters, colour: colours.secondary },
  area: { size: mapLetters, colour: colours.ochre },
};

const aligned = { start: 'left', middle: 'center', end: 'right' } as const;

/** The ground beside the land, the district that stands out, and the lines between districts. */
const tints = { ground: '#F6F7F2', home: '#E1EAE4', line: '#8B958E' };

/** Draws the place in its district with the protected areas around it. What it shows, words beside it say. */
export function drawPlaceMap(
  sheet: PdfSheet,
  { place, district }: PlaceOnPaper,
  print: (text: string) => string,
): void {
  makeRoom(sheet, mapFrame.height + 2);
  const { doc, y: top } = sheet;
  const left = margin.side;
  const { view, outline: home } = placeFacts(place, district);
  const layout = fit(view, mapFrame);
  const onPaper = ({ x, y }: Spot): Spot => ({ x: x + left, y: y + top });

  doc.saveGraphicsState();
  doc.rect(left, top, mapFrame.width, mapFrame.height, null);
  doc.clip();
  doc.discardPath();
  doc.setFillColor(tints.ground);
  doc.rect(left, top, mapFrame.width, mapFrame.height, 'F');
  doc.setDrawColor(tints.line);
  doc.setLineWidth(0.15);
  for (const { outline, edges } of outlines) {
    doc.setFillColor(outline === home ? tints.home : '#FFFFFF');
    for (const edge of edges) drawShape(sheet, edge.map((spot) => onFrame(layout, spot)).map(onPaper), { left, top });
  }

  const lettering: Lettering = {
    line: lineHeight(mapLetters),
    widthOf: (text, of) => {
      setTextStyle(sheet, looks[of], text);
      return doc.getTextWidth(text);
    },
  };
  const { areas, labels } = placeNames({ view, frame: mapFrame, lettering, home, mark: place });
  doc.setFillColor(colours.ochre);
  for (const { spot } of areas) {
    const { x, y } = onPaper(spot);
    doc.triangle(x - 1.2, y, x + 1.2, y, x, y - 1.2, 'F');
    doc.triangle(x - 1.2, y, x + 1.2, y, x, y + 1.2, 'F');
  }
  for (const { of, lines, x, top: labelTop, align } of labels) {
    lines.forEach((line, index) => {
      const spot = onPaper({ x, y: labelTop + lettering.line * (index + 0.72) });
      writeOnMap(sheet, print(line), spot, looks[of], aligned[align]);
    });
  }
  drawPin(sheet, onPaper(onFrame(layout, spotOf(place))));
  doc.restoreGraphicsState();

  doc.setDrawColor(tints.line);
  doc.setLineWidth(0.2);
  doc.rect(left, top, mapFrame.width, mapFrame.height, 'S');
  sheet.y += mapFrame.height + 2;
}

/** A closed shape on the map, unless none of it is in sight. */
function drawShape({ doc }: PdfSheet, spots: readonly Spot[], { left, top }: { left: number; top: number }): void {
  const [first] = spots;
  const box = boxAround(spots);
  const isInSight =
    box.right >= left && box.left <= left + mapFrame.width && box.bottom >= top && box.top <= top + mapFrame.height;
  if (!first || !isInSight) return;
  const steps = spots.slice(1).map(({ x, y }, index) => {
    const before = spots[index] ?? first;
    return [x - before.x, y - before.y];
  });
  doc.lines(steps, first.x, first.y, [1, 1], 'FD', true);
}

/** Letters with a white edge, which lines below do not cross. */
function writeOnMap(sheet: PdfSheet, text: string, { x, y }: Spot, look: TextLook, align: 'left' | 'center' | 'right') {
  const { doc } = sheet;
  setTextStyle(sheet, look, text);
  doc.setDrawColor('#FFFFFF');
  doc.setLineWidth(0.6);
  doc.text(text, x, y, { align, renderingMode: 'stroke' });
  doc.text(text, x, y, { align, renderingMode: 'fill' });
}

/** A pin whose point is at the place. */
function drawPin({ doc }: PdfSheet, { x, y }: Spot): void {
  doc.setFillColor(colours.ink);
  doc.triangle(x, y, x - 1.5, y - 3.6, x + 1.5, y - 3.6, 'F');
  doc.circle(x, y - 4.4, 1.9, 'F');
  doc.setFillColor('#FFFFFF');
  doc.circle(x, y - 4.4, 0.75, 'F');
}
