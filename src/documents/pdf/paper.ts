import type { MapFrame } from '../../domain/place/mapView';
import type { Point } from '../../domain/place/outlines';
import type { ReportChart } from '../../domain/reports/report';
import type { Table } from '../../domain/table';
import { officialFormats } from '../table/cellText';
import type { SignatureBox } from './signatures';
import { englishWords, filledIn, type PaperWords } from './words';

/** Where something happened, and the claimant's district by stored value. */
export type PlaceOnPaper = { place: Point; district: string };

/** The size of a map on paper, in the PDF as in print. Millimetres. */
export const mapFrame: MapFrame = { width: 120, height: 70 };

/** The size of its letters. Points. */
export const mapLetters = 7;

/** A label and its value. */
export type Pair = readonly [label: string, value: string];

/** A part of a paper. A line break in a text is one on paper. */
export type Passage =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'pairs'; pairs: readonly Pair[] }
  | { kind: 'table'; table: Table }
  | { kind: 'chart'; chart: ReportChart }
  | { kind: 'map'; place: PlaceOnPaper }
  | { kind: 'signatures'; boxes: readonly SignatureBox[] }
  /** What follows begins on a page of its own. */
  | { kind: 'page' }
  /** Where half a page is cut off. */
  | { kind: 'cut' };

export const paragraph = (text: string): Passage => ({ kind: 'paragraph', text });

export const pairsOf = (pairs: readonly Pair[]): Passage => ({ kind: 'pairs', pairs });

/** A heading and what stands under it. */
export const section = (heading: string, passages: readonly Passage[]): Passage[] => [
  { kind: 'heading', text: heading },
  ...passages,
];

/**
 * An official paper in plain words, before it is a PDF or a print: data that also goes to a worker. Amounts are in UGX
 * and dates in the default format, whatever the reader's preferences.
 */
export type Paper = {
  title: string;
  /** What the paper is of: filters stated, reference, period. */
  facts: readonly Pair[];
  /** Upright when left out. */
  orientation?: 'portrait' | 'landscape';
  /** Of a paper in another language; English when left out. */
  words?: PaperWords;
  passages: readonly Passage[];
};

/** When a paper was made, an ISO instant, and the name of who had it made. */
export type Made = { madeAt: string; madeBy: string };

export const madeByPair = ({ madeAt, madeBy }: Made, words: PaperWords = englishWords): Pair => [
  words.created,
  filledIn(words.createdBy, { time: officialFormats.dateTime(madeAt), name: madeBy }),
];
