import { isWholePart } from '../scheme/schemeForm';
import type { SchemeRecord } from '../scheme/schemeRecord';
import { isAhead, type Unsoundness } from './soundness';

/** Why a part of the scheme's rules cannot have been written by the portal. @param now an instant */
export function findUnsoundPart(part: SchemeRecord, now: string): Unsoundness | undefined {
  if (isAhead([part.changedAt], now)) return 'in_future';
  return isWholePart(part) ? undefined : 'odd_scheme';
}
