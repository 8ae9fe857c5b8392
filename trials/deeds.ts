import type { Locator } from '@playwright/test';
import type { Portal } from '../e2e/pages/Portal';
import { findBars } from '../src/domain/checklist/checklist';
import { findOpenPieces } from '../src/domain/claim/asked/asked';
import type { Claim } from '../src/domain/claim/claim';
import { waitsForConditions } from '../src/domain/claim/conditions/conditions';
import { findFlags } from '../src/domain/claim/flags';
import { shippedScheme } from '../src/domain/scheme/scheme';
import { getAction, lifecycle, type LifecycleAction } from '../src/domain/workflow/lifecycle';
import type { Role } from '../src/domain/user/roles';
import { openActions } from '../src/domain/workflow/openActions';
import { statuses, type ClaimStatus } from '../src/domain/workflow/statuses';

/** How a deed is done by the screens. `token` is a text that no other deed bears. */
type DeedRow = {
  /** Up to the last click. */
  prepare?: (portal: Portal, token: string) => Promise<void>;
  /** What is clicked last. */
  last: (portal: Portal) => Locator;
  /** What a toast says when it is done. */
  toast: string;
  /** Where the token lands; nowhere when there is nothing to be typed. */
  token?: 'note' | 'reference';
};

/** The deeds on claims that the trials do, as an officer does them on the claim's page. */
export const claimDeeds = {
  start_verification: {
    last: ({ claim }) => claim.action('Start Verification'),
    toast: 'Verification started',
  },
  forward_to_cvc: {
    async prepare({ claim }, token) {
      await claim.action('Verify & Forward').click();
      const form = { schedule: 'v2024.1', compensation: '1200000', notes: token };
      await claim.fillVerification({ action: 'Forward to CVC', ...form });
    },
    last: ({ claim }) => claim.verificationForm.getByRole('button', { name: 'Complete Verification' }),
    toast: 'Verification completed',
    token: 'note',
  },
  request_info: {
    async prepare({ claim }, token) {
      await claim.action('Request Info').click();
      await claim.fillVerification({ action: 'Request additional information', reason: token });
    },
    last: ({ claim }) => claim.verificationForm.getByRole('button', { name: 'Request Info' }),
    toast: 'Verification completed',
    token: 'note',
  },
  reject_verification: {
    async prepare({ claim }, token) {
      await claim.action('Reject').click();
      await claim.fillVerification({ action: 'Reject', reason: token });
    },
    last: ({ claim }) => claim.verificationForm.getByRole('button', { name: 'Complete Verification' }),
    toast: 'Verification completed',
    token: 'note',
  },
  resubmit: {
    last: ({ claim }) => claim.action('Resubmit'),
    toast: 'resubmitted',
  },
  approve: {
    async prepare({ claim }, token) {
      await claim.action('CVC Decision').click();
      await claim.fillDecision({ decision: 'Approve', note: token });
    },
    last: ({ claim }) => claim.decisionForm.getByRole('button', { name: 'Record Decision' }),
    toast: 'Decision recorded',
    token: 'note',
  },
  reject_committee: {
    async prepare({ claim }, token) {
      await claim.action('CVC Decision').click();
      await claim.fillDecision({ decision: 'Reject', note: token });
    },
    last: ({ claim }) => claim.decisionForm.getByRole('button', { name: 'Record Decision' }),
    toast: 'Decision recorded',
    token: 'note',
  },
  refer_back: {
    async prepare({ claim }, token) {
      await claim.action('CVC Decision').click();
      await claim.fillDecision({ decision: 'Refer back to district', note: token });
    },
    last: ({ claim }) => claim.decisionForm.getByRole('button', { name: 'Record Decision' }),
    toast: 'Decision recorded',
    token: 'note',
  },
  final_approval: {
    async prepare({ claim }, token) {
      await claim.action('Final Approval').click();
      await claim.approvalForm.getByRole('textbox', { name: 'Approval note' }).fill(token);
    },
    last: ({ claim }) => claim.approvalForm.getByRole('button', { name: 'Give Final Approval' }),
    toast: 'Final approval given',
    token: 'note',
  },
  mark_paid: {
    async prepare({ claim }, token) {
      await claim.action('Mark Paid').click();
      await claim.markPaidForm.getByRole('textbox', { name: 'Payment reference' }).fill(token);
    },
    last: ({ claim }) => claim.markPaidForm.getByRole('button', { name: 'Mark Paid' }),
    toast: 'Claim marked as paid',
    token: 'reference',
  },
  update_payment: {
    async prepare({ claim }, token) {
      await claim.action('Process Payment').click();
      await claim.fillPayment({ status: 'Success', reference: token });
      await claim.updatePayment();
      await claim.question.waitFor();
    },
    last: ({ claim }) => claim.question.getByRole('button', { name: 'Record as successful', exact: true }),
    toast: 'Payment updated successfully',
    token: 'reference',
  },
  retry_payment: {
    async prepare({ claim }) {
      await claim.action('Retry Payment').click();
      await claim.retryForm.getByRole('radio', { name: 'Mobile Money' }).check();
      await claim.retryForm.getByRole('textbox', { name: 'Mobile money number' }).fill('+256772345671');
    },
    last: ({ claim }) => claim.retryForm.getByRole('button', { name: 'Retry Payment' }),
    toast: 'New payment created',
  },
} as const satisfies Record<
  Exclude<
    LifecycleAction,
    | 'submit'
    | 'edit'
    | 'close'
    | 'reopen'
    | 'reopen_rejection'
    | 'complete'
    | 'return_to_committee'
    | 'hold'
    | 'release'
    | 'file_appeal'
    | 'value_appeal'
    | 'uphold_appeal'
    | 'dismiss_appeal'
    | 'correct'
    | 'confirm_correction'
    | 'decline_correction'
    | 'undo'
  >,
  DeedRow
>;

export type ClaimDeed = keyof typeof claimDeeds;

export const claimDeedNames = Object.keys(claimDeeds) as ClaimDeed[];

export const deedRow = (deed: ClaimDeed): DeedRow => claimDeeds[deed];

/** An internal note: a deed to any claim, by anybody. */
export const noteDeed: DeedRow = {
  async prepare({ claim }, token) {
    await claim.panel('Notes').getByRole('textbox', { name: 'Note', exact: true }).fill(token);
  },
  last: ({ claim }) => claim.panel('Notes').getByRole('button', { name: 'Add Note' }),
  toast: 'Note added',
  token: 'note',
};

/** An allocation of the fund. */
export const fundDeed: DeedRow = {
  async prepare({ fund }, token) {
    await fund.fill({ amount: '1000', district: 'Kasese', notes: token });
    await fund.send();
    await fund.question.waitFor();
  },
  last: ({ fund }) => fund.question.getByRole('button', { name: 'Allocate', exact: true }),
  toast: 'Fund ledger entry created successfully',
};

/** The deeds open to a role on a claim as it stands. */
export function openDeeds(role: Role, claim: Claim): ClaimDeed[] {
  const open = openActions(role, claim.status, findFlags(claim));
  return claimDeedNames.filter((deed) => {
    if (!open.includes(deed)) return false;
    if (getAction(deed).pays === 'sends' && waitsForConditions(claim)) return false;
    // What has to be answered first is a deed of its own.
    if (deed === 'resubmit' && findOpenPieces(claim).length > 0) return false;
    if (deed === 'forward_to_cvc' && findBars(claim, shippedScheme).length > 0) return false;
    // A payment of the whole amount can be made once.
    return !(deed === 'update_payment' && claim.status !== 'payment_processing');
  });
}

/** The badge that a claim shows after a deed. */
export function badgeAfter(deed: ClaimDeed): string {
  return statuses[statusAfter(deed)].badge;
}

/** The status that a claim has after a deed. */
export function statusAfter(deed: ClaimDeed): ClaimStatus {
  const { to } = lifecycle[deed];
  return to === 'by_payment' ? 'paid' : to;
}
