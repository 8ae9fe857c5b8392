import * as v from 'valibot';
import { checkForm } from '../form/checkForm';
import type { Claim } from '../claim/claim';
import { claimantFromForm, type Claimant } from '../claim/claimant';
import { claimantSchemaFor } from '../claim/claimantForm';
import { findNotKnown } from '../claim/notKnown';
import { acceptsOnly, type AcceptsResult, type DecideForm, type DecisionContext, type DecisionResult } from './decide';
import { notAllowed } from '../notAllowed';

const payoutFields = ['payoutMethod', 'mobileMoneyNumber', 'bankName', 'accountName', 'accountNumber'] as const;

/** The fields in which something is to be filled in: what is not known, and all of the payout where a part of it is not. */
export function openFields({ claimant }: Pick<Claim, 'claimant'>): (keyof Claimant)[] {
  const open = findNotKnown(claimant);
  const isPayoutOpen = open.some((field) => payoutFields.some((name) => name === field));
  return isPayoutOpen ? [...new Set([...open, ...payoutFields])] : open;
}

/** What was filled in on top of what is known, which stays as it is. */
function withKnown(form: Claimant, { claimant }: Pick<Claim, 'claimant'>): Claimant {
  const added = Object.fromEntries(openFields({ claimant }).map((field) => [field, form[field]]));
  return { ...claimant, ...added };
}

/** The form that adds what is not known of a claimant: the rules of the wizard's first step. */
export const completionSchemaFor = (claim: Pick<Claim, 'claimant'>) =>
  v.pipe(
    v.custom<Claimant>(() => true),
    v.transform((form) => withKnown(form, claim)),
    claimantSchemaFor(claim.claimant),
  );

/** Adds the details to the claimant. Refuses what the wizard would refuse. */
export const decide: DecideForm<Claimant> = (form, on) => {
  const checked = checkForm(completionSchemaFor(on.claim), form);
  return checked.ok ? make(checked.output, on) : checked;
};

const make = (form: Claimant, { claim }: Pick<DecisionContext, 'claim'>): DecisionResult => ({
  after: { claimant: claimantFromForm(withKnown(form, claim)) },
});

/** Nothing that was known changes, and nothing is missing any more. */
export const accepts: AcceptsResult = (result, on) => {
  const claimant = result.after?.claimant;
  return !claimant || findNotKnown(claimant).length > 0 ? notAllowed : acceptsOnly(result, make(claimant, on));
};
