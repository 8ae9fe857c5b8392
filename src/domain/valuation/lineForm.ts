import { fromValuations } from '../incident/incidentDetails';
import { incidentKinds, type IncidentType, type Unit } from '../incident/incidents';
import type { Words } from '../words';
import { basesOf, findRate } from './schedule';
import type { Rate, RateBasis, Schedule } from './scheduleRecord';

/*
 * Lines of a valuation as the officer fills them in: text in every field, so that another schedule or item loses nothing
 * that was typed.
 */

/**
 * `isByHand` is "yes" where the officer values something by hand that has a rate. Plants have a field of their own, so that
 * acres are never taken for plants.
 */
export type LineForm = Record<
  | ('item' | 'age' | 'stage' | 'stated' | 'quantity' | 'plants' | 'lost')
  | ('isByHand' | 'amount' | 'source' | 'reason'),
  string
>;

export type LineField = keyof LineForm;

export const emptyLine: LineForm = {
  item: '',
  age: '',
  stage: '',
  stated: '',
  quantity: '',
  plants: '',
  lost: '',
  isByHand: '',
  amount: '',
  source: '',
  reason: '',
};

type LineFieldsRow = {
  /** What is asked for, besides the item, in this order. */
  fields: readonly ('age' | 'quantity' | 'lost' | 'stage')[];
  quantity?: {
    name: 'quantity' | 'plants';
    label: Words;
    input: 'number' | 'integer' | 'money';
    missing: Words;
  };
};

/** What an officer states of a loss, by what its rate is applied to. */
const lineFields = {
  area: {
    fields: ['quantity', 'lost', 'stage'],
    quantity: {
      name: 'quantity',
      label: 'Area affected (acres)',
      input: 'number',
      missing: 'Enter the area in acres, above 0',
    },
  },
  plant: {
    fields: ['quantity', 'stage'],
    quantity: {
      name: 'plants',
      label: 'Plants lost',
      input: 'integer',
      missing: 'Enter a whole number of plants',
    },
  },
  head: {
    fields: ['age', 'quantity'],
    quantity: {
      name: 'quantity',
      label: 'Animals lost',
      input: 'integer',
      missing: 'Enter a whole number of animals',
    },
  },
  repair: {
    fields: ['quantity'],
    quantity: {
      name: 'quantity',
      label: 'Repair estimate (UGX)',
      input: 'money',
      missing: 'Enter the estimate in whole shillings',
    },
  },
  receipts: {
    fields: ['quantity'],
    quantity: {
      name: 'quantity',
      label: 'Receipts (UGX)',
      input: 'money',
      missing: 'Enter the receipts in whole shillings',
    },
  },
  sum: { fields: [] },
} as const satisfies Record<RateBasis, LineFieldsRow>;

/** What a line of a kind is asked for: by its rate or, of something without one, by what the kind is mostly valued by. */
export const fieldsOfLine = (kind: IncidentType, rate: Rate | undefined): LineFieldsRow =>
  lineFields[rate?.basis ?? basesOf(kind)[0] ?? 'sum'];

/** The rate that a line is valued by in a schedule; undefined where it has none, or is valued by hand. */
export function rateOfLine(
  kind: IncidentType,
  { item, age, isByHand }: LineForm,
  schedule: Schedule,
): Rate | undefined {
  return isByHand === 'yes' ? undefined : findRate(schedule, kind, item, age);
}

/** What the stated quantity of a kind counts, where it is no money. */
export const statedUnits = fromValuations(({ stated }, kind): Unit | undefined => {
  const fields: readonly { name: string; unit?: Unit }[] = incidentKinds[kind].fields;
  return fields.find(({ name }) => name === stated)?.unit;
});
