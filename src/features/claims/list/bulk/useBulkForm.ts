import { useState, type SyntheticEvent } from 'react';
import { set, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { getBulkRow, type BulkAction } from '../../../../domain/workflow/bulk';
import { getAction } from '../../../../domain/workflow/lifecycle';
import type { Refusal } from '../../../../domain/refusal';
import { useTranslation } from '../../../../i18n/useTranslation';
import { findClaim } from '../../../../store/claims/selectors';
import { useAppSelector, useAppStore } from '../../../../store/hooks';
import { selectSchedules } from '../../../../store/schedules/selectors';
import { useUnsent } from '../../../../ui/commandForm/unsent';
import { useLeaveQuestion } from '../../../../ui/commandForm/useLeaveQuestion';
import { leaveQuestion, useQuestion, type Question } from '../../../../ui/commandForm/useQuestion';
import { useUndo, usePerform } from '../../../shared/claimActions/useAct';
import {
  amountBySchedule,
  bulkForms,
  cells,
  isAboveCalculated,
  shownAmount,
  startCells,
  startForAll,
  type BulkValues,
  type CellName,
} from './bulkForms';
import type { Included } from './useBulkClaims';
import { useOtherUse } from './useOtherUse';

type Options = {
  action: BulkAction;
  /** All claims of the dialog, and those of them that the action will be done to. */
  ids: readonly string[];
  included: readonly Included[];
  /** Takes the revisions that the person has been told of. */
  acknowledge: () => void;
  onDone: () => void;
};

/** References that a question names. */
const mostNamed = 10;

/** What of the typed may be a mistake. */
type Warning = Pick<Question, 'title' | 'text'>;

const isCell = (field: string): field is CellName => field in cells;

/**
 * The form over all claims of a bulk dialog: checked claim by claim, asked about once where something may be a mistake,
 * sent as one command.
 */
export function useBulkForm({ action, ids, included, acknowledge, onDone }: Options) {
  const { t } = useTranslation();
  const store = useAppStore();
  const schedules = useAppSelector(selectSchedules);
  const { question, asked } = useQuestion(included.map(({ id, claim }) => `${id} ${claim.rev}`).join());
  const [refusal, setRefusal] = useState<Refusal>();
  const findOtherUse = useOtherUse();
  const { perform } = usePerform(acknowledge);
  const findUndo = useUndo(perform);
  const { cells: asks, note: noteRow, check, send } = bulkForms[action];
  const row = getBulkRow(action);
  const { failed } = getAction(action);

  const errorsOf = ({ claims, ...forAll }: BulkValues): FieldErrors<BulkValues> => {
    const errors: FieldErrors<BulkValues> = {};
    const byClaim: NonNullable<FieldErrors<BulkValues>['claims']> = {};
    for (const { id, claim } of included) {
      const typed = claims[id];
      if (!typed) continue;
      for (const [field, message] of Object.entries(check({ claim, cells: typed, ...forAll, schedules }))) {
        if (noteRow?.fields.includes(field)) errors.note = { type: 'check', message };
        else if (field === 'awaitedUntil' || field.startsWith('missing.'))
          set(errors, field, { type: 'check', message });
        else if (isCell(field)) byClaim[id] = { ...byClaim[id], [field]: { type: 'check', message } };
      }
    }
    return Object.keys(byClaim).length > 0 ? { ...errors, claims: byClaim } : errors;
  };
  const resolver: Resolver<BulkValues> = (values) => {
    const errors = errorsOf(values);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

  const [defaultValues] = useState((): BulkValues => {
    const found = ids.flatMap((id) => findClaim(store.getState(), id) ?? []);
    return {
      ...startForAll(),
      claims: Object.fromEntries(found.map((claim) => [claim.id, startCells(claim, schedules)])),
    };
  });
  const form = useForm<BulkValues>({ resolver, defaultValues });
  useUnsent(`${action} ${[...ids].sort().join(' ')}`, form);
  const { isDirty, isSubmitting, isSubmitted } = form.formState;
  // While a question is open it is the person who is waited for.
  const busy = isSubmitting && !question;
  const leaveWords: Question = {
    ...leaveQuestion(t),
    text: t('Your entries for these claims are not saved and will be lost.'),
    confirmLabel: t('Leave'),
  };
  // Any other address would change the list under the dialog.
  const leaving = useLeaveQuestion({ unsent: isDirty && !busy, loses: () => true, question: leaveWords });

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const count = included.length;
    const warning = usedWarning(values) ?? aboveWarning(values);
    if (warning && !(await asked({ ...warning, confirmLabel: t(row.submit, { count }) }))) return;
    const entries = included.flatMap(({ id, claim, seen }) => {
      const typed = values.claims[id];
      const { claims: _claims, ...forAll } = values;
      return typed ? [{ target: { id, rev: seen }, claim, cells: typed, ...forAll, schedules }] : [];
    });
    const words = {
      done: t(row.done, { count }),
      failed: failed && t(failed),
      findUndo: () => findUndo(entries.map(({ target }) => target.id)),
    };
    const refused = await perform(send(entries), words);
    if (refused) show(refused);
    else onDone();
  });

  function usedWarning({ claims }: BulkValues): Warning | undefined {
    if (!asks.includes('paymentRef')) return undefined;
    const used = included.flatMap(({ id }) => {
      const other = findOtherUse(claims, id);
      return other ? [`${claims[id]?.paymentRef.trim()} (${other})`] : [];
    });
    if (used.length === 0) return undefined;
    const list = used.length > mostNamed ? `${used.slice(0, mostNamed).join(', ')} …` : used.join(', ');
    return {
      title: t('Use these payment references again?'),
      text: t('Payment references that another claim has: {{list}}.', { list }),
    };
  }

  function aboveWarning({ claims }: BulkValues): Warning | undefined {
    if (!asks.includes('approvedAmount')) return undefined;
    const above = included.filter(({ id, claim }) => isAboveCalculated(claim, claims[id]?.approvedAmount ?? ''));
    if (above.length === 0) return undefined;
    return {
      title: t('Approve more than the calculated amount?'),
      text: t('Claims above the calculated amount: {{number}}.', { number: above.length }),
    };
  }

  /** At the field where it has one, else above the claims. */
  function show(refused: Refusal) {
    const { claimId, fields = {} } = refused;
    const [field, message] = Object.entries(fields)[0] ?? [];
    if (field && noteRow?.fields.includes(field)) form.setError('note', { message }, { shouldFocus: true });
    else if (field && claimId && isCell(field)) {
      form.setError(`claims.${claimId}.${field}`, { message }, { shouldFocus: true });
    } else setRefusal(refused);
  }

  function takeAmount(id: string, version: string) {
    const claim = findClaim(store.getState(), id);
    if (!claim) return;
    const { valuationScheduleVersion: former, calculatedCompensation: typed } = form.getValues(`claims.${id}`);
    const shown = (by: string) => shownAmount(String(amountBySchedule(claim, schedules, by) ?? ''));
    if (typed !== '' && typed !== shown(former)) return;
    form.setValue(`claims.${id}.calculatedCompensation`, shown(version), { shouldDirty: true });
  }

  return {
    form,
    submit: (event: SyntheticEvent) => void submit(event),
    busy,
    question: leaving ?? question,
    /** Whether what is typed may go: nothing is, or the person says so. */
    mayDrop: async () => !isDirty || (await asked(leaveWords)),
    refusal,
    /** Gives claims a valuation schedule; a compensation that was filled in by the one before follows. */
    giveSchedule: (version: string, to: readonly string[] = ids) => {
      const paths = to.map((id) => `claims.${id}.valuationScheduleVersion` as const);
      for (const id of to) takeAmount(id, version);
      for (const path of paths) form.setValue(path, version, { shouldDirty: true });
      if (isSubmitted) form.clearErrors(paths);
    },
  };
}
