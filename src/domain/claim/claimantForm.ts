import * as v from 'valibot';
import { chosen } from '../form/choice';
import { withoutProblems } from '../form/formProblems';
import { payoutMethodNames, type ClaimantForm } from './claimant';
import { nationalIdText } from '../form/nationalId';
import { isDistrict } from '../place/districts';
import { phoneMessage, phonePattern, phonePrefix, readPhone } from '../form/phone';
import { withinLimits } from '../form/textLimits';
import type { Words } from '../words';

const isBlank = (value: string) => value === '' || value === phonePrefix;

// The transformations come before any check: after a failed check valibot would skip the rules that follow the fields.
const phoneText = v.pipe(v.string(), v.transform(readPhone));
/** A phone number that may be left out: the prefix alone is none. */
export const optionalPhoneText = v.pipe(
  phoneText,
  v.transform((value) => (isBlank(value) ? '' : value)),
);

const text = v.pipe(v.string(), v.trim());
const required = (message: Words) => v.pipe(text, v.nonEmpty(message));

const bankFields = ['bankName', 'accountName', 'accountNumber'] as const;
const bankRequired: Words = 'Bank details are required when bank transfer is selected';
const isBankField = (field: keyof ClaimantForm) => bankFields.some((name) => name === field);

const claimantRules = v.pipe(
  v.object({
    fullName: required('Full name is required'),
    nationalId: nationalIdText,
    phoneNumber: v.pipe(phoneText, v.regex(phonePattern, phoneMessage)),
    alternatePhone: v.pipe(
      optionalPhoneText,
      v.check((value) => value === '' || phonePattern.test(value), phoneMessage),
    ),
    district: v.pipe(
      v.string(),
      v.nonEmpty('District is required'),
      v.check((value) => value === '' || isDistrict(value), 'Choose a district from the list'),
    ),
    subcounty: required('Sub-county is required'),
    parish: text,
    village: text,
    payoutMethod: v.pipe(
      v.picklist(['', ...payoutMethodNames], 'Preferred payout method is required'),
      v.nonEmpty('Preferred payout method is required'),
    ),
    mobileMoneyNumber: optionalPhoneText,
    bankName: text,
    accountName: text,
    accountNumber: text,
  }),
  v.forward(
    v.partialCheck(
      [['payoutMethod'], ['mobileMoneyNumber']],
      ({ payoutMethod, mobileMoneyNumber }) => payoutMethod !== 'mobile_money' || mobileMoneyNumber !== '',
      'Mobile money number is required when mobile money is selected',
    ),
    ['mobileMoneyNumber'],
  ),
  // What was typed under a method that was then not chosen is out of sight and must not block.
  v.forward(
    v.partialCheck(
      [['payoutMethod'], ['mobileMoneyNumber']],
      ({ payoutMethod, mobileMoneyNumber }) =>
        payoutMethod !== 'mobile_money' || mobileMoneyNumber === '' || phonePattern.test(mobileMoneyNumber),
      phoneMessage,
    ),
    ['mobileMoneyNumber'],
  ),
  withoutProblems((form) =>
    form.payoutMethod === 'bank_transfer'
      ? bankFields.filter((field) => !form[field]).map((field) => ({ path: [field], message: bankRequired }))
      : [],
  ),
);

/**
 * Step 1 of the wizard (docs/product.md, Wizard). Optional fields left blank are empty strings.
 * @param kept the claimant of the claim that is edited: a text longer than its limit may stay as it is
 */
export const claimantSchemaFor = (kept?: ClaimantForm) =>
  v.pipe(
    claimantRules,
    withinLimits<ClaimantForm>(kept, (field, form) => form.payoutMethod === 'bank_transfer' || !isBankField(field)),
    v.transform((form) => chosen(form, 'payoutMethod')),
  );

export const claimantSchema = claimantSchemaFor();
