import { screen, within } from '@testing-library/react';
import type { Access } from '../../domain/access/account';
import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import type { Role } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import { buildAccess, buildBoss, buildClaim, buildDecision, buildUser, buildVerification } from '../../test/builders';
import { recordsAt, recordsFor } from '../../test/recordsAt';
import { renderApp } from '../../test/renderApp';

const base = buildClaim();
const { id } = base;
const me = (role: Role, more: Partial<User> = {}) =>
  buildUser({ id: 'ME', name: 'Mary Apio', email: `${role.replace('_', '.')}@uwa.example`, desks: [role], ...more });
const boss = buildBoss();
const other = (role: Role) =>
  buildUser({ id: 'OTHER', name: 'Other Person', email: 'other@uwa.example', desks: [role] });
const at = (district: string, claim = base) => ({ ...claim, claimant: { ...claim.claimant, district } });

function open(
  role: Role,
  path: string,
  access: Partial<Access>,
  records: Partial<RegisterRecords>,
  users: User[] = [],
) {
  return renderApp({
    ...{ role, at: path },
    records: { scheme: [buildAccess(access)], users: [boss, me(role), ...users], ...records },
  });
}
const heading = () => screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 15_000 });

test('an officer reads a claim of another district, and nothing that would change it is offered', async () => {
  const claims = [at('gulu')];
  const officers = [{ ...other('district_officer'), district: 'gulu' }];
  const { user } = await open('district_officer', `/claims/${id}`, { ownDistricts: true }, { claims }, officers);
  await heading();
  expect(screen.getByText(/You can only read this claim: it is in .*Gulu, and you work in Kasese/)).toHaveTextContent(
    'Its officers: Other Person.',
  );
  for (const name of ['Start Verification', 'Verify & Forward', 'Request Info', 'Reject', 'Edit']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByText('This claim is in your docket')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Verification' }));
  expect(screen.queryByRole('button', { name: 'Answer the checklist' })).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(screen.getByText(/^No notes yet/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Workflow' }));
  expect(screen.queryByRole('button', { name: 'Verify & Forward' })).toBeNull();
});

test('the list begins with one’s own districts and shows the others when it is asked to', async () => {
  const claims = [at('kasese'), { ...at('gulu'), id: 'CL-GULU' }];
  const { user } = await open('district_officer', '/claims', { ownDistricts: true }, { claims });
  const mine = await screen.findByRole('button', { name: 'My districts', pressed: true });
  await screen.findByText(/^Showing/);
  expect(screen.queryByText('CL-GULU')).toBeNull();
  await user.click(mine);
  expect(await screen.findByText('CL-GULU')).toBeVisible();
});

test('a claim elsewhere that no officer acts on any more says whose it is as well', async () => {
  const { claim, payments } = recordsAt('paid', { id });
  const records = { claims: [at('gulu', claim)], payments };
  await open('district_officer', `/claims/${id}`, { ownDistricts: true }, records);
  await heading();
  expect(screen.getByText(/You can only read this claim: it is in .*Gulu/)).toBeVisible();
});

test('the docket counts the appeals of one’s own districts alone', async () => {
  const { claim } = recordsFor('value_appeal', 'rejected', { id });
  const claims = [at('kasese', claim), { ...at('gulu', claim), id: 'CL-GULU' }];
  await open('district_officer', '/', { ownDistricts: true }, { claims });
  expect(await screen.findByText(/Appeals among them: 1\./, {}, { timeout: 15_000 })).toBeVisible();
});

test('a list without a claim of one’s own districts says so, and shows the others when it is asked to', async () => {
  const claims = [{ ...at('gulu'), id: 'CL-GULU' }];
  const { user } = await open('district_officer', '/claims', { ownDistricts: true }, { claims });
  expect(await screen.findByText('No claims in your districts', {}, { timeout: 15_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all districts' }));
  expect(await screen.findByText('CL-GULU')).toBeVisible();
});

test('where officers work everywhere the list has no such switch', async () => {
  await open('district_officer', '/claims', { fourEyes: true }, { claims: [base] });
  await screen.findByText(/^Showing/);
  expect(screen.queryByRole('button', { name: 'My districts' })).toBeNull();
});

test('whoever verified a claim is offered no decision on it, and told who could decide', async () => {
  const claim = buildClaim({
    status: 'under_cvc_review',
    verifications: [buildVerification({ verifiedBy: 'Mary Apio', account: 'ME' })],
    calculatedCompensation: 1_250_000,
  });
  await open('cvc_member', `/claims/${id}?tab=cvc`, { fourEyes: true }, { claims: [claim] }, [other('cvc_member')]);
  await heading();
  expect(
    screen.getByText('Approve, Reject, Refer Back: You verified this claim. Someone else must do this: Other Person.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'CVC Decision' })).toBeNull();
  expect(screen.queryByRole('form', { name: /decision/i })).toBeNull();
});

test('whoever decided can take a payment on, and not record its success', async () => {
  const { claim, payments } = recordsAt('payment_processing', { id });
  const decided = { ...claim, decisions: [buildDecision({ decidedBy: 'Mary Apio', account: 'ME' })] };
  const { user } = await open('finance', `/claims/${id}`, { fourEyes: true }, { claims: [decided], payments });
  await heading();
  await user.click(screen.getByRole('button', { name: 'Process Payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('option', { name: 'Success' })).toBeDisabled();
  expect(dialog.getByRole('option', { name: 'Processing' })).toBeEnabled();
  expect(dialog.getByText(/^You decided this claim\. Someone else must do this/)).toBeVisible();
});

test('a bulk action leaves the claims out that are somebody else’s, and says why', async () => {
  const waiting = (claimId: string, account: string) =>
    buildClaim({
      ...{ id: claimId, status: 'under_cvc_review', calculatedCompensation: 1_250_000 },
      verifications: [buildVerification({ verifiedBy: account, account })],
    });
  const claims = [waiting('CL-1', 'ME'), waiting('CL-2', 'OTHER')];
  const { user } = await open('cvc_member', '/claims?sort=id', { fourEyes: true }, { claims }, [other('cvc_member')]);
  await screen.findByText(/^Showing/);
  await user.click(screen.getByLabelText('Select all claims on this page'));
  await user.click(await screen.findByRole('button', { name: 'Bulk Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Approve' }));
  expect(dialog.getByRole('region', { name: '1 claim left out' })).toHaveTextContent(
    'You verified this claim. Someone else must do this: Other Person.',
  );
});
