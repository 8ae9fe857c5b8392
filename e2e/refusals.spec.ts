import type { Portal } from './pages/Portal';
import { people, roles, type Role } from './support/people';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';

/** The buttons that each role is offered on a claim (PRODUCT.md, Lifecycle); every other button there is must be absent. */
const offered: Record<string, Partial<Record<Role, string[]>>> = {
  submitted: { district_officer: ['Start Verification', 'Verify & Forward', 'Request Info', 'Reject', 'Edit'] },
  under_verification: { district_officer: ['Verify & Forward', 'Request Info', 'Reject', 'Edit'] },
  request_info: { district_officer: ['Edit', 'Resubmit'] },
  referred_district: { district_officer: ['Verify & Forward', 'Request Info', 'Reject'] },
  under_cvc_review: { cvc_member: ['CVC Decision'] },
  approved: { admin: ['Final Approval', 'Mark Paid'] },
  payment_processing: { finance: ['Process Payment'], admin: ['Mark Paid', 'Process Payment'] },
  payment_failed: { finance: ['Process Payment', 'Retry Payment'], admin: ['Process Payment', 'Retry Payment'] },
  paid: { finance: ['Update Payment'], admin: ['Update Payment'] },
  rejected: {},
};

const actions = [...new Set(Object.values(offered).flatMap((byRole) => Object.values(byRole).flat()))];

/** The pages that are not everybody's, by their addresses: whose they are, and what leads there. */
const closed: { address: string; mayOpen: Role[]; told: string; link: string }[] = [
  { address: '/new-claim', mayOpen: ['district_officer'], told: 'District Officer', link: 'New Claim' },
  {
    address: '/fund-management?tab=funds',
    mayOpen: ['finance', 'admin'],
    told: 'Finance Officer or UWA/MTWA Admin',
    link: 'Fund Management',
  },
  { address: '/user-management', mayOpen: ['admin'], told: 'UWA/MTWA Admin', link: 'User Management' },
  { address: '/audit-logs?tab=trail&live=1', mayOpen: ['admin'], told: 'UWA/MTWA Admin', link: 'Audit Logs' },
];

test('each role is offered only what is theirs: at every status, and of every page', async ({ portal, page }) => {
  test.setTimeout(240_000);
  for (const [index, role] of roles.entries()) {
    if (index === 0) await portal.signInAs(role);
    else await portal.changeTo(role, '/claims');
    await test.step(`${people[role].role}, at every status`, async () => {
      for (const [status, byRole] of Object.entries(offered)) {
        const { id } = await findSampleClaim(page, status);
        await portal.claim.open(id);
        const theirs = byRole[role] ?? [];
        for (const name of actions) {
          const button = portal.claim.action(name);
          await expect(button, `${name} for ${role} at ${status}`).toHaveCount(theirs.includes(name) ? 1 : 0);
        }
      }
    });
    for (const { address, told, link } of closed.filter(({ mayOpen }) => !mayOpen.includes(role))) {
      await test.step(`${people[role].role} is told whose ${address} is`, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: 'Not authorised' })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(`It may be opened by: ${told}.`);
        await expect(page.getByRole('main')).toContainText(`You are signed in as ${people[role].role}.`);
        await expect(page.getByRole('link', { name: link })).toHaveCount(0);
      });
    }
    await page.goto('/claims');
    await portal.claims.isShown();
    await expect(portal.claims.newClaim).toHaveCount(role === 'district_officer' ? 1 : 0);
  }
});

test('a signed-out visitor signs in first and then goes on to the claim asked for', async ({ portal, page }) => {
  await portal.signInAs('finance');
  const { id } = await findSampleClaim(page, 'approved');
  await portal.shell.signOut();
  await page.goto(`/claims/${id}?tab=audit`);
  await portal.login.signInAs('cvc_member');
  await portal.claim.isShown(id);
  await expect(portal.claim.tab('Audit')).toHaveAttribute('aria-selected', 'true');
});

/** A form, filled in and open, by whose turn it is, and who signs in meanwhile. */
const stale: {
  status: string;
  role: Role;
  successor: Role;
  fill: (portal: Portal) => Promise<void>;
  send: (portal: Portal) => Promise<void>;
}[] = [
  {
    status: 'submitted',
    role: 'district_officer',
    successor: 'cvc_member',
    fill: async ({ claim }) => {
      await claim.action('Verify & Forward').click();
      await claim.fillVerification({ action: 'Forward to CVC', schedule: 'v2024.1', compensation: '500000' });
    },
    send: ({ claim }) => claim.completeVerification(),
  },
  {
    status: 'under_cvc_review',
    role: 'cvc_member',
    successor: 'district_officer',
    fill: async ({ claim }) => {
      await claim.action('CVC Decision').click();
      await claim.fillDecision({ decision: 'Refer back to district', note: 'Measure again.' });
    },
    send: ({ claim }) => claim.recordDecision(),
  },
  {
    status: 'approved',
    role: 'admin',
    successor: 'finance',
    fill: async ({ claim }) => {
      await claim.action('Final Approval').click();
      await claim.approvalForm.getByRole('button', { name: 'Give Final Approval' }).click();
    },
    send: ({ claim }) => claim.confirm('Approve for payment'),
  },
  {
    status: 'payment_processing',
    role: 'finance',
    successor: 'district_officer',
    fill: async ({ claim }) => {
      await claim.openPayment();
      await claim.fillPayment({ status: 'Success', reference: 'MM-1' });
      await claim.updatePayment();
    },
    send: ({ claim }) => claim.confirm('Record as successful'),
  },
];

/** A deed is nobody else's: whoever signed in since may not even have been there. */
const refusal = 'Somebody else has signed in on this device since. Nothing was changed.';

for (const { status, role, successor, fill, send } of stale) {
  test(`at ${status} a form still open in a tab that slept is not sent as ${people[successor].role}`, async ({
    portal,
    page,
    openTab,
  }) => {
    // A tab that slept: it hears nothing of the others until it does something itself.
    await page.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined;
      Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
    });
    await portal.signInAs(role);
    const { id } = await findSampleClaim(page, status);
    await portal.claim.open(id);
    const badge = await portal.claim.badge();
    await fill(portal);

    const other = await openTab();
    await other.dashboard.open();
    await other.shell.signOut();
    await other.login.signInAs(successor);

    await send(portal);
    await expect(page.getByRole('alert').filter({ hasText: refusal }).first()).toBeVisible();
    await portal.claim.reload();
    await portal.claim.hasStatus(badge);
    await other.claim.open(id);
    await other.claim.hasStatus(badge);
    await other.claim.showTab('Audit');
    await expect(other.claim.panel('Audit')).not.toContainText(people[role].name);
  });
}
