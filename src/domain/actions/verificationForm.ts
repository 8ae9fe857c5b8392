import * as v from 'valibot';
import { checkForm } from '../checkForm';
import { chosen } from '../choice';
import { isShillings } from '../shillings';
import { withinLimits } from '../textLimits';
import { valuationScheduleVersions } from '../workflow/valuation';
import { verificationActionNames, verificationActions, type Verification } from '../workflow/verification';
import { joinNotes, otherAction, type DecideForm } from './decide';

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

/** Forwards to the committee, rejects, or asks for information (docs/product.md, Verification). Compensation in UGX. */
export const decide: DecideForm<VerificationForm> = (form, { action: asked, claim, stamp }) => {
  const checked = checkForm(verificationSchema, form);
  if (!checked.ok) return checked;
  const { action, actionReason, verificationNotes, valuationScheduleVersion, calculatedCompensation } = checked.output;
  if (verificationActions[action].lifecycle !== asked) return otherAction;
  const compensation = calculatedCompensation === '' ? undefined : Number(calculatedCompensation);
  const verification: Verification = {
    verificationNotes,
    ...(valuationScheduleVersion && { valuationScheduleVersion }),
    ...(compensation !== undefined && { calculatedCompensation: compensation }),
    action,
    ...(actionReason && { actionReason }),
    verifiedOn: stamp.at,
    verifiedBy: stamp.actor.name,
  };
  return {
    after: {
      verifications: [...claim.verifications, verification],
      ...(compensation !== undefined && { calculatedCompensation: compensation }),
    },
    note: joinNotes(actionReason, verificationNotes),
  };
};
