import * as v from 'valibot';
import { isDay } from '../calendar';
import { districtName, isDistrict } from '../place/districts';
import { regionLabel, regionNames } from '../place/regions';
import type { Role } from '../user/roles';
import type { Words } from '../words';
import { periodDays, periodNames, type DayRange } from './period';
import { claimGroupNames, claimGroups, type ReportScope } from './report';
import { reportFormatNames } from './reportFormats';
import { mayHaveReport, reportTypeNames, reportTypes, type ReportType } from './reportTypes';

const reportFields = v.object({
  type: v.pipe(
    v.picklist(['', ...reportTypeNames]),
    v.check((type) => type !== '', 'Report type is required'),
  ),
  period: v.picklist(periodNames),
  from: v.string(),
  to: v.string(),
  region: v.picklist(['all', ...regionNames]),
  /** A district's stored value, which narrows the region further; empty for all of them. */
  district: v.custom<string>((value) => value === '' || (typeof value === 'string' && isDistrict(value))),
  /** Asked for with a claims summary only. */
  group: v.picklist(claimGroupNames),
  format: v.picklist(reportFormatNames),
});

/** The form, of which the type may not be chosen yet. */
export type ReportForm = v.InferInput<typeof reportFields>;

/** What a report is asked for by (docs/product.md, Reports). Days are those of a custom period. */
export type ReportChoice = Omit<ReportForm, 'type'> & { type: ReportType };

export const emptyReportForm: ReportForm = {
  type: '',
  period: 'this-month',
  from: '',
  to: '',
  region: 'all',
  district: '',
  group: 'all',
  format: 'pdf',
};

/**
 * The form of Export reports. A custom period needs both dates, neither in the future, the first not after the last.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const makeReportSchema = (today: string) =>
  v.pipe(
    reportFields,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.period !== 'custom') return;
      const { value } = dataset;
      const refuse = (field: 'from' | 'to', message: Words) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value, key: field, value: value[field] }],
        });
      if (!isDay(value.from)) refuse('from', 'Start date is required');
      else if (value.from > today) refuse('from', 'Start date cannot be in the future');
      if (!isDay(value.to)) refuse('to', 'End date is required');
      else if (value.to > today) refuse('to', 'End date cannot be in the future');
      else if (isDay(value.from) && value.from > value.to) refuse('to', 'End date cannot be before the start date');
    }),
  );

/** A choice that a form makes and a role may have, else undefined. @param today YYYY-MM-DD in Africa/Kampala */
export function findReportChoice(form: ReportForm, role: Role, today: string): ReportChoice | undefined {
  const { type } = form;
  if (type === '' || !mayHaveReport(type, role) || !v.is(makeReportSchema(today), form)) return undefined;
  return { ...form, type };
}

/** The days a form asks for; undefined while a custom period lacks one. @param today YYYY-MM-DD in Africa/Kampala */
export function findReportDays({ period, from, to }: Omit<ReportForm, 'type'>, today: string): DayRange | undefined {
  if (period !== 'custom') return periodDays(period, today);
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** What a choice takes in. @param today YYYY-MM-DD in Africa/Kampala */
export function scopeOf(choice: ReportChoice, today: string): ReportScope {
  return {
    days: findReportDays(choice, today) ?? { from: choice.from, to: choice.to },
    group: reportTypes[choice.type].countsByGroup ? choice.group : 'all',
    ...(choice.district ? { district: choice.district } : choice.region !== 'all' && { region: choice.region }),
  };
}

/** What a file of a report is called: "claims-summary-pending-northern-2026-11-01-to-2026-11-21". */
export function reportFileName(type: ReportType, { days, region, district, group }: ReportScope): string {
  const place = district ?? region;
  const parts = [type, ...(group === 'all' ? [] : [group]), ...(place ? [place] : []), days.from, 'to', days.to];
  return parts.join('-').replaceAll(' ', '-');
}

/** What a report is of, as its files say under its title: labels and values, in English; `date` writes a day. */
export function reportFacts(
  type: ReportType,
  { days, region, district, group }: ReportScope,
  date: (day: string) => string,
): [label: Words, value: string][] {
  return [
    ['Period', `${date(days.from)} – ${date(days.to)}`],
    district ? ['District', districtName(district)] : ['Region', region ? regionLabel(region) : 'All regions'],
    ...(reportTypes[type].countsByGroup
      ? [['Claims counted', claimGroups[group].label] satisfies [string, string]]
      : []),
  ];
}
