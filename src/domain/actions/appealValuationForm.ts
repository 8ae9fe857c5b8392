import { changeLastAppeal } from '../claim/appeal/appeals';
import type { Verification } from '../workflow/verification';
import { acceptsOnly, type AcceptsResult, type DecideForm, type DecisionContext } from './decide';
import { notAllowed } from '../notAllowed';
import * as verificationForm from './verificationForm';

/** What an officer found of the loss, as in a verification that forwards the claim. */
export type AppealValuationForm = Omit<verificationForm.VerificationForm, 'action'>;

const asForwarded = (on: DecisionContext): DecisionContext => ({ ...on, action: 'forward_to_cvc' });

/** Values the loss for an appeal (docs/product.md, Appeal). The valuation stands with the appeal until this is upheld. */
export const decide: DecideForm<AppealValuationForm> = (form, on) => {
  const valued = verificationForm.decide({ ...form, action: 'forward_to_cvc' }, asForwarded(on));
  if ('refusal' in valued) return valued;
  const valuation = valued.after?.verifications?.at(-1);
  return valuation ? { ...make(valuation, on), note: valued.note } : { refusal: notAllowed };
};

const make = (valuation: Verification, { claim }: DecisionContext) => ({
  after: { appeals: changeLastAppeal(claim, { valuation }) },
});

/** A valuation of this moment, as a verification that forwards the claim could have it. */
export const accepts: AcceptsResult = (result, on) => {
  const valuation = result.after?.appeals?.at(-1)?.valuation;
  if (!valuation) return notAllowed;
  const { calculatedCompensation } = valuation;
  const verified = {
    after: {
      verifications: [...on.claim.verifications, valuation],
      ...(calculatedCompensation !== undefined && { calculatedCompensation }),
    },
  };
  return verificationForm.accepts(verified, asForwarded(on)) ?? acceptsOnly(result, make(valuation, on));
};
