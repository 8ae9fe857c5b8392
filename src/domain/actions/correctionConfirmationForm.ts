import * as v from 'valibot';
import type { Claim } from '../claim/claim';
import { payoutAccount } from '../claim/claimant';
import { correctionOutcomes, type Correction, type CorrectionOutcome } from '../claim/correction/correctionRecord';
import { applyChanges, findOpenCorrection } from '../claim/correction/corrections';
import { checkForm } from '../form/checkForm';
import { chosen } from '../form/choice';
import { withinLimits } from '../form/textLimits';
import { otherAction, acceptsOnly, type AcceptsResult, type DecideForm, type DecisionContext } from './decide';
import { notAllowed } from '../notAllowed';

/** The form that ends a correction that waits: confirmed, or declined with a reason (docs/product.md, Correction). */
export const correctionConfirmationSchema = v.pipe(
  v.object({
    outcome: v.pipe(
      v.picklist(['', ...correctionOutcomes], 'Please select a decision'),
      v.nonEmpty('Please select a decision'),
    ),
    note: v.pipe(v.string(), v.trim()),
  }),
  v.forward(
    v.partialCheck(
      [['outcome'], ['note']],
      ({ outcome, note }) => outcome !== 'declined' || note !== '',
      'Explanation is required',
    ),
    ['note'],
  ),
  withinLimits(),
  v.transform((form) => chosen(form, 'outcome')),
);

export type CorrectionConfirmationForm = v.InferInput<typeof correctionConfirmationSchema>;

const outcomeActions = { confirmed: 'confirm_correction', declined: 'decline_correction' } as const;

/** The action of an outcome in the lifecycle. */
export const correctionActionOf = (outcome: CorrectionOutcome) => outcomeActions[outcome];

/** Makes the correction hold, or drops it. */
export const decide: DecideForm<CorrectionConfirmationForm> = (form, on) => {
  const checked = checkForm(correctionConfirmationSchema, form);
  if (!checked.ok) return checked;
  const { outcome: kind, note } = checked.output;
  return correctionActionOf(kind) === on.action ? make({ kind, note }, on) : otherAction;
};

/** The claimant as corrected, and of a payment that was not sent, where it goes. */
function make(
  { kind, note }: Pick<NonNullable<Correction['outcome']>, 'kind' | 'note'>,
  { claim, payments, stamp, account }: DecisionContext,
): ReturnType<typeof decide> {
  const open = findOpenCorrection(claim);
  if (!open) return { refusal: notAllowed };
  const outcome = { kind, note, decidedOn: stamp.at, decidedBy: stamp.actor.name, ...(account && { account }) };
  const corrections = endLast(claim, outcome);
  if (kind === 'declined') return { after: { corrections }, note };
  const claimant = applyChanges(claim.claimant, open.changes);
  const redirected = payments
    .filter(({ paymentStatus }) => paymentStatus === 'pending')
    .map((before) => ({
      before,
      after: {
        ...before,
        rev: before.rev + 1,
        paymentMethod: claimant.payoutMethod,
        ...payoutAccount(claimant),
        updatedAt: stamp.at,
      },
    }));
  return {
    after: { corrections, claimant },
    note: note || undefined,
    ...(redirected.length > 0 && { payments: redirected }),
  };
}

const endLast = ({ corrections = [] }: Pick<Claim, 'corrections'>, outcome: Correction['outcome']): Correction[] =>
  corrections.map((correction, place) => (place === corrections.length - 1 ? { ...correction, outcome } : correction));

/** An outcome of this moment; one that was declined says why. */
export const accepts: AcceptsResult = (result, on) => {
  const outcome = result.after?.corrections?.at(-1)?.outcome;
  if (!outcome || correctionActionOf(outcome.kind) !== on.action) return notAllowed;
  const isExplained = outcome.kind === 'confirmed' || outcome.note !== '';
  return isExplained ? acceptsOnly(result, make(outcome, on)) : notAllowed;
};
