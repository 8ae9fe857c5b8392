import { expect, test } from './support/portalTest';
import { storedClaims } from './support/storage';

test('information is asked for, the claim edited once and submitted again; an edit says so at once when its claim has moved on', async ({
  portal,
  page,
  openTab,
  scan,
}) => {
  const { claim, wizard } = portal;
  await portal.signInAs('district_officer');
  const isAsked = ({ status, incident }: Awaited<ReturnType<typeof storedClaims>>[number]) =>
    status === 'submitted' && incident.incidentType === 'crop';
  const claimId = (await storedClaims(page)).find(isAsked)?.id ?? '';
  await claim.open(claimId);
  const area = claim.fact('Area damaged');
  const before = (await area.textContent()) ?? '';
  await claim.requestInfo('How large is the field?');
  await claim.reload();
  await claim.hasStatus('2. Request Info');

  await claim.action('Edit').click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit claim ${claimId}` })).toBeVisible();
  await wizard.goTo('Incident Details');
  await wizard.isAtStep(2);
  await wizard.text('Area damaged').fill('22.25');
  await wizard.isSaved();
  await page.reload();
  await wizard.isAtStep(2);
  await expect(wizard.text('Area damaged')).toHaveValue('22.25');

  // The claim itself is as it was until the edit is saved.
  await claim.open(claimId);
  await expect(area).toHaveText(before);
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await wizard.goTo('Review & Submit');
  await wizard.isAtStep(4);
  await scan(page, 'review of an edit');
  await wizard.saveChanges(claimId);
  await claim.hasStatus('2. Request Info');
  await expect(area).toHaveText('22.25 acres');

  await claim.explain('How large is the field?', 'As measured again');
  await claim.resubmit();
  await claim.reload();
  await claim.hasStatus('1. Submitted');
  await claim.showTab('Audit');
  await claim.auditShows('Claim edited', 'Area damaged', before.replace(/ acres?$/, ''), '22.25');
  await expect(claim.auditChanges('Claim edited').getByRole('row')).toHaveCount(2);
  await claim.auditShows('Claim resubmitted', 'Status', '2. Request Info', '1. Submitted');

  await claim.action('Edit').click();
  await wizard.goTo('Claimant Info');
  await wizard.text('Village').fill('Kyambura');
  await wizard.isSaved();
  await wizard.goTo('Review & Submit');
  const other = await openTab();
  await other.claim.open(claimId);
  await other.claim.forwardToCommittee();
  const notice = page.getByRole('status').filter({ hasText: 'You can no longer save this edit.' });
  await expect(notice).toContainText('Its status is now "3. Under CVC Review"');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await scan(page, 'edit that can no longer be saved');
  await claim.open(claimId);
  await expect(claim.fact('Village')).not.toHaveText('Kyambura');
  await page.getByRole('main').getByRole('button', { name: 'Discard edit' }).click();
  await claim.confirm('Discard edit');
  await portal.shell.toastSays('Edit discarded');
  await claim.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Discard edit' })).toBeHidden();
  await claim.hasStatus('3. Under CVC Review');
});
