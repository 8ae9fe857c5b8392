import type { Role } from '../../../domain/user/roles';
import { findCurrentStage } from '../../../domain/workflow/stages';
import type { ClaimStatus } from '../../../domain/workflow/statuses';

type TabRow = { label: string; isShown?: (status: ClaimStatus, role: Role) => boolean };

/** The tabs of a claim, in their order (docs/product.md, Claim detail). */
export const claimTabs = {
  summary: { label: 'Summary' },
  evidence: { label: 'Evidence' },
  verification: { label: 'Verification', isShown: (status) => findCurrentStage(status)?.number === 2 },
  cvc: { label: 'CVC', isShown: (_status, role) => role === 'cvc_member' },
  workflow: { label: 'Workflow' },
  notes: { label: 'Notes' },
  audit: { label: 'Audit' },
} as const satisfies Record<string, TabRow>;

export type ClaimTab = keyof typeof claimTabs;

/** @param writingIn a tab with something typed in it stays, even when the claim has moved on meanwhile. */
export function shownTabs(status: ClaimStatus, role: Role, writingIn: ClaimTab | undefined): ClaimTab[] {
  return (Object.keys(claimTabs) as ClaimTab[]).filter((tab) => {
    const row: TabRow = claimTabs[tab];
    return tab === writingIn || !row.isShown || row.isShown(status, role);
  });
}
