import type { Portal } from './pages/Portal';
import { claimant } from './support/claimData';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';

test('what is done in one tab shows in the other', async ({ portal, page, openTab }) => {
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  await portal.claim.open(id);
  const other = await openTab();
  await other.claim.open(id);
  await other.claim.hasStatus('1. Submitted');

  await portal.claim.startVerification();
  await other.claim.hasStatus('2. Under Verification');
  await expect(other.claim.action('Start Verification')).toBeHidden();
  await other.claim.showTab('Notes');
  await other.claim.addNote('The neighbour saw it too.');
  await portal.claim.showTab('Notes');
  await expect(portal.claim.panel('Notes')).toContainText('The neighbour saw it too.');

  // The list of the other tab follows as well.
  await other.claims.open();
  await other.claims.searchFor(id);
  await portal.claim.forwardToCommittee();
  await expect(other.claims.row(id)).toContainText('3. Under CVC Review');
  await other.page.reload();
  await expect(other.claims.row(id)).toContainText('3. Under CVC Review');
});

test('a form that is being filled in says at once that its claim has changed, and keeps what was typed', async ({
  portal,
  page,
  openTab,
  scan,
}) => {
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'under_verification');
  await portal.claim.open(id, 'verification');
  await portal.claim.fillVerification({ action: 'Request additional information', reason: 'Which field was it?' });
  const other = await openTab();
  await other.claim.open(id);
  await other.claim.rejectInDistrict('Outside the district.');

  await portal.claim.hasStatus('Rejected');
  const form = portal.claim.verificationForm;
  await expect(form.getByRole('status').first()).toContainText(
    `This claim was changed by ${people.district_officer.name}`,
  );
  await expect(form.getByRole('textbox', { name: 'Action reason' })).toHaveValue('Which field was it?');
  await expect(form.getByRole('status').first()).toContainText('Its status is now "Rejected"');
  await expect(form.getByRole('status').first()).toContainText('You can no longer submit this form.');
  await expect(form.getByRole('button', { name: /^(Complete Verification|Request Info|Cancel)$/ })).toHaveCount(0);
  await scan(page, 'verification form that can no longer be sent');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toBeHidden();
  await page.reload();
  await portal.claim.hasStatus('Rejected');
  await portal.claim.showTab('Workflow');
  await scan(page, 'workflow of a rejected claim');
});

const decide = {
  approve: {
    fill: async ({ claim }: Portal) => {
      await claim.fillDecision({ decision: 'Approve', note: 'As discussed.' });
    },
    status: '4. Approved',
  },
  reject: {
    fill: async ({ claim }: Portal) => {
      await claim.fillDecision({ decision: 'Reject', note: 'The evidence is of another day.' });
    },
    status: 'Rejected',
  },
};

test('two tabs decide one claim at the same moment: one wins, the other is told who', async ({
  portal,
  page,
  openTab,
}) => {
  await portal.signInAs('cvc_member');
  const { id } = await findSampleClaim(page, 'under_cvc_review');
  const other = await openTab();
  await portal.claim.open(id, 'cvc');
  await other.claim.open(id, 'cvc');
  await decide.approve.fill(portal);
  await decide.reject.fill(other);

  const buttons = await Promise.all(
    [portal, other].map(({ claim }) =>
      claim.decisionForm.getByRole('button', { name: 'Record Decision' }).elementHandle(),
    ),
  );
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));

  // The notice of a form whose claim has changed, or the refusal of what was sent before it came.
  const winnerNamed = new RegExp(
    `This claim was changed by ${people.cvc_member.name}|${people.cvc_member.name} changed this claim`,
  );
  const told = (tab: Portal) => tab.claim.decisionForm.getByText(winnerNamed).first();
  const done = (tab: Portal) => tab.shell.toasts.getByText('Decision recorded');
  await expect(done(portal).or(told(portal))).toBeVisible();
  await expect(done(other).or(told(other))).toBeVisible();
  const approved = await done(portal).isVisible();
  const [winner, loser] = approved ? [portal, other] : [other, portal];
  const { status } = approved ? decide.approve : decide.reject;
  await expect(done(winner)).toBeVisible();
  await expect(told(loser)).toBeVisible();
  await expect(told(loser)).toContainText(`Its status is now "${status}"`);
  await expect(done(loser)).toBeHidden();

  for (const tab of [portal, other]) {
    await tab.claim.hasStatus(status);
    await tab.claim.reload();
    await tab.claim.hasStatus(status);
    await tab.claim.showTab('Audit');
    await expect(tab.claim.panel('Audit').getByText(/(Approved|Rejected) by the committee/)).toHaveCount(1);
  }
});

test('a draft is written in one tab at a time', async ({ portal, page, openTab, scan }) => {
  await portal.signInAs('district_officer');
  await portal.wizard.start();
  await portal.wizard.text('Full name').fill(claimant.fullName);
  await portal.wizard.isSaved();
  const other = await openTab();
  await other.page.goto(page.url());
  await expect(other.page.getByText('This draft is open in another tab')).toBeVisible();
  await scan(other.page, 'draft open in another tab');

  // The last letters are typed as the other tab takes over.
  await portal.wizard.text('Village').pressSequentially('Kenyange');
  await other.wizard.continueHere.click();
  await expect(other.wizard.text('Full name')).toHaveValue(claimant.fullName);
  await expect(other.wizard.text('Village')).toHaveValue('Kenyange');
  await expect(page.getByText('This draft is now open in another tab')).toBeVisible();
  await scan(page, 'draft taken by another tab');
  await other.wizard.text('Village').fill('Kanyamunyu');
  await other.wizard.isSaved();

  await portal.wizard.continueHere.click();
  await expect(portal.wizard.text('Village')).toHaveValue('Kanyamunyu');
  await expect(other.page.getByText('This draft is now open in another tab')).toBeVisible();
  await other.page.close();
  await portal.wizard.text('Village').fill('Kenyange II');
  await portal.wizard.isSaved();
  await page.reload();
  await expect(portal.wizard.text('Village')).toHaveValue('Kenyange II');
});

test('a deed that waits for a tab that stands still says so, can be called off, and is not done later', async ({
  portal,
  page,
  openTab,
}) => {
  await page.clock.install();
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  await portal.claim.open(id, 'notes');
  const other = await openTab();
  await other.claims.open();
  await other.page.evaluate(
    () =>
      new Promise<void>((taken) => {
        void navigator.locks.request('claims-register', () => {
          taken();
          return new Promise<void>((letGo) => addEventListener('woken', () => letGo()));
        });
      }),
  );

  const notes = portal.claim.panel('Notes');
  const text = notes.getByRole('textbox', { name: 'Note', exact: true });
  await text.fill('The neighbour saw it too.');
  await notes.getByRole('button', { name: 'Add Note' }).click();
  await page.clock.fastForward(2000);
  await expect(page.getByText('Waiting for the portal in another tab or window')).toBeVisible();
  await page.clock.fastForward(8000);
  const question = page.getByRole('alertdialog', { name: 'Not saved yet' });
  await expect(question).toHaveAccessibleDescription(/Close the other tabs and windows of the portal/);
  await question.getByRole('button', { name: 'Cancel action' }).click();
  await portal.shell.toastSays('Error', 'You cancelled this before it was saved');
  await expect(text).toHaveValue('The neighbour saw it too.');

  await other.page.evaluate(() => dispatchEvent(new Event('woken')));
  await text.fill('The neighbour saw it, and her son.');
  await notes.getByRole('button', { name: 'Add Note' }).click();
  await expect(notes.getByRole('listitem')).toContainText(['her son']);
  await other.claim.open(id, 'notes');
  await expect(other.claim.panel('Notes').getByRole('listitem')).toHaveCount(1);
});

test('buttons show that they wait only once a deed has taken a moment', async ({ portal, page }) => {
  await portal.signInAs('district_officer');
  const { id } = await findSampleClaim(page, 'submitted');
  await portal.claim.open(id, 'notes');
  // As a deed of another tab that takes long.
  await page.evaluate(() => {
    void navigator.locks.request(
      'claims-register',
      () => new Promise<void>((letGo) => addEventListener('deed-done', () => letGo())),
    );
  });

  const notes = portal.claim.panel('Notes');
  const button = notes.getByRole('button', { name: 'Add Note' });
  const main = page.getByRole('main');
  await main.evaluate((element: HTMLElement) => {
    const colourOf = (button: Element) => getComputedStyle(button).color;
    const before = new Map([...element.querySelectorAll('button')].map((each) => [each, colourOf(each)]));
    const asBefore: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLButtonElement) || !target.disabled) continue;
        const spinner = target.querySelector('[role=progressbar]');
        const isShown = spinner && getComputedStyle(spinner).visibility === 'visible';
        if (colourOf(target) === before.get(target) && !isShown) asBefore.push(target.textContent);
      }
      element.setAttribute('data-as-before', asBefore.join());
    }).observe(element, { subtree: true, attributeFilter: ['disabled'] });
  });
  await notes.getByRole('textbox', { name: 'Note', exact: true }).fill('The neighbour saw it too.');
  await button.click();
  await expect(portal.claim.action('Edit')).toBeDisabled();
  const deeds = [
    'Start Verification',
    'Verify & Forward',
    'Request Info',
    'Reject',
    'Edit',
    'Close Claim',
    'Put on Hold',
  ];
  await expect(main).toHaveAttribute('data-as-before', ['Add Note', ...deeds].join());
  await expect(button.getByRole('progressbar')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('deed-done')));
  await expect(notes.getByRole('listitem')).toContainText(['The neighbour saw it too.']);
});
