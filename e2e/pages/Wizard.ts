import { expect, type Page } from '@playwright/test';
import type { Claimant, Incident } from '../support/claimData';
import type { TestFile } from '../support/files';
import { typeDate } from './fields';

export type Slot = 'Photos' | 'Police report' | 'Medical report' | 'Valuation form' | 'Other attachments';

/** The new-claim wizard. */
export class Wizard {
  readonly claimantForm;
  readonly incidentForm;
  readonly evidenceForm;
  readonly next;
  readonly continueHere;
  readonly saved;
  readonly notSaved;

  constructor(private readonly page: Page) {
    this.claimantForm = page.getByRole('form', { name: 'Claimant Info' });
    this.incidentForm = page.getByRole('form', { name: 'Incident Details' });
    this.evidenceForm = page.getByRole('form', { name: 'Evidence Uploads' });
    this.next = page.getByRole('button', { name: 'Save & Continue' });
    this.continueHere = page.getByRole('button', { name: 'Continue here' });
    this.saved = page.getByText(/^Saved \d\d:\d\d:\d\d$/);
    this.notSaved = page.getByRole('status').filter({ hasText: 'Not saved. Keep this page open' });
  }

  /** A new draft, also where others wait to be resumed. */
  async start() {
    await this.page.goto('/new-claim');
    await this.begin();
  }

  /** As `start`, on the page of the drafts. */
  async begin() {
    const another = this.page.getByRole('button', { name: 'Start another claim' });
    await expect(another.or(this.claimantForm)).toBeVisible();
    if (await another.isVisible()) await another.click();
    await this.isAtStep(1);
  }

  /** The card of a draft that waits. */
  draft(claimantName: string) {
    return this.page.getByRole('main').getByRole('listitem', { name: claimantName });
  }

  async resume(claimantName: string) {
    await this.draft(claimantName).getByRole('link', { name: 'Continue' }).click();
  }

  async discard(claimantName: string) {
    await this.draft(claimantName).getByRole('button', { name: 'Discard' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  }

  async isAtStep(step: 1 | 2 | 3 | 4) {
    await expect(this.page.getByText(`Step ${step} of 4`, { exact: true })).toBeVisible();
  }

  /** A text field of the step shown. */
  text(name: string) {
    return this.page.getByRole('main').getByRole('textbox', { name, exact: true });
  }

  /** A field of the step shown that chooses from a list or suggests. */
  choice(name: string) {
    return this.page.getByRole('main').getByRole('combobox', { name, exact: true });
  }

  /** A choice of which all options are in sight. */
  options(name: string) {
    return this.page.getByRole('radiogroup', { name });
  }

  date(name: string) {
    return this.page.getByRole('group', { name, exact: true });
  }

  async chooseDistrict(name: string) {
    await this.choice('District').fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  async suggest(field: string, text: string) {
    await this.choice(field).fill(text);
    // The suggestions lie over what comes next.
    await this.choice(field).press('Escape');
  }

  async fillClaimant(claimant: Claimant) {
    await this.text('Full name').fill(claimant.fullName);
    await this.text('National ID').fill(claimant.nationalId);
    await this.text('Phone number').fill(claimant.phoneNumber);
    await this.chooseDistrict(claimant.district);
    await this.suggest('Sub-county', claimant.subcounty);
    await this.text('Village').fill(claimant.village);
    await this.options('Preferred payout method').getByRole('radio', { name: 'Mobile Money' }).check();
    await this.text('Mobile money number').fill(claimant.mobileMoneyNumber);
  }

  /** Saves step 1; returns the id that the claim gets. */
  async saveClaimant(): Promise<string> {
    await this.next.click();
    await this.isAtStep(2);
    return this.claimId();
  }

  async claimId(): Promise<string> {
    const id = this.page
      .getByRole('main')
      .getByText(/^CL-\d+-[A-Z0-9]+$/)
      .first();
    return (await id.textContent()) ?? '';
  }

  async fillIncident(incident: Incident) {
    await this.options('Incident type').getByRole('radio', { name: incident.incidentType }).check();
    await this.choice('Crop type').selectOption(incident.cropType);
    await this.text('Area damaged').fill(incident.areaDamaged);
    await this.choice('Wildlife species').selectOption({ label: incident.wildlifeSpecies });
    await typeDate(this.date('Date of incident'), incident.dateOfIncident);
    await this.choice('Protected area nearby').selectOption({ label: incident.protectedArea });
    await this.text('GPS latitude').fill(incident.gpsLatitude);
    await this.text('GPS longitude').fill(incident.gpsLongitude);
    await this.text('Narrative description').fill(incident.narrativeDescription);
  }

  async saveIncident() {
    await this.next.click();
    await this.isAtStep(3);
  }

  /** The card of one place for files. */
  slot(slot: Slot) {
    return this.page.getByRole('region', { name: slot, exact: true });
  }

  /** Chooses files as a person does: by the button, out of the browser's own dialog. */
  async addFiles(slot: Slot, ...files: (TestFile | string)[]) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.slot(slot)
      .getByRole('button', { name: /^Add files?: / })
      .click();
    const paths = files.filter((file) => typeof file === 'string');
    const buffers = files.filter((file) => typeof file !== 'string');
    await (await chooser).setFiles(paths.length > 0 ? paths : buffers);
    await expect(this.page.getByText(/^Processing file/)).toBeHidden();
  }

  file(slot: Slot, name: string) {
    return this.slot(slot).getByRole('listitem').filter({ hasText: name });
  }

  /** The file is listed and its bytes are there: its name opens it, a photo shows its thumbnail. */
  async hasFile(slot: Slot, name: string) {
    const file = this.file(slot, name);
    await expect(file.getByRole('button', { name: `View ${name}` })).toBeVisible();
    if (slot !== 'Photos') return;
    const thumbnail = file.locator('img');
    await expect(thumbnail).toBeVisible();
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  async continueToReview() {
    await this.page.getByRole('button', { name: 'Continue to Review' }).click();
    await this.isAtStep(4);
  }

  async submit(claimId: string) {
    await this.page.getByRole('button', { name: 'Submit Claim' }).click();
    await expect(this.page.getByText('Claim Submitted Successfully')).toBeVisible();
    await expect(this.page.getByText(`Claim ${claimId} has been submitted for review.`)).toBeVisible();
  }

  /** To a step that was reached before. */
  async goTo(title: 'Claimant Info' | 'Incident Details' | 'Evidence Uploads' | 'Review & Submit') {
    await this.page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: title }).click();
  }

  /** Ends the edit of a submitted claim. */
  async saveChanges(claimId: string) {
    await this.page.getByRole('button', { name: 'Save changes' }).click();
    await expect(this.page.getByText(`Claim ${claimId} has been updated.`)).toBeVisible();
  }

  /** Everything typed so far is stored. */
  async isSaved() {
    await expect(this.saved).toBeVisible();
  }
}
