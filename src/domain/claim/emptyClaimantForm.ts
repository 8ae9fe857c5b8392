import { phonePrefix } from '../form/phone';
import type { ClaimantForm } from './claimant';

/** Step 1 before anything is typed. */
export const emptyClaimantForm: ClaimantForm = {
  fullName: '',
  nationalId: '',
  phoneNumber: phonePrefix,
  alternatePhone: '',
  district: '',
  subcounty: '',
  parish: '',
  village: '',
  payoutMethod: '',
  mobileMoneyNumber: phonePrefix,
  bankName: '',
  accountName: '',
  accountNumber: '',
};
