import { ageCategories } from '../incident/incidents';
import { formatNumber } from '../settings/format';
import { growthStages, itemsOfKind, rateBases, scheduleLimits, scheduleStatuses } from '../valuation/schedule';
import { capNames, growthStageNames, rateBasisNames } from '../valuation/scheduleRecord';
import type { Words } from '../words';
import { date, money, labelIn, type AuditField, type AuditReader, type AuditValue } from './auditField';

function readAge(age: string, t: AuditReader['t']): string {
  const words: Words | undefined = ageCategories.find((one) => one === age);
  return words ? t(words) : age;
}

/** The age and the figures of a rate, as scheduleFacts.ts keeps them. */
const readRate = (value: AuditValue, { t }: AuditReader): string =>
  String(value)
    .split('|')
    .map((part) => (/^[\d.]+$/.test(part) ? formatNumber(Number(part)) : readAge(part, t)))
    .join(' × ');

const rateFields = rateBasisNames.flatMap((basis) =>
  itemsOfKind[rateBases[basis].kind].flatMap((item: Words) =>
    ['', ...(basis === 'head' ? ageCategories : [])].map((age): [string, AuditField] => [
      `rate/${basis}/${item}/${age}`,
      { label: item, read: readRate },
    ]),
  ),
);

/** The fields of a valuation schedule. */
export const scheduleAuditFields: Record<string, AuditField> = {
  id: { label: 'Version' },
  status: { label: 'Status', read: labelIn(scheduleStatuses) },
  from: { label: 'In force from', read: date },
  withdrawnBecause: { label: 'Reason' },
  ...Object.fromEntries(rateFields),
  ...Object.fromEntries(growthStageNames.map((stage) => [`stage/${stage}`, { label: growthStages[stage].label }])),
  ...Object.fromEntries(capNames.map((name) => [`cap/${name}`, { label: scheduleLimits[name].label, read: money }])),
};
