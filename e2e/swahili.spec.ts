import { typeDate } from './pages/fields';
import { claimant, daysAgo, incident } from './support/claimData';
import { pdf, photo } from './support/files';
import { people, type Role } from './support/people';
import { expect, test } from './support/portalTest';
import { wordsOf } from './support/translation';

const { say, leftInEnglish } = wordsOf('sw');

test('in Swahili a claim goes from registration to payment, each stage by its role', async ({ portal, page }) => {
  const main = page.getByRole('main');
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
  const field = (english: string) => page.getByRole('textbox', { name: say(english), exact: true });
  const choice = (english: string) => page.getByRole('combobox', { name: say(english), exact: true });
  const radio = (english: string) => page.getByRole('radio', { name: say(english), exact: true });
  const form = (english: string) => page.getByRole('form', { name: say(english) });
  const confirm = (english: string) =>
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: say(english), exact: true })
      .click();
  const allSwahili = async () => expect.soft(await leftInEnglish(page), page.url()).toEqual([]);
  const toasts = page.getByRole('region', { name: say('Notifications') });
  const toastSays = (english: string) => expect(toasts.getByText(say(english)).first()).toBeVisible();
  const statusIs = (badge: string) => expect(portal.claim.heading.locator('..')).toContainText(say(badge));

  const signIn = async (role: Role) => {
    const { email, name, role: label } = people[role];
    await page.getByRole('combobox', { name: say('Role') }).selectOption({ label: say(label) });
    await page.getByRole('textbox', { name: say('Email/username') }).fill(email);
    await page.getByLabel(new RegExp(`^${say('Password')}`)).fill('not checked here');
    if (role === 'admin') await page.getByRole('textbox', { name: say('2FA code') }).fill('123456');
    await page.getByRole('button', { name: say('Sign In to Portal') }).click();
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  };
  const handOver = async (from: Role, to: Role) => {
    await page.getByRole('button', { name: new RegExp(people[from].name) }).click();
    await page.getByRole('menuitem', { name: say('Sign Out') }).click();
    await signIn(to);
  };

  await page.goto('/login');
  await page.getByRole('button', { name: 'Kiswahili' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await button('Sign In to Portal').click();
  await expect(page.getByText(say('Please select a role'))).toBeVisible();
  await allSwahili();
  await signIn('district_officer');
  await expect(page.getByRole('heading', { level: 1, name: say('Dashboard') })).toBeVisible();
  await allSwahili();

  // Kept with the sign-in, and there again after a reload.
  const settings = () => page.evaluate(() => localStorage.getItem('reg/settings'));
  await expect.poll(settings).toContain('"language":"sw"');
  await page.goto('/new-claim');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  const another = button('Start another claim');
  await expect(another.or(form('Claimant Info'))).toBeVisible();
  if (await another.isVisible()) await another.click();
  await button('Save & Continue').click();
  await expect(page.getByText(say('National ID must be exactly 14 characters'))).toBeVisible();
  await allSwahili();
  await field('Full name').fill(claimant.fullName);
  await field('National ID').fill(claimant.nationalId);
  await field('Phone number').fill(claimant.phoneNumber);
  await choice('District').fill(claimant.district);
  await page.getByRole('option', { name: claimant.district, exact: true }).click();
  await choice('Sub-county').fill(claimant.subcounty);
  await choice('Sub-county').press('Escape');
  await field('Village').fill(claimant.village);
  await radio('Mobile Money').check();
  await field('Mobile money number').fill(claimant.mobileMoneyNumber);
  await button('Save & Continue').click();

  await radio('Crop Damage').check();
  await choice('Crop type').selectOption({ label: say(incident.cropType) });
  await main.getByRole('textbox', { name: new RegExp(`^${say('Area damaged')}`) }).fill(incident.areaDamaged);
  await choice('Wildlife species').selectOption({ label: say(incident.wildlifeSpecies) });
  const day = page.getByRole('group', { name: say('Date of incident'), exact: true });
  await typeDate(
    day,
    incident.dateOfIncident,
    ['Day', 'Month', 'Year'].map((part) => say(part)),
  );
  await field('GPS latitude').fill(incident.gpsLatitude);
  await field('GPS longitude').fill(incident.gpsLongitude);
  await choice('Protected area nearby').selectOption({ label: say(incident.protectedArea) });
  await field('Narrative description').fill(incident.narrativeDescription);
  await allSwahili();
  await button('Save & Continue').click();

  const addFile = async (slot: string, file: ReturnType<typeof photo>) => {
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('region', { name: say(slot), exact: true })
      .getByRole('button', { name: say('Add file: {{slot}}', { slot: say(slot) }) })
      .or(page.getByRole('button', { name: say('Add files: {{slot}}', { slot: say(slot) }) }))
      .click();
    await (await chooser).setFiles(file);
    await expect(page.getByRole('button', { name: say('View {{name}}', { name: file.name }) })).toBeVisible();
  };
  await addFile('Photos', photo());
  await addFile('Valuation form', pdf());
  await allSwahili();
  await button('Continue to Review').click();
  await expect(button('Submit Claim')).toBeVisible();
  await allSwahili();
  await button('Submit Claim').click();
  await toastSays('Claim Submitted Successfully');
  const claimId = /CL-\d+-[A-Z0-9]+/.exec((await toasts.textContent()) ?? '')?.[0] ?? '';

  await page.goto(`/claims/${claimId}`);
  await button('Start Verification').click();
  await statusIs('2. Under Verification');
  await page.getByRole('tab', { name: say('Verification'), exact: true }).click();
  await button('Answer the checklist').click();
  const today = async (english: string) =>
    typeDate(
      page.getByRole('group', { name: say(english), exact: true }),
      daysAgo(0),
      ['Day', 'Month', 'Year'].map((part) => say(part)),
    );
  for (const point of ['Identity seen', 'Outside a protected area', 'First report known', 'Site visited']) {
    await page
      .getByRole('radiogroup', { name: say(point) })
      .getByRole('radio', { name: say('Yes') })
      .check();
  }
  await choice('Who claims').selectOption({ label: say('The person who suffered the loss') });
  await allSwahili();
  await today('First reported on');
  await field('Reported to').fill('Karusandara');
  await today('Visited on');
  await field('Visited by').fill('Sarah Auma');
  await button('Save').click();
  await toastSays('Checklist saved');
  await button('Verify & Forward').click();
  await choice('Valuation schedule version').selectOption('v2024.1');
  await allSwahili();
  await field('Share lost (%)').fill('60');
  await choice('Growth stage').selectOption('mature');
  await allSwahili();
  await button('Complete Verification').click();
  await statusIs('3. Under CVC Review');

  await handOver('district_officer', 'cvc_member');
  await page.goto(`/claims/${claimId}`);
  await button('CVC Decision').click();
  await radio('Approve').check();
  await allSwahili();
  await button('Record Decision').click();
  await statusIs('4. Approved');

  await handOver('cvc_member', 'admin');
  await page.goto(`/claims/${claimId}`);
  await button('Final Approval').click();
  await button('Give Final Approval').click();
  await statusIs('5. Payment Processing');

  await handOver('admin', 'finance');
  await page.goto(`/claims/${claimId}`);
  await button('Process Payment').click();
  await choice('Payment status').selectOption({ label: say('Success') });
  await field('Payment reference').fill('MM-20458811');
  await page.getByRole('button', { name: say('Update Payment') }).click();
  await confirm('Record as successful');
  await statusIs('6. Paid');
  for (const tab of ['Evidence', 'Workflow', 'Notes', 'Audit']) {
    await page.getByRole('tab', { name: say(tab), exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: say(tab), exact: true })).toBeVisible();
    await allSwahili();
  }
});
