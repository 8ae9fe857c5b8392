import * as v from 'valibot';
import { ageCategories } from '../incident/incidents';
import { isDay } from '../calendar';
import { withoutProblems, type FormProblem } from '../form/formProblems';
import { bareQuantity, isTypedPercent, isTypedQuantity } from '../form/typedNumber';
import { isShillings } from '../shillings';
import { withinLimits } from '../form/textLimits';
import type { Words } from '../words';
import { firstItemOf, itemsOfKind, publishedSchedules, rateBases, rateKey, type RateFigure } from './schedule';
import {
  capNames,
  growthStageNames,
  rateBasisNames,
  type CapName,
  type GrowthStage,
  type Rate,
  type RateBasis,
  type Schedule,
  type ScheduleCaps,
} from './scheduleRecord';

export const emptyRate = (basis: RateBasis): RateForm => ({
  ...{ basis, item: firstItemOf(rateBases[basis].kind) },
  ...{ age: '', yield: '', price: '', share: '' },
});

const idPattern = /^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$/;

const versionId = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter a version, for example v2026.1'),
  v.regex(idPattern, 'Use letters, digits, dots and hyphens, at most 20'),
);

/** The version that a copy is to have. */
export const copySchema = v.object({ id: versionId });
export type CopyForm = v.InferInput<typeof copySchema>;

const percentMessage: Words = 'Enter a whole number from 1 to 100';
const moneyMessage: Words = 'Enter an amount in whole shillings, above 0';

const isPrice = (text: string) => isShillings(text) && Number(text) > 0;

/** How each figure of a rate is checked and what is said of one that is missing or wrong. */
const figureRules = {
  yield: { isRight: isTypedQuantity, message: 'Enter a number above 0' },
  price: { isRight: isPrice, message: moneyMessage },
  share: { isRight: isTypedPercent, message: percentMessage },
} as const satisfies Record<RateFigure, { isRight: (text: string) => boolean; message: Words }>;

const typed = v.pipe(v.string(), v.trim());

const rateShape = v.object({
  basis: v.picklist(rateBasisNames),
  item: v.string(),
  age: v.string(),
  yield: v.pipe(v.string(), v.transform(bareQuantity)),
  price: typed,
  share: typed,
});

/** A rate as typed. */
export type RateForm = v.InferInput<typeof rateShape>;

const percentTyped = v.pipe(typed, v.check(isTypedPercent, percentMessage));
const capTyped = v.pipe(
  typed,
  v.check((text) => text === '' || isPrice(text), 'Enter an amount in whole shillings, or leave it empty for no limit'),
);

/** A draft: every rate complete, and one for each item at most (docs/product.md, Valuation schedules). */
export const scheduleSchema = v.object({
  id: versionId,
  rates: v.pipe(
    v.array(rateShape),
    v.nonEmpty('Add at least one rate'),
    withoutProblems((rates) => findRateProblems(rates)),
  ),
  stages: v.object(v.entriesFromList(growthStageNames, percentTyped)),
  caps: v.object(v.entriesFromList(capNames, capTyped)),
});

/** A draft of a schedule as typed: text in every field. */
export type ScheduleForm = v.InferInput<typeof scheduleSchema>;

function findRateProblems(rates: readonly RateForm[]): FormProblem[] {
  const problems: FormProblem[] = [];
  const seen = new Set<string>();
  for (const [place, rate] of rates.entries()) {
    const { kind, figures } = rateBases[rate.basis];
    const report = (field: keyof RateForm, message: Words) => problems.push({ path: [place, field], message });
    if (!itemsOfKind[kind].some((item) => item === rate.item)) report('item', 'Choose an item');
    const isAge = rate.age === '' || (rate.basis === 'head' && ageCategories.some((age) => age === rate.age));
    if (!isAge) report('age', 'Choose an age category');
    const key = rateKey(kind, rate.item, rate.age);
    if (rate.item && seen.has(key)) report('item', 'This item already has a rate');
    seen.add(key);
    for (const { name } of figures) if (!figureRules[name].isRight(rate[name])) report(name, figureRules[name].message);
  }
  return problems;
}

function rateFromForm({ basis, item, age, ...figures }: v.InferOutput<typeof rateShape>): Rate {
  const price = Number(figures.price);
  switch (basis) {
    case 'area':
      return { basis, item, yield: Number(figures.yield), price };
    case 'head':
      return { basis, item, ...(age && { age }), price };
    case 'repair':
      return { basis, item, share: Number(figures.share) };
    case 'plant':
    case 'receipts':
    case 'sum':
      return { basis, item, price };
  }
}

type Checked = v.InferOutput<typeof scheduleSchema>;

/** What a checked form says of rates, stages and limits. */
export function contentOf({ rates, stages, caps }: Checked): Pick<Schedule, 'rates' | 'stages' | 'caps'> {
  const limits: ScheduleCaps = {};
  for (const name of capNames) if (caps[name] !== '') limits[name] = Number(caps[name]);
  const share = (stage: GrowthStage) => Number(stages[stage]);
  return {
    rates: rates.map(rateFromForm),
    stages: { seedling: share('seedling'), growing: share('growing'), mature: share('mature') },
    caps: limits,
  };
}

/** A schedule as its form shows it. */
export function scheduleToForm({ id, rates, stages, caps }: Schedule): ScheduleForm {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    id,
    rates: rates.map((rate) => ({
      ...{ basis: rate.basis, item: rate.item, age: rate.basis === 'head' ? (rate.age ?? '') : '' },
      yield: rate.basis === 'area' ? text(rate.yield) : '',
      price: rate.basis === 'repair' ? '' : text(rate.price),
      share: rate.basis === 'repair' ? text(rate.share) : '',
    })),
    stages: { seedling: text(stages.seedling), growing: text(stages.growing), mature: text(stages.mature) },
    caps: Object.fromEntries(capNames.map((name) => [name, text(caps[name])])) as Record<CapName, string>,
  };
}

/**
 * The day that a schedule is to be in force from: after that of every published one, so that no day has two schedules. One
 * ends when the next begins, so that no day is left without.
 */
export const publishSchemaFor = (schedules: readonly Schedule[]) => {
  const [last] = publishedSchedules(schedules);
  return v.object({
    from: v.pipe(
      v.string(),
      v.check(isDay, 'Enter the day that the schedule is in force from'),
      v.check(
        (day) => last?.from === undefined || !isDay(day) || day > last.from,
        'Choose a later day: another schedule is in force from this day or a later one',
      ),
    ),
  });
};

export type PublishForm = v.InferInput<ReturnType<typeof publishSchemaFor>>;

/** Why a schedule is withdrawn. */
export const withdrawSchema = v.pipe(
  v.object({ reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the reason')) }),
  withinLimits(),
);
export type WithdrawForm = v.InferInput<typeof withdrawSchema>;
