import type { Page } from '@playwright/test';
import { expect, test } from './support/portalTest';
import type { Role } from './support/people';
import { appealWaitsFor, storedClaims, waitingSince, type StoredClaim } from './support/storage';

/** The ids of what waits for a role, at these statuses or by an appeal, the longest waiting first. */
async function waitingFor(page: Page, role: Role, ...statuses: string[]): Promise<string[]> {
  const claims = (await storedClaims(page)).filter(
    (claim) => statuses.includes(claim.status) || appealWaitsFor(claim) === role,
  );
  // Of the sample, none was released: what has a hold is on hold, and comes last.
  const placeOf = (claim: StoredClaim) => (claim.holds ? '2' : '1') + waitingSince(claim);
  return claims.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)).map(({ id }) => id);
}

const openId = (page: Page) => new URL(page.url()).searchParams.get('claim') ?? '';

const districtStatuses = ['submitted', 'under_verification', 'request_info', 'referred_district'];

test('an officer works through the queue by the keyboard', async ({ portal, page }) => {
  const { verification, claim, shell } = portal;
  const form = claim.verificationForm;
  await portal.signInAs('district_officer', '/verification');
  await verification.isShown();
  await expect(verification.badge).toHaveText('63 Pending');
  const stored = await storedClaims(page);
  const before = stored.filter(({ status }) => status === 'under_cvc_review').length;
  await expect(verification.counter('Pending Review')).toHaveText(`63 (${before} with the committee)`);
  const rejectedBefore = await verification.count('Rejected Today');
  const queue = await verification.ids();
  expect(queue).toEqual(await waitingFor(page, 'district_officer', ...districtStatuses));

  // Claims sent back to the claimant are in the queue too: these have a form, and so has the one after each.
  const next = (id: string) => queue[queue.indexOf(id) + 1] ?? '';
  const isReady = ({ status, checklist }: StoredClaim) =>
    districtStatuses.includes(status) && status !== 'request_info' && checklist?.visit !== undefined;
  const hasForm = (id: string) => stored.some((one) => one.id === id && isReady(one));
  const [first = '', second = '', third = '', fourth = ''] = queue.filter((id) => hasForm(id) && hasForm(next(id)));
  await verification.row(queue[0] ?? '').focus();
  for (const id of queue.slice(1, queue.indexOf(first) + 1)) {
    await page.keyboard.press('ArrowDown');
    await expect(verification.row(id)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await verification.arrivedAt(first);

  /** From the heading of the claim that opened to the next one to be verified. */
  const goTo = async (id: string) => {
    for (let open = openId(page); open !== id; open = openId(page)) {
      await verification.pressByKeyboard(verification.next);
      await verification.arrivedAt(next(open));
    }
  };

  await verification.chooseByKeyboard(form.getByRole('radiogroup', { name: 'Action' }), 'Forward to CVC');
  await verification.tabTo(form.getByRole('combobox', { name: 'Valuation schedule version' }));
  await page.keyboard.type('v2024.1');
  await verification.pressByKeyboard(form.getByRole('button', { name: 'Remove line 1' }));
  await verification.typeInto(form.getByRole('textbox', { name: 'Calculated compensation (UGX)' }), '640000');
  await verification.typeInto(form.getByRole('textbox', { name: 'Reason for the changed compensation' }), 'On paper');
  await verification.pressByKeyboard(form.getByRole('button', { name: 'Complete Verification' }));
  await verification.arrivedAt(next(first));
  await expect(page.getByText(`Next claim opened. ${queue.length - 1} claims in the queue.`)).toBeAttached();
  await shell.toastSays('Verification completed', `Claim ${first} forwarded to CVC`);
  await expect(verification.row(first)).toHaveCount(0);
  // The committee's turn is still pending.
  await expect(verification.badge).toHaveText('63 Pending');
  await expect(verification.counter('Pending Review')).toHaveText(`63 (${before + 1} with the committee)`);

  // What is typed stays with its claim while the next ones are looked at.
  await verification.title.focus();
  await goTo(second);
  await verification.typeInto(form.getByRole('textbox', { name: 'Verification notes' }), 'Ask the warden.');
  await verification.row(second).focus();
  await page.keyboard.press('ArrowDown');
  await expect(verification.title).toContainText(next(second));
  await expect(verification.row(second)).toContainText('Unsaved');
  await expect(form.getByRole('textbox', { name: 'Verification notes' })).not.toHaveValue('Ask the warden.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await verification.arrivedAt(second);
  await expect(form.getByRole('textbox', { name: 'Verification notes' })).toHaveValue('Ask the warden.');
  await verification.chooseByKeyboard(form.getByRole('radiogroup', { name: 'Action' }), 'Reject');
  await verification.typeInto(form.getByRole('textbox', { name: 'Action reason' }), 'No wildlife was there.');
  await verification.pressByKeyboard(form.getByRole('button', { name: 'Complete Verification' }));
  await verification.arrivedAt(next(second));
  await expect(verification.badge).toHaveText('62 Pending');
  await expect(verification.counter('Pending Review')).toHaveText(`62 (${before + 1} with the committee)`);
  await expect(verification.counter('Rejected Today')).toHaveText(String(rejectedBefore + 1));

  await goTo(third);
  await verification.chooseByKeyboard(
    form.getByRole('radiogroup', { name: 'Action' }),
    'Request additional information',
  );
  await verification.typeInto(form.getByRole('textbox', { name: 'Action reason' }), 'Which field was it?');
  await verification.pressByKeyboard(form.getByRole('button', { name: 'Request Info' }));
  await verification.arrivedAt(next(third));
  await expect(verification.row(third)).toContainText('2. Request Info');

  // Something typed and not sent keeps the page; the search finds a claim of the queue.
  await goTo(fourth);
  await verification.typeInto(form.getByRole('textbox', { name: 'Verification notes' }), 'Later');
  await shell.navigation.getByRole('link', { name: 'Claims' }).click();
  await expect(claim.question).toContainText(`Your entries for claim ${fourth} are not saved`);
  await claim.question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByRole('textbox', { name: 'Verification notes' })).toHaveValue('Later');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('searchbox', { name: 'Search the queue' }).fill(third);
  await expect(verification.rows).toHaveCount(1);
  await page.reload();
  await verification.isShown();
  expect(await verification.ids()).toEqual(queue.filter((id) => ![first, second].includes(id)));
});

test('a claim decided elsewhere while its form was written stays in sight, above a long queue and on a phone', async ({
  portal,
  page,
  openTab,
  scan,
}) => {
  const { verification, claim } = portal;
  await portal.signInAs('district_officer', '/verification');
  await verification.isShown();
  const stored = await storedClaims(page);
  const isVerified = (id: string) => stored.find((one) => one.id === id)?.status === 'under_verification';
  const id = (await verification.ids()).find(isVerified) ?? '';
  await verification.row(id).click();
  const notes = claim.verificationForm.getByRole('textbox', { name: 'Verification notes' });
  await expect(verification.title).toContainText(id);
  await notes.fill('Ask the warden.');

  const other = await openTab();
  await other.claim.open(id);
  await other.claim.rejectInDistrict('Outside the district.');
  await page.bringToFront();
  await expect(verification.row(id)).toHaveCount(0);
  const kept = verification.notSent.filter({ hasText: id });
  await expect(kept).toBeInViewport({ ratio: 0.9 });
  await expect(notes).toHaveValue('Ask the warden.');
  await scan(page, 'verification with a claim that left the queue');

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Back to queue' }).click();
  await expect(kept).toBeInViewport({ ratio: 0.9 });
  await scan(page, 'queue with a claim that left it, on a phone');
  await kept.click();
  await expect(notes).toHaveValue('Ask the warden.');
});
