import type { Locator } from '@playwright/test';
import { LoginPage } from '../e2e/pages/LoginPage';
import { ClaimPage } from '../e2e/pages/ClaimPage';
import { Shell } from '../e2e/pages/Shell';
import { Wizard } from '../e2e/pages/Wizard';
import { claimant, daysAgo, incident } from '../e2e/support/claimData';
import { address, withServer } from '../trials/server';
import { launch } from './portal';

/*
 * `npm run bench:claim`: how many presses and keys somebody new needs from the sign-in form to a submitted claim, who
 * answers what the form insists on and tells what happened; and then to value three crops of it, of which the claim names
 * one. A press is one of the mouse, an option of a list and a file in the browser's own dialog included; a key is a letter
 * typed. The time is an estimate by the keystroke-level model: it counts no reading of a page.
 */

/** Seconds of the keystroke-level model: to point and press, to type a letter, and to think before a field. */
const model = { press: 1.3, key: 0.28, field: 1.35 };

const counted = { presses: 0, keys: 0, fields: 0 };

/** Prints what was counted since the last time. */
function tell(what: string) {
  const { presses, keys, fields } = counted;
  const seconds = presses * model.press + keys * model.key + fields * model.field;
  console.log(`${what}: ${presses} presses, ${keys} keys, ${fields} fields; ${seconds.toFixed(0)} s by the model`);
  Object.assign(counted, { presses: 0, keys: 0, fields: 0 });
}

async function press(target: Locator) {
  counted.presses += 1;
  await target.click();
}

async function choose(list: Locator, label: string) {
  counted.presses += 2;
  counted.fields += 1;
  await list.selectOption({ label });
}

/** Types where the cursor stands, or into a field that is pressed first. */
async function type(field: Locator, text: string) {
  const isThere = await field.evaluate((element) => element === document.activeElement);
  if (!isThere) await press(field);
  counted.keys += text.length;
  counted.fields += 1;
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
  tell('A first claim');

  const claim = new ClaimPage(page, new Shell(page));
  await claim.action('Start Verification').click();
  await claim.action('Verify & Forward').click();
  const form = claim.verificationForm;
  const line = (number: number) => form.getByRole('group', { name: `Line ${number}` });
  const howMuch = async (number: number, lost: string) => {
    await type(line(number).getByRole('textbox', { name: 'Share lost (%)' }), lost);
    await choose(line(number).getByRole('combobox', { name: 'Growth stage' }), 'Mature');
  };
  await howMuch(1, '60');
  for (const [number, item, area] of [
    [2, 'Beans', '1.5'],
    [3, 'Sorghum', '0.5'],
  ] as const) {
    await press(form.getByRole('button', { name: 'Add a line' }));
    await choose(line(number).getByRole('combobox', { name: 'Item' }), item);
    await type(line(number).getByRole('textbox', { name: 'Area affected (acres)' }), area);
    await howMuch(number, '40');
  }
  await form
    .getByRole('textbox', { name: 'Calculated compensation (UGX)' })
    .and(page.locator(':not([value=""])'))
    .waitFor();
  tell('A valuation of three lines');
  await browser.close();
});
