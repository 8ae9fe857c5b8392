import { payoutAccount, type Claimant } from '../claimant';
import type { Claim } from '../claim';
import { claimantFieldNames, type Correction } from './correctionRecord';

/* What is on a claim of its corrections (docs/product.md, Correction). */

type Corrected = Pick<Claim, 'corrections'>;

/** The correction that waits for a second person; a claim has one at most. */
export function findOpenCorrection({ corrections }: Corrected): Correction | undefined {
  const last = corrections?.at(-1);
  return last?.toConfirm && !last.outcome ? last : undefined;
}

/** The details that differ between two of a claimant. */
export const changesOf = (before: Claimant, after: Claimant): Correction['changes'] =>
  claimantFieldNames.flatMap((field) =>
    before[field] === after[field] ? [] : { field, before: before[field], after: after[field] },
  );

/** A claimant with a correction made. */
export const applyChanges = (claimant: Claimant, changes: Correction['changes']): Claimant => ({
  ...claimant,
  ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
});

/** Whether money would go elsewhere: to another payee, account or bank, or in another way. */
export function changesPayout(before: Claimant, after: Claimant): boolean {
  const [from, to] = [payoutAccount(before), payoutAccount(after)];
  return (
    before.payoutMethod !== after.payoutMethod ||
    before.bankName !== after.bankName ||
    from.payeeName !== to.payeeName ||
    from.payeeAccount !== to.payeeAccount
  );
}

/** Whether a correction holds: it was made at once, or a second person confirmed it. */
const holds = ({ toConfirm, outcome }: Correction) => !toConfirm || outcome?.kind === 'confirmed';

/** The claimant before each correction that holds, the latest first. */
export function formerClaimants({
  claimant,
  corrections = [],
}: Corrected & Pick<Claim, 'claimant'>): { before: Claimant; correction: Correction }[] {
  let now = claimant;
  return corrections
    .filter(holds)
    .reverse()
    .map((correction) => {
      now = { ...now, ...Object.fromEntries(correction.changes.map(({ field, before }) => [field, before])) };
      return { before: now, correction };
    });
}
