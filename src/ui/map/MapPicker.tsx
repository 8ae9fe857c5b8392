import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { districtName } from '../../domain/place/districts';
import { shapeOfDistrict } from '../../domain/place/districtShapes';
import { isInUganda } from '../../domain/place/location';
import {
  canZoomIn,
  canZoomOut,
  fit,
  keepInSight,
  moved,
  onFrame,
  pointUnder,
  viewOfOutline,
  wholeCountry,
  zoom,
} from '../../domain/place/mapView';
import { districtsOn, findOutlineAt, pointAt, spotOf, type Point, type Spot } from '../../domain/place/outlines';
import { useTranslation } from '../../i18n/useTranslation';
import { ToolButton } from '../page/ToolButton';
import { mapShape, districtWords } from './mapShape';
import { MapDrawing } from './MapDrawing';
import { roundPoint, samePoint } from '../../domain/place/points';
import { unmeasured, useFrame } from './useFrame';

/** Parts of what is in sight. */
const step = { short: 0.01, long: 0.1 };

const directions: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type MapPickerProps = {
  /** Where the mark stands, if anywhere. */
  point: Point | undefined;
  /** The claimant's district, by stored value: the map begins there. */
  district: string;
  /** Told of each place in Uganda that is pressed, dragged to or reached by keys. */
  onPlace: (point: Point) => void;
};

/**
 * A map on which a place is marked: by a press, by dragging, or by the arrow keys. A mark that comes from elsewhere
 * brings the map after it.
 */
export function MapPicker({ point, district, onPlace }: MapPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const measured = useFrame(place);
  const frame = measured ?? unmeasured;
  const home = district === '' ? undefined : shapeOfDistrict(district);
  const [view, setView] = useState(() => {
    const start = viewOfOutline(home);
    return point ? keepInSight(start, point) : start;
  });
  const [outside, setOutside] = useState(false);

  // What was marked here is under the pointer already: the map does not move away from below it.
  const [placed, setPlaced] = useState<Point>();
  const [seen, setSeen] = useState(point);
  if (!samePoint(point, seen)) {
    setSeen(point);
    setOutside(false);
    if (point && !samePoint(point, placed)) setView(keepInSight(view, point));
  }

  function mark(wanted: Point, byKeys = false) {
    const next = roundPoint(wanted);
    const isTaken = isInUganda(next.latitude, next.longitude);
    setOutside(!isTaken);
    if (!isTaken) return;
    if (!byKeys) setPlaced(next);
    onPlace(next);
  }

  const layout = fit(view, frame);
  const drag = useDrag({
    spotOfMark: point && onFrame(layout, spotOf(point)),
    scaleOf: (width) => frame.width / width,
    onSpot: (spot) => mark(pointUnder(layout, spot)),
  });

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const size = event.shiftKey ? step.long : step.short;
    const [right, down] = direction;
    mark(point ? moved(view, point, right * size, down * size) : pointAt(view.centre), true);
  }

  const homeName = district === '' ? undefined : districtName(district);
  const isWhole = !canZoomOut(view);
  const magnify = (factor: number) => setView(zoom(view, factor, point && spotOf(point)));
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: mapShape.maxWidth }}>
      <Typography id={`${id}-help`} variant="body2" sx={{ color: 'text.secondary' }}>
        {t(
          'Press the map where it happened. Or move to the map by Tab and use the arrow keys, with Shift for larger steps.',
        )}
      </Typography>
      <Box
        ref={place}
        role="application"
        aria-label={t('Map of where it happened')}
        aria-describedby={`${id}-help`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        sx={{ ...mapShape, cursor: 'crosshair' }}
      >
        {measured && <MapDrawing view={view} frame={measured} home={home} mark={point} {...drag} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToolButton label={t('Zoom in')} off={!canZoomIn(view)} onClick={() => magnify(2)}>
          <Add />
        </ToolButton>
        <ToolButton label={t('Zoom out')} off={isWhole} onClick={() => magnify(1 / 2)}>
          <Remove />
        </ToolButton>
        <Button size="small" variant="outlined" onClick={() => setView(isWhole ? viewOfOutline(home) : wholeCountry)}>
          {isWhole && homeName ? t('Show {{district}}', { district: homeName }) : t('Whole country')}
        </Button>
      </Box>
      <Box role="status" sx={{ typography: 'body2' }}>
        {point && <Marked point={point} home={home} homeName={homeName} />}
      </Box>
      <FormHelperText error role="alert">
        {outside && t('This place is outside Uganda. The coordinates were not changed.')}
      </FormHelperText>
    </Box>
  );
}

/** Where the mark stands, in words; another district than the claimant's is no error. */
function Marked({ point, home, homeName }: { point: Point; home: string | undefined; homeName: string | undefined }) {
  const { t } = useTranslation();
  const { latitude, longitude } = point;
  const outline = useMemo(() => findOutlineAt({ latitude, longitude }), [latitude, longitude]);
  const coordinates = `${latitude}, ${longitude}`;
  if (!outline)
    return t('Marked: {{coordinates}}. No district there: a lake, or close to the border.', { coordinates });
  const where = t('Marked: {{coordinates}}, in {{place}}.', {
    coordinates,
    place: districtWords(t, districtsOn(outline).map(districtName)),
  });
  if (outline === home || homeName === undefined) return where;
  return (
    <>
      {where}{' '}
      <Box component="span" sx={{ color: 'warning.main' }}>
        {t('The claimant lives in {{district}}. Check the coordinates, or leave them as they are.', {
          district: homeName,
        })}
      </Box>
    </>
  );
}

type DragOptions = {
  spotOfMark: Spot | undefined;
  /** Units of the drawing for each pixel, of its width in pixels. */
  scaleOf: (width: number) => number;
  onSpot: (spot: Spot) => void;
};

/**
 * A mouse marks where it is pressed and drags on. A finger marks by a tap and drags the mark alone: anywhere else it
 * scrolls the page.
 */
function useDrag({ spotOfMark, scaleOf, onSpot }: DragOptions) {
  /** From the pointer to the point of the mark, where the mark was taken hold of. */
  const grip = useRef<Spot>(undefined);
  const wasDragged = useRef(false);

  const spotAt = (event: MouseEvent<SVGSVGElement>): Spot => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const scale = scaleOf(width);
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      wasDragged.current = false;
      if (event.button !== 0) return;
      const spot = spotAt(event);
      const isOnMark = event.target instanceof Element && event.target.closest('[data-mark]') !== null;
      if (isOnMark && spotOfMark) {
        grip.current = { x: spotOfMark.x - spot.x, y: spotOfMark.y - spot.y };
        wasDragged.current = true;
      } else if (event.pointerType === 'mouse') {
        grip.current = { x: 0, y: 0 };
      } else return;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!grip.current) return;
      wasDragged.current = true;
      const { x, y } = spotAt(event);
      onSpot({ x: x + grip.current.x, y: y + grip.current.y });
    },
    onPointerUp: () => {
      grip.current = undefined;
    },
    onPointerCancel: () => {
      grip.current = undefined;
    },
    onClick: (event: MouseEvent<SVGSVGElement>) => {
      if (!wasDragged.current) onSpot(spotAt(event));
    },
  };
}
