import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Claim } from '../../domain/claim/claim';
import { allFiles, emptyEvidence } from '../../domain/incident/evidence';
import { incidentDetails } from '../../domain/incident/incidentDetails';
import { draftPath } from '../../domain/routes';
import { saveFile } from '../../platform/download';
import { getEvidenceFile, putEvidenceFile } from '../../platform/evidenceFiles';
import { holdLock } from '../../platform/tabs/locks';
import { findClaim, selectAllClaims } from '../../store/claims/selectors';
import { startVerification, verifyClaim } from '../../test/claimCommands';
import { findDraft, selectNewClaimDrafts } from '../../store/drafts/selectors';
import {
  buildClaim,
  buildDraft,
  buildEvidence,
  buildFile,
  completeBankForm,
  completeClaimantForm,
  completeIncidentForm,
  furtherForms,
  completeVerificationForm,
} from '../../test/builders';
import { exportsIn } from '../../test/exportsIn';
import { jpegBytes, pictureFile, readPictures } from '../../test/files/pictures';
import { renderPage } from '../../test/renderPage';
import { createBackend, createBrowser } from '../../test/testRegister';
import { storedFiles } from '../../test/files/storedFiles';
import { emptyClaimantForm } from '../../domain/claim/emptyClaimantForm';
import { emptyIncidentForm } from '../../domain/incident/emptyIncidentForm';
import { NewClaimPage } from './NewClaimPage';

jest.mock('../../platform/download', () => ({ saveFile: jest.fn() }));

beforeEach(readPictures);

const empty = buildDraft({
  step: 0,
  claimId: undefined,
  claimant: emptyClaimantForm,
  incident: emptyIncidentForm,
  evidence: emptyEvidence,
});
const atIncident = buildDraft({ step: 1, incident: emptyIncidentForm, evidence: emptyEvidence });
const atEvidence = buildDraft({ step: 2, incident: completeIncidentForm('injury'), evidence: emptyEvidence });
const editOf = (claim: Claim) =>
  buildDraft({ editOf: { claimId: claim.id, rev: claim.rev }, claimId: claim.id, evidence: claim.evidence });
const { id } = empty;
const claimId = buildDraft().claimId ?? '';

async function open(records: Partial<RegisterRecords>, at: string, browser = createBrowser()) {
  const app = await renderPage(<NewClaimPage />, { role: 'district_officer', at, records, browser });
  return { ...app, draft: () => findDraft(app.tab.store.getState(), id), state: app.tab.store.getState };
}

// By text and label where the role is not the subject: by role takes a long time on a form of this size.
const step = (title: string) => screen.findByText(title, { selector: 'h2' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const worded = (name: string) => screen.getByText(name, { selector: 'button' });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input, textarea, select' });
const radio = (name: string) => screen.getByLabelText(name, { selector: '[type=radio]' });

const files = (slot: string) => screen.getByLabelText<HTMLInputElement>(slot, { selector: 'input' });

async function typeDate(user: UserEvent, name: string, digits: string) {
  const date = screen.getByRole('group', { name });
  await user.click(within(date).getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard(digits);
}

test('step 1 shows every message at its field and moves to the first', async () => {
  const { user, draft } = await open({ drafts: [empty] }, draftPath(id, 1));
  await step('Claimant Info');
  expect(field('Phone number')).toHaveValue('+256');

  await user.click(worded('Save & Continue'));

  await waitFor(() => expect(field('Full name')).toHaveFocus());
  expect(field('Full name')).toHaveAccessibleDescription('Full name is required');
  expect(field('National ID')).toHaveAccessibleDescription('National ID must be exactly 14 characters');
  expect(field('Phone number')).toHaveAccessibleDescription('Phone number must be in format +256XXXXXXXXX');
  expect(field('District')).toHaveAccessibleDescription('District is required');
  expect(field('Sub-county')).toHaveAccessibleDescription('Sub-county is required');
  const method = screen.getByRole('radiogroup', { name: 'Preferred payout method' });
  expect(method).toHaveAccessibleDescription('Preferred payout method is required');

  await user.click(radio('Mobile Money'));
  await user.click(worded('Save & Continue'));
  expect(field('Mobile money number')).toHaveAccessibleDescription(
    'Mobile money number is required when mobile money is selected',
  );
  await user.click(radio('Bank Transfer'));
  await user.click(worded('Save & Continue'));
  expect(field('Account number')).not.toHaveAttribute('inputmode', 'numeric');
  for (const name of ['Bank name', 'Account name', 'Account number']) {
    expect(field(name)).toHaveAccessibleDescription('Bank details are required when bank transfer is selected');
  }
  expect(draft()?.claimId).toBeUndefined();
});

test('a phone number is taken as people write it, and mobile money can go to the same', async () => {
  const { user, draft } = await open({ drafts: [empty] }, draftPath(id, 1));
  await step('Claimant Info');
  await user.click(radio('Mobile Money'));
  expect(screen.queryByRole('button', { name: 'Same as phone number' })).not.toBeInTheDocument();
  // Behind the prefix that stands there.
  await user.type(field('Phone number'), '0772 123-456');
  await user.tab();
  expect(field('Phone number')).toHaveValue('+256772123456');
  await user.type(field('Alternate phone'), '0701');
  await user.tab();
  expect(field('Alternate phone')).toHaveValue('0701');
  await user.click(worded('Same as phone number'));
  expect(field('Mobile money number')).toHaveValue('+256772123456');
  expect(screen.queryByRole('button', { name: 'Same as phone number' })).not.toBeInTheDocument();
  await user.click(worded('Save & Continue'));
  expect(field('Alternate phone')).toHaveAccessibleDescription('Phone number must be in format +256XXXXXXXXX');
  await waitFor(() =>
    expect(draft()?.claimant).toMatchObject({ phoneNumber: '+256772123456', mobileMoneyNumber: '+256772123456' }),
  );
});

test('a national ID shows as it is kept once the field is left, and one of look-alikes is told', async () => {
  const { user } = await open({ drafts: [empty] }, draftPath(id, 1));
  await step('Claimant Info');
  await user.click(field('National ID'));
  await user.paste('cm80 1234-567\u200b abc');
  await user.tab();
  expect(field('National ID')).toHaveValue('CM801234567ABC');
  await user.clear(field('National ID'));
  await user.type(field('National ID'), 'СМ801234567ABC');
  await user.click(worded('Save & Continue'));
  expect(field('National ID')).toHaveAccessibleDescription(/Some characters come from another alphabet/);
});

test('payout details of the other method are kept, and a new district erases nothing', async () => {
  const { user, draft } = await open({ drafts: [{ ...empty, claimant: completeBankForm() }] }, draftPath(id, 1));
  await step('Claimant Info');
  await user.click(radio('Mobile Money'));
  await user.type(field('Mobile money number'), '772123456');
  await user.click(radio('Bank Transfer'));
  expect(field('Bank name')).toHaveValue('Centenary Bank');
  await user.click(radio('Mobile Money'));
  expect(field('Mobile money number')).toHaveValue('+256772123456');

  await user.clear(field('District'));
  await user.type(field('District'), 'gulu');
  await user.click(await screen.findByRole('option', { name: 'Gulu' }));
  expect(field('Sub-county')).toHaveValue('Lake Katwe');
  await waitFor(() =>
    expect(field('Sub-county')).toHaveAccessibleDescription(
      'Not on the list for Gulu. Check it, or leave it as it is.',
    ),
  );

  await user.click(worded('Save & Continue'));
  await step('Incident Details');
  expect(screen.getByRole('heading', { level: 2, name: 'Incident Details' })).toHaveFocus();
  expect(draft()?.claimant).toMatchObject({ district: 'gulu', subcounty: 'Lake Katwe', bankName: 'Centenary Bank' });
  expect(draft()?.claimId).toMatch(/^CL-\d+-/);
  expect(screen.getByText(draft()?.claimId ?? '')).toBeVisible();
  expect(screen.getByText('Step 2 of 4')).toBeVisible();
  expect(screen.getByText('25% complete')).toBeVisible();
});

test('step 2 shows every message at its field; another kind of incident keeps what was typed', async () => {
  const { user, draft } = await open({ drafts: [atIncident] }, draftPath(id, 2));
  await step('Incident Details');
  await user.click(worded('Save & Continue'));
  await waitFor(() => expect(radio('Crop Damage')).toHaveFocus());
  const kinds = screen.getByRole('radiogroup', { name: 'Incident type' });
  expect(kinds).toHaveAccessibleDescription('Incident type is required');
  expect(screen.getByRole('group', { name: 'Date of incident' })).toHaveAccessibleDescription(
    'Date of incident is required',
  );
  // Nothing is stated for whoever overlooks it.
  expect(field('Protected area nearby')).toHaveDisplayValue('Select a protected area');
  expect(field('Protected area nearby')).toBeValid();
  expect(field('Protected area nearby')).not.toBeRequired();
  expect(field('Narrative description')).toHaveAccessibleDescription('Narrative description is required');

  await user.click(radio('Livestock Loss'));
  await user.type(field('Quantity lost'), '3');
  await user.click(radio('Human Death'));
  await user.click(worded('Save & Continue'));
  for (const name of ['Name of the deceased', 'Next of kin', 'Relationship']) {
    expect(field(name)).toHaveAccessibleDescription('All death-related fields are required for death incidents');
  }
  // The kind's fields came last and stand first.
  expect(field('Name of the deceased')).toHaveFocus();
  await user.type(field('Name of the deceased'), 'Moses');
  await user.click(radio('Livestock Loss'));
  expect(field('Quantity lost')).toHaveValue('3');
  await waitFor(() => expect(draft()?.incident).toMatchObject({ quantityLost: '3', deceasedName: 'Moses' }));
});

test('further crops are asked for as the first is, saved as they are typed, and removed', async () => {
  const incident = completeIncidentForm('crop');
  const { user, draft } = await open({ drafts: [{ ...atIncident, incident }] }, draftPath(id, 2));
  await step('Incident Details');
  const crop = (number: number) => within(screen.getByRole('group', { name: `Crop ${number}` }));
  await user.click(worded('Add another crop'));
  await waitFor(() => expect(crop(2).getByLabelText(/^Crop type/)).toHaveFocus());
  await user.selectOptions(crop(2).getByLabelText(/^Crop type/), 'Beans');
  await user.click(worded('Add another crop'));
  await user.selectOptions(crop(3).getByLabelText(/^Crop type/), 'Cassava');
  await user.type(crop(3).getByLabelText(/^Area damaged/), '0.5');
  await waitFor(() =>
    expect(draft()?.incident.further.crop).toEqual([
      { cropType: 'Beans', areaDamaged: '', estimatedYieldLost: '' },
      { cropType: 'Cassava', areaDamaged: '0.5', estimatedYieldLost: '' },
    ]),
  );

  await user.type(crop(3).getByLabelText(/^Estimated yield lost/), 'much');
  await user.click(worded('Save & Continue'));
  await waitFor(() => expect(crop(2).getByLabelText(/^Area damaged/)).toHaveFocus());
  expect(crop(2).getByLabelText(/^Area damaged/)).toHaveAccessibleDescription(
    'Crop type and area damaged are required for crop incidents',
  );
  expect(crop(3).getByLabelText(/^Estimated yield lost/)).toHaveAccessibleDescription('Enter a number above 0');
  const summary = screen.getByRole('group', { name: '2 fields need attention' });
  expect(within(summary).getByRole('link', { name: 'Crop 3: Estimated yield lost' })).toBeVisible();

  // Another kind has its own, and what was typed for crops stays.
  await user.click(radio('Livestock Loss'));
  expect(screen.queryByRole('group', { name: /^Crop / })).not.toBeInTheDocument();
  await user.click(worded('Add another animal'));
  expect(screen.getByRole('group', { name: 'Animal 2' })).toBeVisible();
  await user.click(radio('Human Death'));
  expect(screen.queryByRole('button', { name: /^Add another/ })).not.toBeInTheDocument();
  await user.click(radio('Crop Damage'));
  expect(crop(3).getByLabelText(/^Area damaged/)).toHaveValue('0.5');

  await user.click(button('Remove Crop 2'));
  expect(worded('Add another crop')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Crop 3' })).not.toBeInTheDocument();
  expect(crop(2).getByLabelText(/^Crop type/)).toHaveValue('Cassava');
  await user.clear(crop(2).getByLabelText(/^Estimated yield lost/));
  await user.click(worded('Save & Continue'));
  await step('Evidence Uploads');
  expect(draft()?.incident.further).toMatchObject({
    crop: [{ cropType: 'Cassava', areaDamaged: '0.5', estimatedYieldLost: '' }],
    livestock: [{ livestockSpecies: '' }],
  });
});

test('twenty crops are as many as a claim takes', async () => {
  const crop = Array.from({ length: 18 }, () => ({ cropType: 'Beans', areaDamaged: '1', estimatedYieldLost: '' }));
  const incident = completeIncidentForm('crop', { further: { ...emptyIncidentForm.further, crop } });
  const { user } = await open({ drafts: [{ ...atIncident, incident }] }, draftPath(id, 2));
  await step('Incident Details');
  expect(screen.queryByText('Maximum 20 items allowed')).not.toBeInTheDocument();
  await user.click(worded('Add another crop'));
  expect(screen.getByRole('group', { name: 'Crop 20' })).toBeVisible();
  expect(screen.getByText('Maximum 20 items allowed')).toBeVisible();
  expect(worded('Add another crop')).toBeDisabled();
  await user.click(button('Remove Crop 20'));
  expect(screen.queryByText('Maximum 20 items allowed')).not.toBeInTheDocument();
  expect(worded('Add another crop')).toBeEnabled();
  expect(worded('Add another crop')).toHaveFocus();
});

test('review shows every item, and a wrong one leads back to its field', async () => {
  const wrong = { propertyType: 'Vehicle', damageDescription: '', estimatedRepairCost: '' };
  const further = { ...furtherForms, property: [...furtherForms.property, wrong] };
  const incident = completeIncidentForm('property', { further });
  const { user } = await open({ drafts: [buildDraft({ id, incident })] }, draftPath(id, 4));
  await step('Review & Submit');
  expect(screen.getByText('Property 2').nextElementSibling).toHaveTextContent('Fence Trampled UGX 50,000');
  expect(screen.getByText('Property 3').nextElementSibling).toHaveTextContent('Vehicle');
  await user.click(worded('Submit Claim'));
  const third = within(await screen.findByRole('group', { name: 'Property 3' }, { timeout: 15_000 }));
  await waitFor(() => expect(third.getByLabelText(/^Damage description/)).toHaveFocus());
});

test('coordinates outside Uganda and dates in the future are refused, and putting one right clears the other', async () => {
  const { user } = await open({ drafts: [{ ...atIncident, incident: completeIncidentForm() }] }, draftPath(id, 2));
  await step('Incident Details');
  await typeDate(user, 'Date of incident', '01012099');
  await user.clear(field('GPS longitude'));
  await user.paste('3.1');
  await user.click(worded('Save & Continue'));
  await waitFor(() =>
    expect(field('GPS latitude')).toHaveAccessibleDescription('These coordinates are outside Uganda'),
  );
  expect(screen.getByRole('group', { name: 'Date of incident' })).toHaveAccessibleDescription(
    'Date of incident cannot be in the future',
  );
  await user.clear(field('GPS longitude'));
  await user.paste('30.0871');
  await waitFor(() => expect(field('GPS latitude')).toBeValid());
});

test('the location of the device fills the coordinates, and a refusal of it changes nothing', async () => {
  const answers: ((found: PositionCallback, failed: PositionErrorCallback) => void)[] = [
    (_found, failed) => failed(Object.assign(new Error('denied'), { code: 1 }) as Error & GeolocationPositionError),
    (found) => found({ coords: { latitude: 51.5, longitude: 0.1, accuracy: 8 } } as GeolocationPosition),
    (found) => found({ coords: { latitude: -0.1432, longitude: 30.0871, accuracy: 11.6 } } as GeolocationPosition),
  ];
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (...ask: [PositionCallback, PositionErrorCallback]) => answers.shift()?.(...ask) },
  });
  const { user, draft } = await open({ drafts: [atIncident] }, draftPath(id, 2));
  await step('Incident Details');
  const locate = worded('Use my location');
  await user.click(locate);
  expect(await screen.findByText(/This site is not allowed to see your location/)).toBeVisible();
  await user.click(locate);
  expect(await screen.findByText(/outside Uganda/)).toBeVisible();
  expect(field('GPS latitude')).toHaveValue('');
  await user.click(locate);
  expect(await screen.findByText('Location from this device, accurate to about 12 m')).toBeVisible();
  await waitFor(() => expect(draft()?.incident).toMatchObject({ gpsLatitude: '-0.14320', gpsLongitude: '30.08710' }));
});

test('a claim whose animal is not known yet is named on review, and can be submitted', async () => {
  const unknown = buildDraft({ incident: { ...completeIncidentForm(), wildlifeSpecies: '' } });
  const { user } = await open({ drafts: [unknown] }, draftPath(id, 4));
  await step('Review & Submit');
  expect(screen.getByText('The wildlife species is not known yet. You can submit the claim without it.')).toBeVisible();
  await user.click(worded('Add species'));
  await step('Incident Details');
  await user.click(worded('Save & Continue'));
  await step('Evidence Uploads');
});

test('what was typed survives closing the tab, and is offered once', async () => {
  const browser = createBrowser();
  const first = await open({}, '/new-claim', browser);
  await step('Claimant Info');
  expect(selectNewClaimDrafts(first.state())).toHaveLength(1);
  browser.backend.writes.length = 0;
  await first.user.type(field('Full name'), 'Grace');
  await first.user.type(field('Sub-county'), 'Some');
  first.unmount();
  expect(new Set(browser.backend.writes)).toEqual(
    new Set([`reg/drafts/${selectNewClaimDrafts(first.state())[0]?.id}`]),
  );

  const { user, state, router } = await open({}, '/new-claim', browser);
  const card = within(await screen.findByRole('listitem', { name: 'Grace' }));
  expect(card.getByText('Step 1 of 4: Claimant Info')).toBeVisible();
  await user.click(card.getByRole('link', { name: 'Continue' }));
  await step('Claimant Info');
  expect(field('Full name')).toHaveValue('Grace');
  expect(field('Sub-county')).toHaveValue('Some');

  const [before] = selectNewClaimDrafts(state());
  await user.click(worded('Discard draft'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard the draft of Grace?' }));
  await user.click(question.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/claims'));
  expect(selectNewClaimDrafts(state())).toEqual([]);

  await user.click(await screen.findByRole('button', { name: 'Undo: Draft discarded' }));
  expect(await screen.findByText('Draft restored')).toBeVisible();
  expect(selectNewClaimDrafts(state())).toMatchObject([{ id: before?.id, claimant: before?.claimant }]);
});

test('drafts wait side by side: one is discarded, the other goes on where it was', async () => {
  const browser = createBrowser();
  const who = (fullName: string) => completeClaimantForm({ fullName });
  const drafts = [
    { ...atIncident, claimant: who('Akello Stella') },
    { ...empty, id: 'DRAFT-2', claimant: who('Byaruhanga Moses') },
  ];
  const first = await open({ drafts }, '/new-claim', browser);
  const card = (name: string) => screen.findByRole('listitem', { name });
  expect(await card('Akello Stella')).toBeVisible();
  await first.user.click(within(await card('Byaruhanga Moses')).getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('alertdialog'));
  await first.user.click(question.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(selectNewClaimDrafts(first.state())).toHaveLength(1));
  first.unmount();

  const { user } = await open({}, '/new-claim', browser);
  const left = within(await card('Akello Stella'));
  expect(screen.queryByRole('listitem', { name: 'Byaruhanga Moses' })).not.toBeInTheDocument();
  await user.click(left.getByRole('link', { name: 'Continue' }));
  await step('Incident Details');
});

test('a discarded draft comes back with its files, however often that is pressed', async () => {
  const photos = [buildFile({ id: 'FILE-A', name: 'a.jpg' }), buildFile({ id: 'FILE-B', name: 'b.jpg' })];
  const draft = buildDraft({ evidence: buildEvidence({ photos }) });
  for (const photo of photos) await putEvidenceFile(claimId, photo.id, jpegBytes());
  const { user, state } = await open({ drafts: [draft] }, draftPath(id, 3));
  await step('Evidence Uploads');
  await user.click(worded('Discard draft'));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Discard draft' }));
  const undo = await screen.findByRole('button', { name: 'Undo: Draft discarded' });
  await waitFor(async () => expect(await storedFiles(claimId)).not.toContain('FILE-B'));

  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(await screen.findByText('Draft restored')).toBeVisible();
  expect(findDraft(state(), id)?.evidence).toEqual(draft.evidence);
  expect(await storedFiles(claimId)).toEqual(expect.arrayContaining(['FILE-A', 'FILE-B']));
});

/** Long enough for what must not happen to have happened. */
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

test('a removed file stays on the device until the draft that no longer names it is on the disk', async () => {
  const photos = ['FILE-LATER', 'FILE-NEVER'].map((fileId) => buildFile({ id: fileId, name: `${fileId}.jpg` }));
  await Promise.all(photos.map((photo) => putEvidenceFile(claimId, photo.id, jpegBytes())));
  const { user, draft, browser } = await open(
    { drafts: [buildDraft({ evidence: buildEvidence({ photos }) })] },
    draftPath(id, 3),
  );
  await step('Evidence Uploads');
  let reachDisk = (_onDisk: boolean) => undefined as void;
  const keepDrafts = jest.spyOn(browser.log, 'keepDrafts');
  keepDrafts.mockReturnValueOnce(new Promise((resolve) => (reachDisk = resolve)));
  await user.click(button('Remove FILE-LATER.jpg'));
  expect(draft()?.evidence.photos).toHaveLength(1);
  expect(keepDrafts.mock.lastCall?.[2]).toBe('on disk');
  await aMoment();
  expect(await storedFiles(claimId)).toContain('FILE-LATER');
  reachDisk(true);
  await waitFor(async () => expect(await storedFiles(claimId)).not.toContain('FILE-LATER'));

  keepDrafts.mockResolvedValueOnce(false);
  await user.click(button('Remove FILE-NEVER.jpg'));
  await aMoment();
  expect(await storedFiles(claimId)).toContain('FILE-NEVER');
});

test('a draft that is discarded in memory alone is said to be, and its files stay on the device', async () => {
  const photo = buildFile({ id: 'FILE-STAYS' });
  await putEvidenceFile(claimId, photo.id, jpegBytes());
  const { user, browser } = await open(
    { drafts: [buildDraft({ evidence: buildEvidence({ photos: [photo] }) })] },
    draftPath(id, 1),
  );
  await step('Claimant Info');
  jest.spyOn(browser.log, 'keepDrafts').mockResolvedValue(false);
  await user.click(worded('Discard draft'));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText('Done, but not saved on this device yet.')).toBeVisible();
  expect(button('Undo: Draft discarded')).toBeVisible();
  await aMoment();
  expect(await storedFiles(claimId)).toContain('FILE-STAYS');
});

test('a file is not put back into a draft that another tab has taken', async () => {
  const photo = buildFile({ id: 'FILE-TAKEN', name: 'a.jpg' });
  await putEvidenceFile(claimId, photo.id, jpegBytes());
  const { user, draft } = await open(
    { drafts: [buildDraft({ evidence: buildEvidence({ photos: [photo] }) })] },
    draftPath(id, 3),
  );
  await step('Evidence Uploads');
  await user.click(button('Remove a.jpg'));
  await waitFor(async () => expect(await storedFiles(claimId)).not.toContain(photo.id));
  const theirs = await act(() => holdLock(`wildlife-claims-draft/${id}`, jest.fn(), { steal: true }));
  expect(await screen.findByText(/now open in another tab/)).toBeVisible();

  await user.click(button('Undo: a.jpg was removed.'));
  expect(await screen.findByText(/^This can no longer be undone/)).toBeVisible();
  expect(draft()?.evidence.photos).toEqual([]);
  await waitFor(async () => expect(await storedFiles(claimId)).not.toContain(photo.id));
  if (theirs.held) await theirs.release();
});

test('an empty draft is gone on with and not asked about', async () => {
  const { state } = await open({ drafts: [{ ...empty, createdBy: 'District Officer' }] }, '/new-claim');
  await step('Claimant Info');
  expect(selectNewClaimDrafts(state())).toHaveLength(1);
});

test('an address that names no draft, no step or a step too far changes nothing', async () => {
  const { router, state } = await open({ drafts: [atIncident] }, draftPath('DRAFT-GONE', 2));
  expect(await screen.findByText('This draft is not on this device', undefined, { timeout: 15_000 })).toBeVisible();

  await act(() => router.navigate(`/new-claim?draft=${id}&step=9`));
  expect(await screen.findByText('This form has no step "9"')).toBeVisible();

  await act(() => router.navigate(draftPath(id, 4)));
  await step('Incident Details');
  expect(router.state.location.search).toContain('step=2');
  expect(findDraft(state(), id)).toEqual(atIncident);
});

test('the kind of incident says which evidence it will need', async () => {
  const { user } = await open({ drafts: [atIncident] }, draftPath(id, 2));
  await step('Incident Details');
  expect(screen.queryByText(/^Evidence needed for/)).not.toBeInTheDocument();
  await user.click(radio('Human Injury'));
  expect(screen.getByText('Evidence needed for Human Injury')).toBeVisible();
  expect(screen.getByText(incidentDetails.injury.evidence.medicalReport)).toBeVisible();
  await user.click(radio('Crop Damage'));
  expect(screen.queryByText(incidentDetails.injury.evidence.medicalReport)).not.toBeInTheDocument();
  expect(screen.getByText(/Also helpful, if available: Police report, Medical report, Valuation form/)).toBeVisible();
});

test('a photo is asked for; reports that the kind of incident requires are marked and do not block', async () => {
  const { user } = await open({ drafts: [atEvidence] }, draftPath(id, 3));
  await step('Evidence Uploads');
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  expect(screen.getAllByText('Evidence incomplete')).toHaveLength(2);
  for (const help of Object.values(incidentDetails.injury.evidence)) expect(screen.getByText(help)).toBeVisible();

  await user.click(worded('Continue to Review'));
  const addPhotos = button('Add files: Photos');
  expect(addPhotos).toHaveFocus();
  expect(addPhotos).toHaveAccessibleDescription('At least one photo is required');

  await user.upload(files('Photos'), pictureFile('field.png'));
  await user.upload(files('Police report'), new File(['%PDF-1.4'], 'report.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(1));
  await screen.findByText('field.png');

  await user.click(worded('Continue to Review'));
  await step('Review & Submit');
  expect(screen.getByText('Medical report: This field is required')).toBeVisible();
});

test('a refused file does not keep out the others; a removed one is gone from the device until that is undone', async () => {
  const photos = Array.from({ length: 8 }, (_, index) => buildFile({ id: `FILE-${index}`, name: `${index}.jpg` }));
  const { user, draft } = await open(
    { drafts: [buildDraft({ evidence: buildEvidence({ photos }) })] },
    draftPath(id, 3),
  );
  await step('Evidence Uploads');
  const notes = new File(['text'], 'notes.jpg', { type: 'image/jpeg' });
  await user.upload(files('Photos'), [pictureFile('nine.png'), notes, pictureFile('ten.png'), pictureFile('more.png')]);
  expect(await screen.findByText('Maximum 10 photos allowed', undefined, { timeout: 15_000 })).toBeVisible();
  expect(screen.getByText('notes.jpg is not an image. Photos must be images.')).toBeVisible();
  expect(draft()?.evidence.photos.slice(8)).toMatchObject([{ name: 'nine.png' }, { name: 'ten.png' }]);

  const all = draft()?.evidence.photos;
  const removed = all?.[8]?.id ?? '';
  await user.click(button('Remove nine.png'));
  expect(draft()?.evidence.photos).toHaveLength(9);
  await waitFor(() => expect(button('Add files: Photos')).toHaveFocus());
  await waitFor(async () => expect(await getEvidenceFile(claimId, removed)).toEqual({ ok: true, value: undefined }));

  await user.click(button('Undo: nine.png was removed.'));
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  await waitFor(() => expect(draft()?.evidence.photos).toEqual(all));
  expect(await getEvidenceFile(claimId, removed)).toMatchObject({
    value: { type: all?.[8]?.type, size: all?.[8]?.size },
  });
});

test('a file that is downloaded from the wizard is told of in the log', async () => {
  await putEvidenceFile(claimId, buildFile().id, jpegBytes());
  const { user, tab } = await open(
    { drafts: [buildDraft({ evidence: buildEvidence({ photos: [buildFile()] }) })] },
    draftPath(id, 3),
  );
  await step('Evidence Uploads');
  await user.click(await screen.findByRole('button', { name: /^View\s*field\.jpg/ }));
  const viewer = within(await screen.findByRole('dialog', { name: 'field.jpg' }));
  await waitFor(() => expect(viewer.getByRole('button', { name: 'Download' })).toBeEnabled());
  await user.click(viewer.getByRole('button', { name: 'Download' }));
  expect(saveFile).toHaveBeenCalledWith('field.jpg', expect.any(Blob));
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject([
      { action: 'EVIDENCE_DOWNLOADED', resourceId: claimId, details: { fileId: buildFile().id } },
    ]),
  );
});

test('a claim is submitted past a possible duplicate, and discarding is no longer offered', async () => {
  const other = buildClaim({ id: 'CL-1-OTHER' });
  const { user, state, router } = await open({ drafts: [buildDraft()], claims: [other] }, draftPath(id, 4));
  await step('Review & Submit');
  expect(screen.getByText('Possible duplicate')).toBeVisible();
  expect(screen.getByText('Same national ID')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open claim CL-1-OTHER in a new tab' });
  expect(link).toHaveAttribute('href', '/claims/CL-1-OTHER');
  expect(screen.getByText('Submitting changes the status from Draft to Submitted')).toBeVisible();

  await user.click(worded('Submit Claim'));
  expect(await screen.findByText('Claim Submitted Successfully')).toBeVisible();
  expect(screen.getByText(`Claim ${claimId} has been submitted for review.`)).toBeVisible();
  // Its page is told, which then offers the slip that the claimant waits for.
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: `/claims/${claimId}`, state: { submitted: true } }),
  );
  expect(findClaim(state(), claimId)?.status).toBe('submitted');
  expect(findDraft(state(), id)).toBeUndefined();
});

test('a refused submission leads to the first wrong field', async () => {
  const wrong = buildDraft({ incident: completeIncidentForm('crop', { narrativeDescription: ' ' }) });
  const { user, state } = await open({ drafts: [wrong] }, draftPath(id, 4));
  await step('Review & Submit');
  await user.click(worded('Submit Claim'));
  await step('Incident Details');
  await waitFor(() => expect(field('Narrative description')).toHaveFocus());
  expect(field('Narrative description')).toHaveAccessibleDescription('Narrative description is required');
  expect(selectAllClaims(state())).toEqual([]);
});

test('the draft of another tab is not touched until it is taken, and a draft taken away turns read-only', async () => {
  const lockName = `wildlife-claims-draft/${id}`;
  const lost = jest.fn();
  await holdLock(lockName, lost);
  const { user, draft } = await open({ drafts: [{ ...empty, claimant: completeClaimantForm() }] }, draftPath(id, 1));
  await screen.findByText('This draft is open in another tab', undefined, { timeout: 15_000 });
  await user.click(worded('Continue here'));
  await step('Claimant Info');
  expect(lost).toHaveBeenCalled();

  await user.type(field('Village'), ' East');
  const theirs = await holdLock(lockName, jest.fn(), { steal: true });
  expect(await screen.findByText(/now open in another tab/)).toBeVisible();
  expect(draft()?.claimant.village).toBe('Hamukungu East');
  expect(field('Village').closest('[inert]')).not.toBeNull();

  if (theirs.held) await theirs.release();
  await user.click(worded('Continue here'));
  await waitFor(() => expect(screen.queryByText(/now open in another tab/)).toBeNull());
  expect(field('Village')).toHaveValue('Hamukungu East');
});

test('when the disk is full it says so, and nothing typed is lost', async () => {
  const browser = createBrowser({ backend: createBackend(12_000) });
  const { user, draft } = await open({ drafts: [empty] }, draftPath(id, 1), browser);
  await step('Claimant Info');
  const story = 'x'.repeat(12_000);
  await user.click(field('Village'));
  await user.paste(story);
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(field('Village')).toHaveValue(story);
  expect(draft()?.claimant.village).toBe(story);
});

test('an edit shows what it changes, keeps the evidence and is saved once', async () => {
  const claim = buildClaim({
    evidence: buildEvidence({ photos: [buildFile(), buildFile({ id: 'FILE-2', name: 'b.jpg' })] }),
  });
  const { user, state, router } = await open({ claims: [claim], drafts: [editOf(claim)] }, draftPath(id, 1));
  await step('Claimant Info');
  expect(screen.getByRole('heading', { level: 1, name: `Edit claim ${claim.id}` })).toBeVisible();
  await user.clear(field('Village'));
  await user.type(field('Village'), 'Kahendero');

  await user.click(button(/Evidence Uploads/));
  await step('Evidence Uploads');
  await user.click(button('Remove field.jpg'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(button('Put back field.jpg'));
  await user.click(button('Remove b.jpg'));
  await user.upload(files('Police report'), pictureFile('police.png'));
  await screen.findByRole('button', { name: 'Remove police.png' });

  await user.click(button(/Review & Submit/));
  await step('Review & Submit');
  const changes = within(screen.getByRole('region', { name: 'What will change' }));
  expect(changes.getByText('Hamukungu')).toBeVisible();
  expect(changes.getByText('Kahendero')).toBeVisible();
  expect(changes.getByText('b.jpg')).toBeVisible();
  expect(changes.getByText('police.png')).toBeVisible();

  await user.click(button('Save changes'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/claims/${claim.id}`));
  const saved = findClaim(state(), claim.id);
  expect(saved?.claimant.village).toBe('Kahendero');
  expect(saved && allFiles(saved.evidence).map(({ name }) => name)).toEqual(['field.jpg', 'police.png']);
});

test('an edit of a claim that has moved on says so at once, is not to be saved, and can start again from the claim', async () => {
  const claim = buildClaim();
  const before = await storedFiles(claim.id);
  const { user, state, tab } = await open({ claims: [claim], drafts: [editOf(claim)] }, draftPath(id, 3));
  await step('Evidence Uploads');
  await user.upload(files('Police report'), pictureFile('police.png'));
  await screen.findByRole('button', { name: 'Remove police.png' });
  await user.click(worded('Continue to Review'));
  await step('Review & Submit');
  await act(async () => {
    await tab.store.dispatch(startVerification({ id: claim.id, rev: claim.rev }));
  });

  expect(screen.getByText(/^This claim was changed by .* You can no longer save this edit\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  expect(screen.getAllByText('police.png')).not.toHaveLength(0);
  await user.click(button('Start from the current claim'));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Start from the current claim' }));
  await step('Claimant Info');
  expect(findClaim(state(), claim.id)?.rev).toBe(2);
  expect(state().drafts.ids).toHaveLength(1);
  expect(screen.queryByText(/This claim was changed/)).toBeNull();
  await waitFor(async () => expect(await storedFiles(claim.id)).toEqual(before));
});

test('an edit of a claim that can be edited no more is only to be discarded', async () => {
  const claim = buildClaim();
  const { tab } = await open({ claims: [claim], drafts: [editOf(claim)] }, draftPath(id, 1));
  await step('Claimant Info');
  expect(screen.queryByText(/This claim was changed/)).toBeNull();
  await act(async () => {
    await tab.store.dispatch(verifyClaim({ id: claim.id, rev: claim.rev }, completeVerificationForm()));
  });
  expect(screen.getByText(/This claim was changed by .* Copy what you need from it, then discard it\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start from the current claim' })).toBeNull();
});
