import * as v from 'valibot';
import { chosen } from './choice';

/** Valuation schedules a district officer can assess by (SPEC.md section 3). */
export const valuationSchedules = {
  'v2024.1': { label: 'v2024.1 (Current)' },
  'v2023.4': { label: 'v2023.4' },
  'v2023.3': { label: 'v2023.3' },
} as const satisfies Record<string, { label: string }>;

export const valuationScheduleVersions = Object.keys(valuationSchedules);

/** Step of the compensation input, UGX (SPEC.md section 9). */
export const compensationStep = 1000;

/** What a district officer can do after looking at a claim, and the outcome its toast names (SPEC.md section 2). */
export const verificationActions = {
  forward_to_cvc: { label: 'Forward to CVC', outcome: 'forwarded to CVC', lifecycle: 'forward_to_cvc' },
  reject: { label: 'Reject', outcome: 'rejected', lifecycle: 'reject_verification' },
  request_info: {
    label: 'Request additional information',
    outcome: 'marked for additional information',
    lifecycle: 'request_info',
  },
} as const satisfies Record<string, { label: string; outcome: string; lifecycle: string }>;

export type VerificationAction = keyof typeof verificationActions;
export const verificationActionNames = Object.keys(verificationActions) as VerificationAction[];

const needsReason = (action: string) => action === 'reject' || action === 'request_info';

/**
 * The verification form (SPEC.md section 5). A schedule and a compensation are asked for unless the claim is rejected
 * or sent back for information, which need a reason instead (PRODUCT.md, Lifecycle). Compensation in UGX, as typed.
 */
export const verificationSchema = v.pipe(
  v.object({
    verificationNotes: v.pipe(v.string(), v.trim()),
    valuationScheduleVersion: v.string(),
    calculatedCompensation: v.pipe(v.string(), v.trim()),
    action: v.pipe(
      v.picklist(['', ...verificationActionNames], 'Please select an action'),
      v.nonEmpty('Please select an action'),
    ),
    actionReason: v.pipe(v.string(), v.trim()),
  }),
  v.forward(
    v.partialCheck(
      [['valuationScheduleVersion'], ['action']],
      ({ valuationScheduleVersion, action }) =>
        valuationScheduleVersions.includes(valuationScheduleVersion) ||
        (needsReason(action) && valuationScheduleVersion === ''),
      'Valuation schedule version is required',
    ),
    ['valuationScheduleVersion'],
  ),
  v.forward(
    v.partialCheck(
      [['calculatedCompensation'], ['action']],
      ({ calculatedCompensation, action }) =>
        /^\d{1,12}$/.test(calculatedCompensation) || (needsReason(action) && calculatedCompensation === ''),
      'Calculated compensation must be a positive number',
    ),
    ['calculatedCompensation'],
  ),
  v.forward(
    v.partialCheck(
      [['action'], ['actionReason']],
      ({ action, actionReason }) => !needsReason(action) || actionReason !== '',
      'Action reason is required when rejecting or requesting info',
    ),
    ['actionReason'],
  ),
  v.transform((form) => chosen(form, 'action')),
);

export type VerificationForm = v.InferInput<typeof verificationSchema>;

export const emptyVerificationForm: VerificationForm = {
  verificationNotes: '',
  valuationScheduleVersion: '',
  calculatedCompensation: '',
  action: '',
  actionReason: '',
};

/** The last verification of a claim (SPEC.md section 3, Verification form result). Compensation in UGX. */
export type Verification = {
  verificationNotes: string;
  valuationScheduleVersion?: string;
  calculatedCompensation?: number;
  action: VerificationAction;
  actionReason?: string;
  verifiedOn: string;
  verifiedBy: string;
};
