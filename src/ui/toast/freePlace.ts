type Size = { width: number; height: number };
type Place = { left: number; top: number };
export type Area = Place & { right: number; bottom: number };

/** Pixels between the places that are tried, one above the other. */
const step = 16;

export const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Where a box covers none of the areas: the lowest place in the room, at its left, its right or in the middle; undefined
 * where there is none. All in pixels of the window.
 */
export function findFreePlace({ width, height }: Size, room: Area, areas: readonly Area[]): Place | undefined {
  const columns = [room.left, room.right - width, (room.left + room.right - width) / 2];
  for (let top = room.bottom - height; top >= room.top; top -= step) {
    for (const left of columns) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (!areas.some((area) => overlap(area, box))) return { left, top };
    }
  }
  return undefined;
}
