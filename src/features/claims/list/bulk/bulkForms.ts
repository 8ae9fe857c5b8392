import * as v from 'valibot';
import type { BulkAction } from '../../../../domain/workflow/bulk';
import { findClaimAmount, findLastVerification, type Claim } from '../../../../domain/claim/claim';
import { findLastAction } from '../../../../domain/claim/undo';
import { findOutstanding } from '../../../../domain/claim/claimPayments';
import {
  decisionSchemaFor,
  emptyDecisionForm,
  expectedAmount,
  type DecisionForm,
} from '../../../../domain/actions/decisionForm';
import { kampalaToday } from '../../../../domain/calendar';
import { addDays } from '../../../../domain/dayCount';
import { daysToAnswer } from '../../../../domain/claim/asked/asked';
import { formatNumber } from '../../../../domain/settings/format';
import type { Payment } from '../../../../domain/payment/payment';
import { markPaidSchema, type MarkPaidForm } from '../../../../domain/actions/markPaidForm';
import { bareAmount, typedAmount } from '../../../../domain/form/typedNumber';
import {
  emptyVerificationForm,
  verificationSchemaFor,
  type VerificationForm,
} from '../../../../domain/actions/verificationForm';
import { findLastValuation } from '../../../../domain/valuation/claimValuation';
import type { LineForm } from '../../../../domain/valuation/lineForm';
import { linesToValue } from '../../../../domain/valuation/linesToValue';
import { findInForce, publishedSchedules } from '../../../../domain/valuation/schedule';
import type { Schedule } from '../../../../domain/valuation/scheduleRecord';
import type { ReasonCode } from '../../../../domain/workflow/reasonCodes';
import { getAction, type FormOf } from '../../../../domain/workflow/lifecycle';
import type { Words } from '../../../../domain/words';
import { act } from '../../../../store/claims/act';
import type { Target } from '../../../../store/command';
import type { CommandResult } from '../../../../store/commit';
import { checkForm } from '../../../../domain/form/checkForm';
import { amountOfLines } from '../../../../domain/valuation/valueLines';
import type { AppThunk } from '../../../../store/services';

/** What can be asked for claim by claim; each is a field of the form for one claim. */
export const cells = {
  valuationScheduleVersion: { label: 'Valuation schedule version', kind: 'schedule' },
  calculatedCompensation: { label: 'Calculated compensation (UGX)', kind: 'money' },
  approvedAmount: { label: 'Approved amount (UGX)', kind: 'money' },
  paymentRef: { label: 'Payment reference', kind: 'text' },
} as const satisfies Record<string, { label: Words; kind: 'schedule' | 'money' | 'text' }>;

export type CellName = keyof typeof cells;

type ClaimCells = Record<CellName, string>;

/** What is asked once, for all claims. */
type ForAll = { reasons: ReasonCode[]; note: string; missing: { piece: string }[]; awaitedUntil: string };

/** The dialog's form, as typed: what is said of all claims, and the cells of each by its id. */
export type BulkValues = ForAll & { claims: Record<string, ClaimCells> };

type BulkEntry = ForAll & {
  target: Target;
  claim: Claim;
  cells: ClaimCells;
  schedules: readonly Schedule[];
};

/** `fields` are those of every claim's form that the note fills; beside it what the claimant is asked for may be listed. */
export type NoteRow = { fields: readonly string[]; label: Words; listsMissing?: true };

type BulkForm = {
  /** Asked for claim by claim. */
  cells: readonly CellName[];
  /** Asked for once, for all claims. */
  note: NoteRow | null;
  /** What stands as the claim's amount before anything is typed, UGX. */
  shownAmountOf: (claim: Claim, payments: readonly Payment[]) => number | undefined;
  /** What a claim counts in the total, UGX. */
  amountOf: (claim: Claim, payments: readonly Payment[], typed: ClaimCells) => number | undefined;
  /** What becomes of a claim, where that is not the same for all. */
  remarkOn: (claim: Claim) => Words | undefined;
  /** The messages of one claim's form, by field, as the schema of the action on one claim gives them. */
  check: (entry: Omit<BulkEntry, 'target'>) => Record<string, Words>;
  send: (entries: readonly BulkEntry[]) => AppThunk<Promise<CommandResult>>;
};

function bulkForm<Action extends BulkAction>(
  action: Action,
  row: Pick<BulkForm, 'cells' | 'note'> & {
    shownAmountOf?: BulkForm['shownAmountOf'];
    remarkOn?: BulkForm['remarkOn'];
    /** The amount that is typed, where there is one. */
    typedIn?: CellName;
    schemaFor: (entry: Omit<BulkEntry, 'target'>) => v.GenericSchema<FormOf<Action>, unknown>;
    /** The form for one claim, from what was typed for it. */
    fill: (entry: Omit<BulkEntry, 'target'>) => FormOf<Action>;
  },
): BulkForm {
  const {
    cells: asked,
    note,
    shownAmountOf = (claim) => findClaimAmount(claim)?.amount,
    remarkOn = () => undefined,
    typedIn,
    schemaFor,
    fill,
  } = row;
  return {
    cells: asked,
    note,
    shownAmountOf,
    remarkOn,
    amountOf: (claim, payments, typed) => (typedIn ? typedAmount(typed[typedIn]) : shownAmountOf(claim, payments)),
    check: (entry) => {
      const checked = checkForm(schemaFor(entry), fill(entry));
      return checked.ok ? {} : (checked.refusal.fields ?? {});
    },
    send: (entries) =>
      act(
        action,
        entries.map((entry) => ({ target: entry.target, form: fill(entry) })),
      ),
  };
}

/** An amount with its separators; a text that is none stays as typed, for the schema to refuse. */
export function shownAmount(text: string): string {
  const amount = typedAmount(text);
  return amount === undefined ? text : formatNumber(amount);
}

/** What the portal can value a claim by as it is, without anybody's look: its lines, where a schedule values all of them. */
function knownLines({ incident, ...claim }: Claim, schedule: Schedule | undefined): LineForm[] {
  const lines = linesToValue(incident, findLastValuation(claim));
  return schedule && amountOfLines(lines, incident.incidentType, schedule) !== undefined ? lines : [];
}

/** What a claim comes to by a version of the schedule, UGX; undefined where that takes somebody's look. */
export function amountBySchedule(claim: Claim, schedules: readonly Schedule[], version: string): number | undefined {
  const schedule = schedules.find(({ id }) => id === version);
  return schedule && amountOfLines(knownLines(claim, schedule), claim.incident.incidentType, schedule);
}

/** What an earlier verification found, for a claim that comes before the officer again. */
function lastVerification(claim: Claim, schedules: readonly Schedule[]) {
  const verification = findLastVerification(claim);
  const offered = publishedSchedules(schedules).find(({ id }) => id === verification?.valuationScheduleVersion);
  const version = (offered ?? findInForce(schedules, claim.incident.dateOfIncident))?.id ?? '';
  const amount = verification?.calculatedCompensation ?? claim.calculatedCompensation;
  return {
    valuationScheduleVersion: version,
    calculatedCompensation: String(amount ?? amountBySchedule(claim, schedules, version) ?? ''),
  };
}

/** Whether the committee would give more than the district calculated. */
export const isAboveCalculated = ({ calculatedCompensation }: Claim, approvedAmount: string) =>
  (typedAmount(approvedAmount) ?? 0) > (calculatedCompensation ?? Infinity);

/** The cells of a claim before anything is typed. */
export function startCells(claim: Claim, schedules: readonly Schedule[]): ClaimCells {
  const { valuationScheduleVersion, calculatedCompensation } = lastVerification(claim, schedules);
  return {
    valuationScheduleVersion,
    calculatedCompensation: shownAmount(calculatedCompensation),
    approvedAmount: shownAmount(String(claim.calculatedCompensation ?? '')),
    paymentRef: '',
  };
}

const verificationSchemaOf = ({ claim, schedules }: Omit<BulkEntry, 'target'>) =>
  verificationSchemaFor({ kind: claim.incident.incidentType, schedules, today: kampalaToday() });

/** What is asked of all claims, before anything is typed. */
export const startForAll = (): ForAll => ({
  reasons: [],
  note: '',
  missing: [],
  awaitedUntil: addDays(kampalaToday(), daysToAnswer),
});

/** What each bulk action asks for, checks and sends. */
export const bulkForms: Record<BulkAction, BulkForm> = {
  forward_to_cvc: bulkForm('forward_to_cvc', {
    cells: ['valuationScheduleVersion', 'calculatedCompensation'],
    note: { fields: ['verificationNotes', 'compensationReason'], label: 'Verification notes' },
    typedIn: 'calculatedCompensation',
    schemaFor: verificationSchemaOf,
    fill: ({ claim, cells: typed, note, schedules }): VerificationForm => ({
      ...emptyVerificationForm,
      action: 'forward_to_cvc',
      valuationScheduleVersion: typed.valuationScheduleVersion,
      calculatedCompensation: bareAmount(typed.calculatedCompensation),
      lines: knownLines(
        claim,
        schedules.find(({ id }) => id === typed.valuationScheduleVersion),
      ),
      verificationNotes: note,
      compensationReason: note,
    }),
  }),
  request_info: bulkForm('request_info', {
    cells: [],
    note: { fields: ['actionReason'], label: 'Action reason', listsMissing: true },
    schemaFor: verificationSchemaOf,
    fill: ({ claim, reasons, note, missing, awaitedUntil, schedules }): VerificationForm => ({
      ...emptyVerificationForm,
      ...(findLastVerification(claim) && lastVerification(claim, schedules)),
      action: 'request_info',
      reasons,
      actionReason: note,
      missing,
      awaitedUntil,
    }),
  }),
  approve: bulkForm('approve', {
    cells: ['approvedAmount'],
    note: { fields: ['cvcNotes', 'decisionNote'], label: 'CVC notes' },
    typedIn: 'approvedAmount',
    schemaFor: ({ claim }) => decisionSchemaFor(claim),
    fill: ({ claim, cells: typed, note }): DecisionForm => ({
      ...emptyDecisionForm,
      decision: 'approve',
      lines: [],
      approvedAmount: bareAmount(typed.approvedAmount),
      // Where the amount is another than was assessed, the note is the reason.
      [typedAmount(typed.approvedAmount) === expectedAmount(claim, []) ? 'cvcNotes' : 'decisionNote']: note,
    }),
  }),
  reject_committee: bulkForm('reject_committee', {
    cells: [],
    note: { fields: ['decisionNote'], label: 'Decision note' },
    schemaFor: ({ claim }) => decisionSchemaFor(claim),
    fill: ({ reasons, note }): DecisionForm => ({
      ...emptyDecisionForm,
      decision: 'reject',
      reasons,
      decisionNote: note,
    }),
  }),
  mark_paid: bulkForm('mark_paid', {
    cells: ['paymentRef'],
    note: null,
    // What is still to be paid.
    shownAmountOf: findOutstanding,
    schemaFor: () => markPaidSchema,
    fill: ({ cells: typed }): MarkPaidForm => ({ paymentRef: typed.paymentRef }),
  }),
  undo: bulkForm('undo', {
    cells: [],
    note: null,
    remarkOn: (claim) => {
      const last = findLastAction(claim);
      return last && getAction(last).audit.label;
    },
    schemaFor: () => v.null(),
    fill: () => null,
  }),
};
