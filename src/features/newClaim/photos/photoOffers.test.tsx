import { screen, waitFor, within } from '@testing-library/react';
import type { Draft } from '../../../domain/claim/draft';
import { draftPath } from '../../../domain/routes';
import { putEvidenceFile } from '../../../platform/evidenceFiles';
import { findDraft } from '../../../store/drafts/selectors';
import { buildClaim, buildDraft, buildEvidence, buildFile, completeIncidentForm } from '../../../test/builders';
import { jpegBytes } from '../../../test/files/pictures';
import { renderPage } from '../../../test/renderPage';
import { NewClaimPage } from '../NewClaimPage';

const taken = { takenOn: '2025-06-13T22:05', latitude: -0.1332, longitude: 30.0871 };
const photos = [buildFile({ photo: taken }), buildFile({ id: 'FILE-2', name: 'plain.jpg' })];
const incident = completeIncidentForm('crop', { timeOfIncident: '', gpsLatitude: '', gpsLongitude: '' });

async function open(step: 2 | 3, own: Partial<Draft> = {}, submittedAt?: string) {
  const draft = buildDraft({ incident, evidence: buildEvidence({ photos }), ...own });
  const claims = draft.editOf ? [buildClaim({ submittedAt })] : [];
  for (const { id } of photos) await putEvidenceFile(draft.claimId ?? '', id, jpegBytes());
  const at = draftPath(draft.id, step);
  const app = await renderPage(<NewClaimPage />, {
    role: 'district_officer',
    at,
    records: { claims, drafts: [draft] },
  });
  await screen.findByText('Step ' + step + ' of 4');
  return { ...app, typed: () => findDraft(app.tab.store.getState(), draft.id)?.incident };
}

const offers = () => within(screen.getByRole('group', { name: 'From the photos' }));
const moment = { name: /^Use 13\/06\/2025, 22:05/ };
const place = { name: /^Use -0\.13320, 30\.08710/ };

test('beside the photos, what one says is filled in when it is pressed, and taken back', async () => {
  const { user, typed } = await open(3);
  expect(screen.getByText('Taken 13/06/2025, 22:05, at -0.1332, 30.0871')).toBeVisible();
  expect(typed()).toEqual(incident);

  await user.click(offers().getByRole('button', moment));
  expect(typed()).toEqual({ ...incident, dateOfIncident: '2025-06-13', timeOfIncident: '22:05' });
  expect(offers().queryByRole('button', moment)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add files: Photos' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: /^Undo: Incident Details filled in/ }));
  expect(typed()).toEqual(incident);

  await user.click(offers().getByRole('button', place));
  expect(typed()).toEqual({ ...incident, gpsLatitude: '-0.13320', gpsLongitude: '30.08710' });
  expect(await screen.findByText('Taken 13/06/2025, 22:05, 0 m from the mark')).toBeVisible();
});

test('in the form, the focus follows to what was filled in', async () => {
  const { user, typed } = await open(2);
  await user.click(offers().getByRole('button', place));
  expect(screen.getByRole('textbox', { name: 'GPS latitude' })).toHaveValue('-0.13320');
  expect(screen.getByRole('textbox', { name: 'GPS latitude' })).toHaveFocus();
  await user.click(offers().getByRole('button', moment));
  expect(screen.queryByRole('group', { name: 'From the photos' })).toBeNull();
  await waitFor(() =>
    expect(typed()).toEqual({
      ...incident,
      ...{ dateOfIncident: '2025-06-13', timeOfIncident: '22:05', gpsLatitude: '-0.13320', gpsLongitude: '30.08710' },
    }),
  );
});

test('a photo that was taken after the claim was submitted offers no moment of the incident', async () => {
  const { id, rev } = buildClaim();
  await open(2, { claimId: id, editOf: { claimId: id, rev } }, '2025-06-12T08:00:00.000Z');
  expect(offers().getByRole('button', place)).toBeVisible();
  expect(offers().queryByRole('button', moment)).toBeNull();
});

test('photos that say nothing offer nothing', async () => {
  await open(3, { evidence: buildEvidence() });
  expect(screen.queryByRole('group', { name: 'From the photos' })).toBeNull();
});
