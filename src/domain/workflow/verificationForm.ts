import * as v from 'valibot';
import { chosen } from '../choice';
import { withinLimits } from '../textLimits';
import { valuationScheduleVersions, verificationActionNames } from './verification';
import { isShillings } from '../shillings';

const needsReason = (action: string) => action === 'reject' || action === 'request_info';

/**
 * The verification form. A schedule and a compensation are asked for unless the claim is rejected or sent back for
 * information, which need a reason instead (docs/product.md, Verification). Compensation in UGX, as typed.
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
        isShillings(calculatedCompensation) || (needsReason(action) && calculatedCompensation === ''),
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
  withinLimits(),
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
