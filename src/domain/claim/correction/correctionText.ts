import { districtName } from '../../place/districts';
import type { Words } from '../../words';
import { isPayoutMethod, payoutMethods } from '../claimant';
import type { Correction } from './correctionRecord';

type Change = Correction['changes'][number];

/** A detail as people read it, before or after a correction; a dash where it was empty. */
export function detailText(field: Change['field'], value: string, t: (words: Words) => string): string {
  if (value === '') return '–';
  if (field === 'payoutMethod' && isPayoutMethod(value)) return t(payoutMethods[value].label);
  return field === 'district' ? districtName(value) : value;
}
