import { act, screen, waitFor, within } from '@testing-library/react';
import { putEvidenceFile } from '../../../../platform/evidenceFiles';
import { saveFile } from '../../../../platform/download';
import { discardDraft } from '../../../../store/drafts/commands';
import { selectDrafts } from '../../../../store/drafts/selectors';
import { buildClaim, buildDraft, buildEvidence, buildFile, completeClaimantForm } from '../../../../test/builders';
import { exportsIn } from '../../../../test/exportsIn';
import { jpegBytes } from '../../../../test/files/pictures';
import { readPdf } from '../../../../test/files/readPdf';
import { renderApp } from '../../../../test/renderApp';
import { savedFile } from '../../../../test/files/savedFile';
import { storedFiles } from '../../../../test/files/storedFiles';

jest.mock('../../../../platform/download', () => ({ saveFile: jest.fn() }));

const draftOf = (claimId: string, fullName: string) =>
  buildDraft({
    id: `DRAFT-${claimId}`,
    claimId,
    claimant: completeClaimantForm({ fullName }),
    evidence: buildEvidence({ photos: [buildFile({ id: 'A' })] }),
  });

/** Two drafts and a claim, all of them selected. */
async function open() {
  const drafts = [draftOf('CL-D1', 'Apio Rose'), draftOf('CL-D2', '')];
  const app = await renderApp({
    role: 'district_officer',
    at: '/claims?sort=id',
    records: { claims: [buildClaim({ id: 'CL-1' })], drafts },
  });
  await app.user.click(await screen.findByLabelText('Select all claims on this page'));
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, press, drafts: () => selectDrafts(app.tab.store.getState()).map(({ id }) => id) };
}

test('the selected drafts are exported into one PDF, marked as drafts, and stay selected', async () => {
  const { press, tab } = await open();
  await press('Export 2 drafts');
  expect(await screen.findByText('Export Started')).toBeVisible();
  const { name, file } = await savedFile();
  expect(jest.mocked(saveFile)).toHaveBeenCalledTimes(1);
  const { title, pages } = await act(() => readPdf(file));
  expect(title).toBe('Drafts of 2 Compensation Claims');
  expect(pages.join(' ')).toContain('Apio Rose');
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject([{ action: 'DRAFTS_EXPORTED', details: { file: name, claims: 2 } }]),
  );
  expect(screen.getByLabelText('Select CL-D1')).toBeChecked();
});

test('they are discarded after a question that names them, and all come back, files too', async () => {
  await putEvidenceFile('CL-D1', 'A', jpegBytes());
  const { user, press, drafts } = await open();
  await press('Discard 2 drafts');
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard 2 drafts?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Apio Rose', 'Unnamed']);
  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Discard 2 drafts' }));
  expect(await screen.findByText('2 drafts discarded')).toBeVisible();
  expect(drafts()).toEqual([]);
  await waitFor(async () => expect(await storedFiles('CL-D1')).toEqual([]));
  expect(screen.queryByLabelText('Select CL-D1')).toBeNull();
  expect(screen.getByLabelText('Select all claims on this page')).toHaveFocus();

  await press('Undo: 2 drafts discarded');
  expect(await screen.findByText('2 drafts restored')).toBeVisible();
  expect(drafts().sort()).toEqual(['DRAFT-CL-D1', 'DRAFT-CL-D2']);
  expect(await storedFiles('CL-D1')).toEqual(['A']);
});

test('one that is gone by then is passed over', async () => {
  const { user, press, tab, drafts } = await open();
  await press('Discard 2 drafts');
  const question = within(await screen.findByRole('alertdialog'));
  await act(() => tab.store.dispatch(discardDraft('DRAFT-CL-D2')));
  await user.click(question.getByRole('button', { name: 'Discard 2 drafts' }));
  expect(await screen.findByText('1 draft discarded')).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('a bulk action on claims leaves drafts out and says why', async () => {
  const { press } = await open();
  await press('Bulk Forward');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Forward' }));
  const leftOut = within(dialog.getByRole('region', { name: '2 claims left out' }));
  expect(leftOut.getAllByRole('listitem')[0]).toHaveTextContent(
    'CL-D1 Verify & Forward is not possible: the claim\'s status is "1. Draft".',
  );
  expect(dialog.getByRole('button', { name: 'Forward 1 claim' })).toBeVisible();
});
