import type { Locator } from '@playwright/test';
import { LoginPage } from '../e2e/pages/LoginPage';
import { Wizard } from '../e2e/pages/Wizard';
import { claimant, daysAgo, incident } from '../e2e/support/claimData';
import { address, withServer } from '../trials/server';
import { launch } from './portal';

/*
 * `npm run bench:claim`: how many presses and keys somebody new needs from the sign-in form to a submitted claim, who
 * answers what the form insists on and tells what happened. A press is one of the mouse, an option of a list and a file
 * in the browser's own dialog included; a key is a letter typed.
 */

const counted = { presses: 0, keys: 0 };

async function press(target: Locator) {
  counted.presses += 1;
  await target.click();
}

async function choose(list: Locator, label: string) {
  counted.presses += 2;
  await list.selectOption({ label });
}

/** Types where the cursor stands, or into a field that is pressed first. */
async function type(field: Locator, text: string) {
  const isThere = await field.evaluate((element) => element === document.activeElement);
  if (!isThere) await press(field);
  counted.keys += text.length;
  await field.pressSequentially(text);
}

await withServer(async () => {
  const browser = await launch();
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1366, height: 768 } });
  const login = new LoginPage(page);
  await login.open();
  await choose(login.role, 'District Officer');
  await type(login.username, 'jane.n@uwa.ug');
  await type(login.password, 'secret12');
  await press(login.submit);
  await press(page.getByRole('main').getByRole('link', { name: 'New Claim' }).first());

  const wizard = new Wizard(page);
  await wizard.isAtStep(1);
  await type(wizard.text('Full name'), claimant.fullName);
  await type(wizard.text('National ID'), claimant.nationalId);
  await type(wizard.text('Phone number'), '0772345671');
  await type(wizard.choice('District'), 'Kas');
  await press(page.getByRole('option', { name: 'Kasese', exact: true }));
  await type(wizard.choice('Sub-county'), 'Karus');
  await press(page.getByRole('option', { name: 'Karusandara' }));
  await type(wizard.text('Village'), claimant.village);
  await press(wizard.options('Preferred payout method').getByRole('radio', { name: 'Mobile Money' }));
  await press(page.getByRole('button', { name: 'Same as phone number' }));
  await press(wizard.next);

  await wizard.isAtStep(2);
  await press(wizard.options('Incident type').getByRole('radio', { name: incident.incidentType }));
  await choose(wizard.choice('Crop type'), incident.cropType);
  await type(wizard.text('Area damaged'), incident.areaDamaged);
  await choose(wizard.choice('Wildlife species'), incident.wildlifeSpecies);
  const date = wizard.date('Date of incident');
  await type(date.getByRole('spinbutton', { name: 'Day' }), daysAgo(3).replaceAll('/', ''));
  await choose(wizard.choice('Protected area nearby'), incident.protectedArea);
  await type(wizard.text('Narrative description'), incident.narrativeDescription);
  await press(wizard.next);

  await wizard.isAtStep(3);
  // The file in the browser's dialog, and the dialog's own button.
  counted.presses += 3;
  await wizard.addFiles('Photos', 'public/sample/maize-field.jpg');
  await press(page.getByRole('button', { name: 'Continue to Review' }));
  await wizard.isAtStep(4);
  await press(page.getByRole('button', { name: 'Submit Claim' }));
  await page.getByText('Claim Submitted Successfully').waitFor();
  await browser.close();
});

console.log(`A first claim: ${counted.presses} presses, ${counted.keys} keys`);
