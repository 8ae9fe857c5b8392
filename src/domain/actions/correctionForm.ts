import * as v from 'valibot';
import type { Claim } from '../claim/claim';
import { claimantFromForm, isPayoutMethod, type Claimant } from '../claim/claimant';
import { claimantSchemaFor } from '../claim/claimantForm';
import { correctionReasons, type Correction } from '../claim/correction/correctionRecord';
import { applyChanges, changesOf, changesPayout } from '../claim/correction/corrections';
import { findNotKnown } from '../claim/notKnown';
import { checkForm } from '../form/checkForm';
import { chosen } from '../form/choice';
import { withoutProblems } from '../form/formProblems';
import { withinLimits } from '../form/textLimits';
import type { Refusal } from '../refusal';
import { acceptsOnly, type AcceptsResult, type DecideForm, type DecisionContext } from './decide';
import { notAllowed } from '../notAllowed';

const reasonRules = v.pipe(
  v.object({
    correctionReason: v.pipe(
      v.picklist(['', ...correctionReasons], 'Choose why the details are corrected'),
      v.nonEmpty('Choose why the details are corrected'),
    ),
    note: v.pipe(v.string(), v.trim()),
  }),
  v.forward(
    v.partialCheck(
      [['correctionReason'], ['note']],
      ({ correctionReason, note }) => correctionReason !== 'other' || note !== '',
      'Explanation is required',
    ),
    ['note'],
  ),
  withinLimits(),
);

/**
 * The form that corrects a claimant's details after their claim was forwarded (docs/product.md, Correction): the rules of the
 * wizard's first step, and why. At least one detail differs.
 */
export const correctionSchemaFor = ({ claimant }: Pick<Claim, 'claimant'>) =>
  v.pipe(
    v.intersect([claimantSchemaFor(claimant), reasonRules]),
    withoutProblems((form) =>
      changesOf(claimant, correctedIn(form)).length === 0
        ? [{ path: ['correctionReason'], message: 'Change at least one detail first' }]
        : [],
    ),
    v.transform((form) => chosen(form, 'correctionReason')),
  );

export type CorrectionForm = v.InferInput<ReturnType<typeof correctionSchemaFor>>;

function correctedIn({
  correctionReason: _reason,
  note: _note,
  ...form
}: Claimant & { correctionReason: string; note: string }) {
  return claimantFromForm(form);
}

/**
 * Corrects the details at once, or leaves a correction that changes where the money goes for a second person to confirm.
 * Refuses such a one while money of the claim is on its way.
 */
export const decide: DecideForm<CorrectionForm> = (form, on) => {
  const checked = checkForm(correctionSchemaFor(on.claim), form);
  if (!checked.ok) return checked;
  const { correctionReason: reason, note } = checked.output;
  return make({ reason, note }, correctedIn(checked.output), on);
};

function make(
  { reason, note }: Pick<Correction, 'reason' | 'note'>,
  corrected: Claimant,
  { claim, payments, stamp, account }: DecisionContext,
): ReturnType<typeof decide> {
  const { claimant, corrections = [] } = claim;
  const waits = changesPayout(claimant, corrected);
  if (waits && payments.some(({ paymentStatus }) => paymentStatus === 'processing')) return onItsWay;
  const correction: Correction = {
    reason,
    note,
    changes: changesOf(claimant, corrected),
    correctedOn: stamp.at,
    correctedBy: stamp.actor.name,
    ...(account && { account }),
    ...(waits && { toConfirm: true }),
  };
  return {
    after: { corrections: [...corrections, correction], ...(!waits && { claimant: corrected }) },
    note: note || undefined,
  };
}

const onItsWay: { refusal: Refusal } = {
  refusal: {
    code: 'invalid',
    message:
      'A payment of this claim is being processed. Record whether it succeeded or failed before the payee or account is corrected.',
  },
};

/** A correction of this moment that changes something, says why, and takes nothing away that is needed. */
export const accepts: AcceptsResult = (result, on) => {
  const correction = result.after?.corrections?.at(-1);
  if (!correction || (correction.reason === 'other' && correction.note === '')) return notAllowed;
  const corrected = applyChanges(on.claim.claimant, correction.changes);
  if (!isPayoutMethod(corrected.payoutMethod)) return notAllowed;
  const isWhole = findNotKnown(corrected).length === 0 && changesOf(on.claim.claimant, corrected).length > 0;
  return isWhole ? acceptsOnly(result, make(correction, corrected, on)) : notAllowed;
};
