import type * as v from 'valibot';
import type { BulkAction } from '../../../../domain/workflow/bulk';
import { findClaimAmount, findLastVerification, type Claim } from '../../../../domain/claim/claim';
import { findOutstanding } from '../../../../domain/claim/claimPayments';
import { decisionSchema, emptyDecisionForm, type DecisionForm } from '../../../../domain/actions/decisionForm';
import { formatNumber } from '../../../../domain/settings/format';
import type { Payment } from '../../../../domain/payment/payment';
import { markPaidSchema, type MarkPaidForm } from '../../../../domain/actions/markPaidForm';
import { bareAmount, typedAmount } from '../../../../domain/shillings';
import {
  emptyVerificationForm,
  verificationSchema,
  type VerificationForm,
} from '../../../../domain/actions/verificationForm';
import type { FormOf } from '../../../../domain/workflow/lifecycle';
import type { Words } from '../../../../domain/words';
import { act } from '../../../../store/claims/act';
import type { Target } from '../../../../store/command';
import type { CommandResult } from '../../../../store/commit';
import { checkForm } from '../../../../domain/checkForm';
import type { AppThunk } from '../../../../store/services';

/** What can be asked for claim by claim; each is a field of the form for one claim. */
export const cells = {
  valuationScheduleVersion: { label: 'Valuation schedule version', kind: 'schedule' },
  calculatedCompensation: { label: 'Calculated compensation (UGX)', kind: 'money' },
  approvedAmount: { label: 'Approved amount (UGX)', kind: 'money' },
  paymentRef: { label: 'Payment reference', kind: 'text' },
} as const satisfies Record<string, { label: Words; kind: 'schedule' | 'money' | 'text' }>;

export type Cell = keyof typeof cells;

export type ClaimCells = Record<Cell, string>;

/** The dialog's form, as typed: one note for all claims, and the cells of each by its id. */
export type BulkValues = { note: string; claims: Record<string, ClaimCells> };

export type BulkEntry = { target: Target; claim: Claim; cells: ClaimCells; note: string };

type NoteRow = { field: string; label: Words; required: boolean };

type BulkForm = {
  /** Asked for claim by claim. */
  cells: readonly Cell[];
  /** Asked for once: the field of every claim's form that it fills. */
  note: NoteRow | null;
  /** What stands as the claim's amount before anything is typed, UGX. */
  shownAmountOf: (claim: Claim, payments: readonly Payment[]) => number | undefined;
  /** What a claim counts in the total, UGX. */
  amountOf: (claim: Claim, payments: readonly Payment[], typed: ClaimCells) => number | undefined;
  /** The messages of one claim's form, by field, as the schema of the action on one claim gives them. */
  check: (entry: Omit<BulkEntry, 'target'>) => Record<string, Words>;
  send: (entries: readonly BulkEntry[]) => AppThunk<Promise<CommandResult>>;
};

function bulkForm<Action extends BulkAction, Schema extends v.GenericSchema<FormOf<Action>>>(
  action: Action,
  row: Pick<BulkForm, 'cells' | 'note'> & {
    shownAmountOf?: BulkForm['shownAmountOf'];
    /** The amount that is typed, where there is one. */
    typedIn?: Cell;
    schema: Schema;
    /** The form for one claim, from what was typed for it. */
    fill: (entry: Omit<BulkEntry, 'target'>) => FormOf<Action>;
  },
): BulkForm {
  const { cells: asked, note, shownAmountOf = (claim) => findClaimAmount(claim)?.amount, typedIn, schema, fill } = row;
  return {
    cells: asked,
    note,
    shownAmountOf,
    amountOf: (claim, payments, typed) => (typedIn ? typedAmount(typed[typedIn]) : shownAmountOf(claim, payments)),
    check: (entry) => {
      const checked = checkForm(schema, fill(entry));
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

/** What an earlier verification found, for a claim that comes before the officer again. */
function lastVerification(claim: Claim) {
  const verification = findLastVerification(claim);
  return {
    valuationScheduleVersion: verification?.valuationScheduleVersion ?? '',
    calculatedCompensation: String(verification?.calculatedCompensation ?? claim.calculatedCompensation ?? ''),
  };
}

/** Whether the committee would give more than the district calculated. */
export const isAboveCalculated = ({ calculatedCompensation }: Claim, approvedAmount: string) =>
  (typedAmount(approvedAmount) ?? 0) > (calculatedCompensation ?? Infinity);

/** The cells of a claim before anything is typed. */
export function startCells(claim: Claim): ClaimCells {
  const { valuationScheduleVersion, calculatedCompensation } = lastVerification(claim);
  return {
    valuationScheduleVersion,
    calculatedCompensation: shownAmount(calculatedCompensation),
    approvedAmount: shownAmount(String(claim.calculatedCompensation ?? '')),
    paymentRef: '',
  };
}

/** What each bulk action asks for, checks and sends. */
export const bulkForms: Record<BulkAction, BulkForm> = {
  forward_to_cvc: bulkForm('forward_to_cvc', {
    cells: ['valuationScheduleVersion', 'calculatedCompensation'],
    note: { field: 'verificationNotes', label: 'Verification notes', required: false },
    typedIn: 'calculatedCompensation',
    schema: verificationSchema,
    fill: ({ cells: typed, note }): VerificationForm => ({
      ...emptyVerificationForm,
      action: 'forward_to_cvc',
      valuationScheduleVersion: typed.valuationScheduleVersion,
      calculatedCompensation: bareAmount(typed.calculatedCompensation),
      verificationNotes: note,
    }),
  }),
  request_info: bulkForm('request_info', {
    cells: [],
    note: { field: 'actionReason', label: 'Action reason', required: true },
    schema: verificationSchema,
    fill: ({ claim, note }): VerificationForm => ({
      ...emptyVerificationForm,
      ...lastVerification(claim),
      action: 'request_info',
      actionReason: note,
    }),
  }),
  approve: bulkForm('approve', {
    cells: ['approvedAmount'],
    note: { field: 'cvcNotes', label: 'CVC notes', required: false },
    typedIn: 'approvedAmount',
    schema: decisionSchema,
    fill: ({ cells: typed, note }): DecisionForm => ({
      ...emptyDecisionForm,
      decision: 'approve',
      approvedAmount: bareAmount(typed.approvedAmount),
      cvcNotes: note,
    }),
  }),
  reject_committee: bulkForm('reject_committee', {
    cells: [],
    note: { field: 'decisionNote', label: 'Decision note', required: true },
    schema: decisionSchema,
    fill: ({ note }): DecisionForm => ({ ...emptyDecisionForm, decision: 'reject', decisionNote: note }),
  }),
  mark_paid: bulkForm('mark_paid', {
    cells: ['paymentRef'],
    note: null,
    // What is still to be paid.
    shownAmountOf: findOutstanding,
    schema: markPaidSchema,
    fill: ({ cells: typed }): MarkPaidForm => ({ paymentRef: typed.paymentRef }),
  }),
};
