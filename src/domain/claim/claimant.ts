import * as v from 'valibot';
import { text } from '../register/storedFields';
import type { Words } from '../words';

/** How a claimant is paid. */
export const payoutMethods = {
  mobile_money: { label: 'Mobile Money' },
  bank_transfer: { label: 'Bank Transfer' },
} as const satisfies Record<string, { label: Words }>;

export type PayoutMethod = keyof typeof payoutMethods;
export const payoutMethodNames = Object.keys(payoutMethods) as PayoutMethod[];

export const isPayoutMethod = (value: string): value is PayoutMethod => Object.hasOwn(payoutMethods, value);

const claimantFields = {
  fullName: text,
  nationalId: text,
  phoneNumber: text,
  alternatePhone: text,
  district: text,
  subcounty: text,
  parish: text,
  village: text,
  mobileMoneyNumber: text,
  bankName: text,
  accountName: text,
  accountNumber: text,
};

export const claimantFormRecord = v.object({
  ...claimantFields,
  payoutMethod: v.picklist(['', ...payoutMethodNames]),
});

/** Step 1 of the wizard as typed. */
export type ClaimantForm = v.InferOutput<typeof claimantFormRecord>;

export const claimantRecord = claimantFormRecord;

/**
 * A claimant as stored with a claim; optional fields left blank are empty. So is what nobody knows of a claim that was
 * finished on paper (notKnown.ts).
 */
export type Claimant = v.InferOutput<typeof claimantRecord>;

/** The claimant that a complete step 1 describes: payout details of the method that was not chosen are left behind. */
export function claimantFromForm(form: Claimant): Claimant {
  return form.payoutMethod === 'mobile_money'
    ? { ...form, bankName: '', accountName: '', accountNumber: '' }
    : { ...form, mobileMoneyNumber: '' };
}

/** Where a claimant's money goes: the phone number or the account number, and whose it is. */
export function payoutAccount(claimant: Claimant): { payeeName: string; payeeAccount: string } {
  return claimant.payoutMethod === 'mobile_money'
    ? { payeeName: claimant.fullName, payeeAccount: claimant.mobileMoneyNumber }
    : { payeeName: claimant.accountName, payeeAccount: claimant.accountNumber };
}
