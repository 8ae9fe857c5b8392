import type { ChipProps } from '@mui/material/Chip';
import type { Claim } from '../../src/domain/claim/claim';

type StatusRow = {
  label: string;
  color: ChipProps['color'];
  /** What a district officer is offered. */
  actions: readonly string[];
  /** Where the district verifies a claim, its page has a tab for that. */
  verifies?: boolean;
};

export const statuses: Record<Claim['status'], StatusRow> = {
  submitted: {
    label: '1. Submitted',
    color: 'info',
    actions: ['Start Verification', 'Verify & Forward', 'Request Info', 'Reject', 'Edit', 'Close Claim'],
    verifies: true,
  },
  under_verification: {
    label: '2. Under Verification',
    color: 'warning',
    actions: ['Verify & Forward', 'Request Info', 'Reject', 'Edit', 'Close Claim'],
    verifies: true,
  },
  request_info: {
    label: '2. Request Info',
    color: 'warning',
    actions: ['Edit', 'Resubmit', 'Close Claim'],
    verifies: true,
  },
  referred_district: {
    label: '2. Referred to District',
    color: 'warning',
    actions: ['Verify & Forward', 'Request Info', 'Reject', 'Edit'],
    verifies: true,
  },
  under_cvc_review: { label: '3. Under CVC Review', color: 'secondary', actions: [] },
  approved: { label: '4. Approved', color: 'success', actions: [] },
  payment_processing: { label: '5. Payment Processing', color: 'primary', actions: [] },
  payment_failed: { label: '5. Payment Failed', color: 'error', actions: [] },
  paid: { label: '6. Paid', color: 'success', actions: [] },
  rejected: { label: 'Rejected', color: 'error', actions: [] },
  closed: { label: 'Closed', color: 'default', actions: ['Reopen Claim'] },
};
