import { useRoomFor } from '../../../../ui/page/useRoomFor';

/** Of a card whose names stay on one line, pixels. */
export const cardHeight = 195;

const gap = 12;

/** What two abreast need, pixels. */
const roomForTwo = 600;

/** Cards abreast in the element that has the ref: one on a phone, two on a tablet whose sidebar is closed. */
export function useCardsLayout() {
  const [fits, roomRef] = useRoomFor(roomForTwo);
  const abreast = fits ? 2 : 1;
  return { abreast, roomRef, gap, style: { gap, gridTemplateColumns: `repeat(${abreast}, minmax(0, 1fr))` } };
}
