import type { Incident } from '../incident/incident';
import { fromKinds, isItemKind, type IncidentType, type Unit } from '../incident/incidents';
import { itemsOf as thingsOf } from '../incident/items';
import { isQuantity } from '../quantity';
import { isShillings } from '../shillings';
import { excess, tooLong } from '../textLimits';
import type { Words } from '../words';
import { basesOf, findRate, firstItemOf, itemsOf, rateBases } from './schedule';
import { growthStageNames, type Rate, type RateBasis, type Schedule } from './scheduleRecord';
import { amountBy } from './valuation';
import type { Valuation, ValuationLine } from './valuationRecord';

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

type LineProblems = { [Field in LineField]?: Words };

/** A line that is complete, or what is wrong with it, by its fields. */
type CheckedLine = { ok: true; line: ValuationLine } | { ok: false; problems: LineProblems };

/** Values a line by a schedule, or says at which fields something is missing or wrong. Amounts in whole UGX. */
export function checkLine(kind: IncidentType, form: LineForm, schedule: Schedule): CheckedLine {
  if (!itemsOf[kind].some((item) => item === form.item))
    return { ok: false, problems: { item: 'Choose what was lost' } };
  const rate = rateOfLine(kind, form, schedule);
  const stated = toNumber(form.stated);
  const common = {
    item: form.item,
    ...(form.age && { age: form.age }),
    ...(stated !== undefined && { stated }),
  };
  return rate ? checkRated(kind, form, schedule, rate, common) : checkByHand(kind, form, common);
}

type Common = Pick<ValuationLine, 'item' | 'age' | 'stated'>;

function checkRated(kind: IncidentType, form: LineForm, { stages }: Schedule, rate: Rate, common: Common): CheckedLine {
  const row = fieldsOfLine(kind, rate);
  const asks = (field: 'quantity' | 'lost' | 'stage') => row.fields.includes(field);
  const problems: LineProblems = {};
  const quantity = row.quantity && readQuantity(form[row.quantity.name], row.quantity.input);
  if (row.quantity && quantity === undefined) problems[row.quantity.name] = row.quantity.missing;
  const lost = asks('lost') ? toPercent(form.lost) : undefined;
  if (asks('lost') && lost === undefined) problems.lost = 'Enter a whole number from 1 to 100';
  const stage = asks('stage') ? growthStageNames.find((name) => name === form.stage) : undefined;
  if (asks('stage') && stage === undefined) problems.stage = 'Choose the growth stage';
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const measures = {
    ...(quantity !== undefined && { quantity }),
    ...(lost !== undefined && { lost }),
    ...(stage && { stage, stageShare: stages[stage] }),
  };
  const amount = amountBy(rate, measures);
  // No register keeps an amount with more digits: the claim could not be read again.
  if (row.quantity && !isShillings(String(amount))) {
    problems[row.quantity.name] = 'This is too much. Check the number.';
    return { ok: false, problems };
  }
  return { ok: true, line: { ...common, ...measures, rate, amount } };
}

function checkByHand(kind: IncidentType, form: LineForm, common: Common): CheckedLine {
  const problems: LineProblems = {};
  const amount = isShillings(form.amount) ? Number(form.amount) : 0;
  if (amount === 0) problems.amount = 'Enter an amount in whole shillings, above 0';
  const [source, reason] = [form.source.trim(), form.reason.trim()];
  if (!source) problems.source = 'Say where the amount comes from';
  else if (excess('source', source)) problems.source = tooLong;
  if (!reason) problems.reason = 'Say why this amount is right';
  else if (excess('reason', reason)) problems.reason = tooLong;
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const { quantity: row } = fieldsOfLine(kind, undefined);
  const quantity = row && readQuantity(form[row.name], row.input);
  return {
    ok: true,
    line: { ...common, ...(quantity !== undefined && { quantity }), byHand: { source, reason }, amount },
  };
}

/**
 * The lines that an incident begins with, one for each thing that its claimant stated. What was stated is what is
 * assessed, until the officer finds something else; a kind that is valued by fixed sums has no quantity.
 */
export function linesOfIncident(incident: Incident): LineForm[] {
  const kind = incident.incidentType;
  const { item, age, stated } = statedFields[kind];
  const hasQuantity = fieldsOfLine(kind, undefined).quantity !== undefined;
  return thingsOf(incident).map((thing) => {
    const typed = new Map<string, string | number | undefined>(Object.entries(thing));
    const textOf = (field: string | undefined) => String((field && typed.get(field)) ?? '');
    return {
      ...emptyLine,
      item: item ? textOf(item) : firstItemOf(kind),
      age: textOf(age),
      stated: textOf(stated),
      quantity: hasQuantity ? textOf(stated) : '',
    };
  });
}

const statedFields = fromKinds(({ valuation }) => valuation);

/** The lines of a valuation, to be filled in anew. */
export const linesOfValuation = ({ lines }: Pick<Valuation, 'lines'>): LineForm[] =>
  lines.map(({ item, age = '', stage = '', stated, quantity, lost, rate, byHand, amount }) => ({
    ...{ item, age, stage, stated: toText(stated), lost: toText(lost) },
    ...{
      quantity: rate?.basis === 'plant' ? '' : toText(quantity),
      plants: rate?.basis === 'plant' ? toText(quantity) : '',
    },
    ...{ source: byHand?.source ?? '', reason: byHand?.reason ?? '' },
    ...{ isByHand: byHand ? 'yes' : '', amount: byHand ? String(amount) : '' },
  }));

/**
 * The lines that a verification begins with: those of the last valuation, with what the claimant states now, and a line for
 * each thing of the incident that it does not have. One may have been left out because it was not complete when information
 * was asked for, or have been added to the incident since. What was valued as another kind of incident is left out.
 */
export function linesToValue(incident: Incident, last: Valuation | undefined): LineForm[] {
  const kind = incident.incidentType;
  const lines = last ? linesOfValuation({ lines: last.lines.filter((line) => isOfKind(line, kind)) }) : [];
  const free = new Set(lines.keys());
  const take = (isOf: (line: LineForm) => boolean, stated: string): boolean => {
    for (const place of free) {
      const line = lines[place];
      if (!line || !isOf(line)) continue;
      free.delete(place);
      lines[place] = { ...line, stated };
      return true;
    }
    return false;
  };
  // The nearest first: of two gardens of one crop, each has its own line. The officer may have found another thing than
  // was stated.
  const ways: ((line: LineForm, item: LineForm) => boolean)[] = [
    (line, { item, age, stated }) => line.item === item && line.age === age && line.stated === stated,
    (line, { item, age }) => line.item === item && line.age === age,
    (line, { item }) => line.item === item,
    (line, { stated }) => line.stated === stated,
    // An injury has one line at first, which the officer gives its grade.
    () => !isItemKind(kind),
  ];
  const missing = ways.reduce(
    (items, isOf) => items.filter((item) => !take((line) => isOf(line, item), item.stated)),
    linesOfIncident(incident),
  );
  // The claimant no longer states it, or never did.
  for (const place of free) lines[place] = { ...emptyLine, ...lines[place], stated: '' };
  return [...lines, ...missing];
}

const isOfKind = ({ item, rate }: ValuationLine, kind: IncidentType): boolean =>
  rate ? rateBases[rate.basis].kind === kind : itemsOf[kind].some((one) => one === item);

/** What the stated quantity of a kind counts, where it is no money. */
export const statedUnits = fromKinds(
  ({ fields, valuation }): Unit | undefined => fields.find(({ name }) => name === valuation.stated)?.unit,
);

const toText = (value: number | undefined): string => (value === undefined ? '' : String(value));

const toNumber = (text: string): number | undefined => (isQuantity(Number(text.trim())) ? Number(text) : undefined);

function readQuantity(text: string, input: 'number' | 'integer' | 'money'): number | undefined {
  if (input === 'money') return isShillings(text.trim()) && Number(text) > 0 ? Number(text) : undefined;
  const value = /^\d{1,12}(\.\d+)?$/.test(text.trim()) ? toNumber(text) : undefined;
  return value !== undefined && (input === 'number' || Number.isInteger(value)) ? value : undefined;
}

const toPercent = (text: string): number | undefined => {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return value >= 1 && value <= 100 ? value : undefined;
};
