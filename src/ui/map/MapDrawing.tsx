import { styled } from '@mui/material/styles';
import { memo, useMemo, type SVGProps } from 'react';
import { placeNames, type Lettering } from '../../domain/place/mapLabels';
import { fit, onFrame, type MapView } from '../../domain/place/mapView';
import { outlines, spotOf, type Point } from '../../domain/place/outlines';
import type { MeasuredFrame } from './useFrame';

const Drawing = styled('svg')(({ theme }) => {
  const { background, text, outline, primary, accent } = theme.vars.palette;
  return {
    display: 'block',
    width: '100%',
    height: '100%',
    backgroundColor: background.default,
    '& .land': { fill: background.paper, stroke: outline, strokeWidth: 0.75, strokeLinejoin: 'round' },
    '& .land.home': { fill: `color-mix(in srgb, ${primary.main} 14%, ${background.paper})` },
    '& .area': { fill: accent.main, stroke: background.paper, strokeWidth: 1 },
    '& text': {
      fill: text.secondary,
      stroke: background.paper,
      strokeWidth: 3,
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
      fontSize: '1em',
      userSelect: 'none',
    },
    '& text.home': { fill: text.primary, fontWeight: 600 },
    '& text.area': { fill: accent.main, strokeWidth: 3 },
    '& .mark': { fill: text.primary, stroke: background.paper, strokeWidth: 1.5 },
  };
});

/** A little more than the typeface needs on average, so that a name of wide letters finds its room too. */
const widthOfLetter = { home: 0.64, district: 0.58, area: 0.58 } as const;

/** @param letters their size in pixels */
export const letteringOf = (letters: number): Lettering => ({
  line: letters * 1.25,
  widthOf: (text, of) => text.length * letters * widthOfLetter[of],
});

/** Its point is at 0,0. */
const pin = 'M0 0C-2-8-9-11-9-18A9 9 0 0 1 9-18C9-11 2-8 0 0ZM0-21.5A3.5 3.5 0 1 0 0-14.5A3.5 3.5 0 1 0 0-21.5Z';

/** A finger's size. */
const grip = 22;

type MapDrawingProps = {
  view: MapView;
  frame: MeasuredFrame;
  /** The district that stands out, by its outline. */
  home: string | undefined;
  mark: Point | undefined;
} & Omit<SVGProps<SVGSVGElement>, 'ref' | 'width' | 'height'>;

/** Districts, protected areas and the mark. It says nothing to a screen reader: words beside it do. */
export function MapDrawing({ view, frame, home, mark, ...svg }: MapDrawingProps) {
  const { width, height, letters } = frame;
  const layout = fit(view, frame);
  const lettering = useMemo(() => letteringOf(letters), [letters]);
  const names = useMemo(
    () => placeNames({ view, frame: { width, height }, lettering, home, mark }),
    [view, width, height, lettering, home, mark],
  );
  const spot = mark && onFrame(layout, spotOf(mark));
  return (
    <Drawing {...svg} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable={false}>
      <g transform={`translate(${layout.left} ${layout.top}) scale(${layout.scale})`}>
        <Land home={home} />
      </g>
      {names.areas.map(({ name, spot: { x, y } }) => (
        <path key={name} className="area" d="M0-5.5 5.5 0 0 5.5-5.5 0Z" transform={`translate(${x} ${y})`} />
      ))}
      {names.labels.map(({ of, lines, x, top, align }) => (
        <text lang="en" key={lines.join(' ')} className={of} textAnchor={align}>
          {lines.map((line, index) => (
            <tspan key={line} x={x} y={top + lettering.line * (index + 0.8)}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {spot && (
        <g transform={`translate(${spot.x} ${spot.y})`} data-mark style={{ touchAction: 'none' }}>
          <circle r={grip} cy={-12} fill="transparent" />
          <path className="mark" d={pin} fillRule="evenodd" />
        </g>
      )}
    </Drawing>
  );
}

/** Drawn once: zooming and moving the map only lays it out anew. */
const Land = memo(function Land({ home }: { home: string | undefined }) {
  return outlines.map(({ outline, path }) => (
    <path
      key={outline}
      className={outline === home ? 'land home' : 'land'}
      d={path}
      vectorEffect="non-scaling-stroke"
      data-outline={outline}
    />
  ));
});
