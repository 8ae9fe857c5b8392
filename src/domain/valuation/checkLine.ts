import type { IncidentType } from '../incident/incidents';
import { isQuantity } from '../quantity';
import { isShillings } from '../shillings';
import { excess, tooLong } from '../form/textLimits';
import { bareQuantity, isTypedPercent, isTypedQuantity } from '../form/typedNumber';
import type { Words } from '../words';
import { fieldsOfLine, rateOfLine, type LineField, type LineForm } from './lineForm';
import { itemsOfKind } from './schedule';
import { growthStageNames, type Rate, type Schedule } from './scheduleRecord';
import { amountBy } from './valuation';
import type { ValuationLine } from './valuationRecord';

type LineProblems = { [Field in LineField]?: Words };

/** A line that is complete, or what is wrong with it, by its fields. */
type CheckedLine = { ok: true; line: ValuationLine } | { ok: false; problems: LineProblems };

/** Values a line by a schedule, or says at which fields something is missing or wrong. Amounts in whole UGX. */
export function checkLine(kind: IncidentType, form: LineForm, schedule: Schedule): CheckedLine {
  if (!itemsOfKind[kind].some((item) => item === form.item))
    return { ok: false, problems: { item: 'Choose what was lost' } };
  const rate = rateOfLine(kind, form, schedule);
  const stated = isQuantity(Number(form.stated)) ? Number(form.stated) : undefined;
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
  const lost = asks('lost') && isTypedPercent(form.lost.trim()) ? Number(form.lost) : undefined;
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

function readQuantity(text: string, input: 'number' | 'integer' | 'money'): number | undefined {
  if (input === 'money') return isShillings(text.trim()) && Number(text) > 0 ? Number(text) : undefined;
  const bare = bareQuantity(text);
  const value = isTypedQuantity(bare) ? Number(bare) : undefined;
  return value !== undefined && (input === 'number' || Number.isInteger(value)) ? value : undefined;
}
