import { windowDays } from '../../../../domain/claim/activity';
import { payoutMethodNames } from '../../../../domain/claim/claimant';
import type { ClaimFilter } from '../../../../domain/claim/list/claimFilter';
import { isShillings } from '../../../../domain/shillings';
import { isDistrict } from '../../../../domain/place/districts';
import { incidentTypes, speciesNames } from '../../../../domain/incident/incidents';
import { claimPaymentStatuses, claimStatuses } from '../../../../domain/workflow/statuses';
import { dayField, oneOfParam, someOf, type Field } from '../../../../ui/list/addressFields';

/** The filters that stand in the URL: search text and created-by may name a person (docs/product.md, Claims list). */
type AddressFilter = Omit<ClaimFilter, 'search' | 'createdBy'>;

type FilterPlace = Pick<
  AddressFilter,
  'status' | 'incidentType' | 'district' | 'subcounty' | 'species' | 'payoutMethod' | 'paymentStatus'
> &
  Record<
    | 'from'
    | 'to'
    | 'docket'
    | 'districts'
    | 'overdue'
    | 'activity'
    | 'told'
    | 'conditions'
    | 'hold'
    | 'appeal'
    | 'correction',
    string | undefined
  > &
  Record<'min' | 'max', number | undefined>;

const shillings: Field<number | undefined> = ([said = '']) =>
  isShillings(said) && !said.startsWith('0') ? Number(said) : undefined;

/** The fields of the filter in the address. */
export const filterFields: { [Name in keyof FilterPlace]: Field<FilterPlace[Name]> } = {
  status: someOf(claimStatuses),
  incidentType: someOf(incidentTypes),
  district: (said) => [...new Set(said)].filter(isDistrict),
  subcounty: (said) => [...new Set(said)].filter((name) => name.trim()),
  species: someOf(speciesNames),
  payoutMethod: someOf(payoutMethodNames),
  paymentStatus: someOf(claimPaymentStatuses),
  from: dayField,
  to: dayField,
  min: shillings,
  max: shillings,
  docket: oneOfParam<string>(['mine']),
  districts: oneOfParam<string>(['all']),
  overdue: oneOfParam<string>(['1']),
  activity: oneOfParam([String(windowDays)]),
  told: oneOfParam<string>(['no']),
  conditions: oneOfParam<string>(['open']),
  hold: oneOfParam<string>(['1']),
  appeal: oneOfParam<string>(['open']),
  correction: oneOfParam<string>(['open']),
};

/** A range that ends before it starts is none. */
export function settleRanges({ from, to, min, max }: Pick<FilterPlace, 'from' | 'to' | 'min' | 'max'>) {
  return {
    ...(from && to && from > to ? { from: undefined, to: undefined } : { from, to }),
    ...(min && max && min > max ? { min: undefined, max: undefined } : { min, max }),
  };
}

export function filterOf(place: FilterPlace): AddressFilter {
  const { status, incidentType, district, subcounty, species, payoutMethod, paymentStatus } = place;
  return {
    ...{ status, incidentType, district, subcounty, species, payoutMethod, paymentStatus },
    dateRange: { from: place.from, to: place.to },
    amountRange: { min: place.min, max: place.max },
    myDocket: place.docket !== undefined,
    ...(place.districts !== undefined && { allDistricts: true }),
    overdue: place.overdue !== undefined,
    activity: place.activity !== undefined,
    notTold: place.told !== undefined,
    conditionsOpen: place.conditions !== undefined,
    onHold: place.hold !== undefined,
    underAppeal: place.appeal !== undefined,
    correctionToConfirm: place.correction !== undefined,
  };
}

/** The filters that are named, as fields of the address. */
export function placeOf(filter: Partial<AddressFilter>): Partial<FilterPlace> {
  const {
    dateRange,
    amountRange,
    myDocket,
    allDistricts,
    overdue,
    activity,
    notTold,
    conditionsOpen,
    onHold,
    underAppeal,
    correctionToConfirm,
    ...lists
  } = filter;
  return {
    ...lists,
    ...(dateRange && { from: dateRange.from, to: dateRange.to }),
    ...(amountRange && { min: amountRange.min, max: amountRange.max }),
    ...(myDocket !== undefined && { docket: myDocket ? 'mine' : undefined }),
    ...(allDistricts !== undefined && { districts: allDistricts ? 'all' : undefined }),
    ...(overdue !== undefined && { overdue: overdue ? '1' : undefined }),
    ...(activity !== undefined && { activity: activity ? String(windowDays) : undefined }),
    ...(notTold !== undefined && { told: notTold ? 'no' : undefined }),
    ...(conditionsOpen !== undefined && { conditions: conditionsOpen ? 'open' : undefined }),
    ...(onHold !== undefined && { hold: onHold ? '1' : undefined }),
    ...(underAppeal !== undefined && { appeal: underAppeal ? 'open' : undefined }),
    ...(correctionToConfirm !== undefined && { correction: correctionToConfirm ? 'open' : undefined }),
  };
}
