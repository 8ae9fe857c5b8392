import type { Frame } from '../../domain/place/mapView';
import type { Point } from '../../domain/place/outlines';

/** Where something happened, and the claimant's district by stored value. */
export type PlaceOnPaper = { place: Point; district: string };

/** The size of a map on paper, in the PDF as in print. Millimetres. */
export const mapFrame: Frame = { width: 120, height: 70 };

/** The size of its letters. Points. */
export const mapLetters = 7;
