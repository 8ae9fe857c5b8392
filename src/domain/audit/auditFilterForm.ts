import * as v from 'valibot';
import type { AuditFacts } from './auditFilter';
import type { Words } from '../words';

/** The panel of the audit trail, as typed and chosen; search, severity and status stand outside it. */
export type AuditFilterForm = Record<keyof AuditFacts, string>;

const text = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => typed || undefined),
);

/**
 * The panel of the audit trail. Days may each be left open; neither lies in the future, nor the first after the last.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const makeAuditFilterSchema = (today: string) => {
  const day = (future: Words) =>
    v.pipe(
      v.string(),
      v.check((typed) => typed <= today, future),
      v.transform((typed) => typed || undefined),
    );
  return v.pipe(
    v.object({
      claim: text,
      field: text,
      oldValue: text,
      newValue: text,
      from: day('Start date cannot be in the future'),
      to: day('End date cannot be in the future'),
    }),
    v.forward(
      v.partialCheck(
        [['from'], ['to']],
        ({ from, to }) => !from || !to || from <= to,
        'End date cannot be before the start date',
      ),
      ['to'],
    ),
  );
};

/** A filter as the panel shows it. */
export function formOfAuditFilter({ claim, field, oldValue, newValue, from, to }: AuditFacts): AuditFilterForm {
  return {
    claim: claim ?? '',
    field: field ?? '',
    oldValue: oldValue ?? '',
    newValue: newValue ?? '',
    from: from ?? '',
    to: to ?? '',
  };
}
