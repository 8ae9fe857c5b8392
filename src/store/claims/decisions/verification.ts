import { verificationActions, type Verification } from '../../../domain/workflow/verification';
import { verificationSchema, type VerificationForm } from '../../../domain/workflow/verificationForm';
import { checkForm } from '../../forms';
import { joinNotes, otherAction, type DecideForm } from './decision';

/** Forwards to the committee, rejects, or asks for information (docs/product.md, Verification). Compensation in UGX. */
export const decideVerification: DecideForm<VerificationForm> = (form, { action: asked, claim, stamp }) => {
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
