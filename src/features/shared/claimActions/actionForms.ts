import {
  lifecycleActions,
  openActions,
  type ActionAsking,
  type LifecycleAction,
} from '../../../domain/workflow/lifecycle';
import type { Role } from '../../../domain/user/roles';
import type { ClaimStatus } from '../../../domain/workflow/statuses';
import type { ActionForm } from './actionForm';
import { committeeForm } from './DecisionForm';
import { finalApprovalForm } from './FinalApprovalForm';
import { markPaidForm } from './MarkPaidForm';
import { paymentForm } from './PaymentForm';
import { retryForm } from './RetryForm';
import { verificationForm } from './VerificationForm';

/** The form of every action that asks for one. */
const actionForms: Record<ActionAsking<'form'>, ActionForm> = {
  forward_to_cvc: verificationForm,
  request_info: verificationForm,
  reject_verification: verificationForm,
  approve: committeeForm,
  reject_committee: committeeForm,
  refer_back: committeeForm,
  final_approval: finalApprovalForm,
  mark_paid: markPaidForm,
  update_payment: paymentForm,
  retry_payment: retryForm,
};

export const findForm = (action: LifecycleAction): ActionForm | undefined =>
  action in actionForms ? actionForms[action as ActionAsking<'form'>] : undefined;

/** Each form once, in the order of its actions. */
export const allForms = [...new Set(lifecycleActions.flatMap((action) => findForm(action) ?? []))];

/** Whether a role may do at a status what a form asks for. */
export const isFormOffered = (form: ActionForm, role: Role, status: ClaimStatus): boolean =>
  openActions(role, status).some((action) => findForm(action) === form);
