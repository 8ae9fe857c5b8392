import type { Page } from '@playwright/test';
import { claimant, incident } from './support/claimData';
import { pdf, photo } from './support/files';
import { Keyboard } from './support/keyboard';
import { expect, test } from './support/portalTest';
import type { Portal } from './pages/Portal';

const mapOf = (page: Page) => page.getByRole('application', { name: 'Map of where it happened' });
const mark = (page: Page) => mapOf(page).locator('[data-mark]');

async function coordinates({ wizard }: Portal) {
  const latitude = await wizard.text('GPS latitude').inputValue();
  const longitude = await wizard.text('GPS longitude').inputValue();
  return {
    latitude: Number(latitude),
    longitude: Number(longitude),
    text: `${Number(latitude)}, ${Number(longitude)}`,
  };
}

async function toIncident(portal: Portal) {
  await portal.signInAs('district_officer', '/new-claim');
  await portal.wizard.begin();
  await portal.wizard.fillClaimant(claimant);
  const id = await portal.wizard.saveClaimant();
  await expect(mapOf(portal.page)).toBeVisible();
  return id;
}

test('a place set by the keyboard is kept over a reload, and shown with the claim and in an edit', async ({
  portal,
  page,
  scan,
}) => {
  const keyboard = new Keyboard(page);
  const { wizard } = portal;
  const claimId = await toIncident(portal);
  await keyboard.to(mapOf(page));
  await keyboard.press('ArrowRight');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('ArrowLeft');
  const { text } = await coordinates(portal);
  await expect(page.getByText(`Marked: ${text}, in Kasese.`)).toBeVisible();
  await keyboard.to(page.getByRole('button', { name: 'Zoom in' }));
  await keyboard.press('Enter');
  await expect(mark(page)).toBeVisible();

  const name = wizard.choice('Name of the protected area');
  await keyboard.to(name);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByText('Nearby')).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const area = await name.inputValue();
  expect(area).not.toBe('');
  await expect(wizard.choice('Protected area nearby')).not.toHaveValue('');
  await wizard.isSaved();
  await page.reload();
  await expect(mark(page)).toBeVisible();
  expect((await coordinates(portal)).text).toBe(text);
  await expect(name).toHaveValue(area);

  await wizard.fillIncident({
    ...incident,
    gpsLatitude: text.split(', ')[0] ?? '',
    gpsLongitude: text.split(', ')[1] ?? '',
  });
  await wizard.saveIncident();
  await wizard.addFiles('Photos', photo());
  await wizard.addFiles('Valuation form', pdf());
  await wizard.continueToReview();
  await wizard.submit(claimId);

  await page.getByText('GPS coordinates').scrollIntoViewIfNeeded();
  const figure = page.getByRole('main').getByRole('figure');
  await expect(figure).toContainText('The coordinates are in Kasese.');
  await expect(figure.locator('[data-mark]')).toBeVisible();
  await expect(page.getByText(area).first()).toBeVisible();
  await scan(page, 'a claim with its map');

  await portal.claim.action('Edit').click();
  await wizard.isAtStep(1);
  await wizard.goTo('Incident Details');
  await expect(mark(page)).toBeVisible();
  await mapOf(page).press('Shift+ArrowUp');
  const moved = await coordinates(portal);
  expect(moved.latitude).toBeGreaterThan(Number(text.split(', ')[0]));
});

test('a press, a drag and typed coordinates move the mark; another district is said, another country refused', async ({
  portal,
  page,
}) => {
  const { wizard } = portal;
  await toIncident(portal);
  const map = mapOf(page);
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place on the page');
  await map.click({ position: { x: box.width / 2, y: box.height / 2 } });
  const pressed = await coordinates(portal);
  await expect(page.getByText(`Marked: ${pressed.text}, in Kasese.`)).toBeVisible();

  await map.scrollIntoViewIfNeeded();
  const now = await map.boundingBox();
  const middle = { x: (now?.x ?? 0) + box.width / 2, y: (now?.y ?? 0) + box.height / 2 };
  await page.mouse.move(middle.x, middle.y - 15);
  await page.mouse.down();
  await page.mouse.move(middle.x + 20, middle.y - 15, { steps: 4 });
  await page.mouse.up();
  const dragged = await coordinates(portal);
  expect(dragged.longitude).toBeGreaterThan(pressed.longitude);
  expect(dragged.latitude).toBeCloseTo(pressed.latitude, 3);

  await wizard.text('GPS latitude').fill('-0.21');
  await wizard.text('GPS longitude').fill('30.09');
  await expect(page.getByText('in Rubirizi. The claimant lives in Kasese.')).toBeVisible();
  await page.getByRole('button', { name: 'Whole country' }).click();
  await map.click({ position: { x: 12, y: 12 } });
  await expect(page.getByText('This place is outside Uganda. The coordinates were not changed.')).toBeVisible();
  expect((await coordinates(portal)).text).toBe('-0.21, 30.09');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap sets the mark', async ({ portal, page }) => {
    await toIncident(portal);
    const map = mapOf(page);
    await map.scrollIntoViewIfNeeded();
    await map.tap({ position: { x: 120, y: 140 } });
    await expect(mark(page)).toBeVisible();
    await expect(page.getByText(/^Marked: /)).toBeVisible();
  });
});
