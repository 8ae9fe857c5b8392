import * as v from 'valibot';
import { payoutMethodNames } from '../claimant';
import { incidentTypes, speciesNames } from '../../incident/incidents';
import { claimPaymentStatuses, claimStatuses } from '../../workflow/statuses';
import { text } from '../../register/storedFields';

/** The filters that hold a list. */
export const listEntries = {
  status: v.array(v.picklist(claimStatuses)),
  incidentType: v.array(v.picklist(incidentTypes)),
  /** By their stored value. */
  district: v.array(text),
  subcounty: v.array(text),
  species: v.array(v.picklist(speciesNames)),
  payoutMethod: v.array(v.picklist(payoutMethodNames)),
  paymentStatus: v.array(v.picklist(claimPaymentStatuses)),
  createdBy: v.array(text),
};

const day = v.optional(v.pipe(text, v.regex(/^\d{4}-\d{2}-\d{2}$/)));
const shillings = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

export const claimFilterRecord = v.object({
  ...listEntries,
  search: text,
  dateRange: v.object({ from: day, to: day }),
  amountRange: v.object({ min: shillings, max: shillings }),
  myDocket: v.boolean(),
  /** Those of other officers as well, in a register that gives each account its own districts. */
  allDistricts: v.optional(v.boolean()),
  overdue: v.boolean(),
  /** Registered or decided in the last 30 days. */
  activity: v.boolean(),
  /** Decided, and the claimant not yet told. */
  notTold: v.boolean(),
  /** Approved, and payment waits for a condition. */
  conditionsOpen: v.boolean(),
  /** Views that were saved before there were holds lack it. */
  onHold: v.optional(v.boolean()),
  /** An appeal is open. */
  underAppeal: v.optional(v.boolean()),
  /** A correction waits for a second person. */
  correctionToConfirm: v.optional(v.boolean()),
});
