import { act, screen, waitFor, within, type queries } from '@testing-library/react';
import Papa from 'papaparse';
import { linkSample } from '../../../../domain/audit/sampleChain';
import { dataPath } from '../../../../domain/settings/dataSteps';
import { makeBundle } from '../../../../documents/bundle/makeBundle';
import * as backups from '../../../../platform/backups';
import { saveFile } from '../../../../platform/download';
import { getEvidenceFile, putEvidenceFile, removeEvidenceFile } from '../../../../platform/evidenceFiles';
import { startVerification, verifyClaim } from '../../../../test/claimCommands';
import { registerAsJson } from '../../../../store/persistence/shapes/registerJson';
import * as merging from '../../../../store/register/mergeRegister';
import { planMerge } from '../../../../store/register/merging/planMerge';
import {
  buildAuditEvent,
  buildClaim,
  buildDraft,
  buildEvidence,
  buildFile,
  buildLedgerEntry,
  buildPayment,
  buildUser,
  completeVerificationForm,
} from '../../../../test/builders';
import { exportsIn } from '../../../../test/exportsIn';
import { noRecords, createBrowser, signInAs, type Tab } from '../../../../test/testRegister';
import { buildFileTask } from '../../../../test/files/fileTask';
import { openRegister } from '../../../../test/openRegister';
import { recordsAt } from '../../../../test/recordsAt';
import { renderPage } from '../../../../test/renderPage';
import { storedFiles } from '../../../../test/files/storedFiles';
import { kindNames } from '../../../../domain/register/kinds/kinds';
import { listEvidenceToPack } from '../registerFile';
import { SettingsPage } from '../../SettingsPage';

jest.mock('../../../../platform/download', () => ({ saveFile: jest.fn() }));
jest.mock('../../../../platform/storageStatus', () => ({ readStorageStatus: () => new Promise(() => undefined) }));

const photo = buildFile({ id: 'PHOTO', size: 5 });
const records = {
  claims: [
    buildClaim({ id: 'CL-1', evidence: buildEvidence({ photos: [photo] }) }),
    buildClaim({ id: 'CL-2', evidence: buildEvidence({ photos: [] }) }),
    recordsAt('payment_processing', { id: 'CL-3', evidence: buildEvidence({ photos: [] }) }).claim,
  ],
  payments: [buildPayment({ claimId: 'CL-3' })],
  fundLedger: [buildLedgerEntry()],
  users: [buildUser()],
};

const stateOf = ({ store }: Tab) => store.getState();
const browserAt = (start: string) => createBrowser({ start });

/** Another device with the same records, on which somebody has worked. */
async function openOther(shared: Parameters<typeof openRegister>[0] = records) {
  const { tab } = await openRegister(shared, 'district_officer', browserAt('2026-11-20T10:00:00.000Z'));
  return tab;
}

/** This device with the same records, where the verification of some claims was started. */
async function openWorkedOn(...ids: string[]) {
  const { tab, browser } = await openRegister(records, 'district_officer');
  for (const id of ids) await tab.store.dispatch(startVerification({ id, rev: 1 }));
  await signInAs(tab, 'admin');
  return renderPage(<SettingsPage />, { at: '/settings', browser });
}

const textOf = (tab: Tab) => registerAsJson(stateOf(tab), '2026-11-20T12:00:00.000Z');

async function bundleOf(tab: Tab): Promise<File> {
  const state = stateOf(tab);
  const { file } = await makeBundle(
    {
      registerText: textOf(tab),
      exportedAt: '2026-11-20T12:00:00.000Z',
      exportedBy: { name: 'Sarah Auma', role: 'district_officer' },
      counts: Object.fromEntries(kindNames.map((kind) => [kind, state[kind].ids.length])),
      auditChain: state.audit.chain,
      evidence: listEvidenceToPack(state),
    },
    buildFileTask().task,
  );
  return new File([file], 'gulu.zip', { type: 'application/zip' });
}

const jsonOf = (tab: Tab) => new File([textOf(tab)], 'gulu.json', { type: 'application/json' });

type Opened = Awaited<ReturnType<typeof renderPage>>;

async function choose({ user }: Opened, file: File) {
  await user.click(await screen.findByText('Import register', { selector: 'button' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import register' }));
  await user.upload(dialog.getByLabelText('Register file'), file);
  return dialog;
}

type Scope = ReturnType<typeof within<typeof queries>>;

const press = (dialog: Scope, name: string) => dialog.getByText(name, { selector: 'button' });

const rowOf = (dialog: Scope, kind: string) => dialog.getByText(kind, { selector: 'td' }).closest('tr');

async function snapshots() {
  const listed = await backups.listSnapshots();
  return listed.ok ? listed.value : [];
}

beforeEach(async () => {
  jest.mocked(saveFile).mockClear();
  await putEvidenceFile('CL-1', 'PHOTO', new Blob(['bytes'], { type: 'image/jpeg' }));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await removeEvidenceFile('CL-1', 'PHOTO');
  await backups.removeSnapshots((await snapshots()).map(({ id }) => id));
});

test('on the first day the sample gives way to a sound file without being asked about, and to no other', async () => {
  const file = jsonOf(await openOther());
  const browser = browserAt('2026-11-20T13:00:00.000Z');
  const sample = { claims: [buildClaim({ id: 'CLM-SAMPLE' })], audit: await linkSample([buildAuditEvent()]) };
  const { user, tab } = await renderPage(<SettingsPage />, {
    role: 'admin',
    at: dataPath('file'),
    records: sample,
    browser,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Import register' }));
  await user.upload(dialog.getByLabelText('Register file'), new File(['{'], 'cut.json', { type: 'application/json' }));
  expect(await dialog.findByText(/This file could not be imported/)).toBeVisible();
  expect(stateOf(tab).claims.ids).toEqual(['CLM-SAMPLE']);

  await user.upload(dialog.getByLabelText('Register file'), file);
  expect(await dialog.findByText('Exported on 20/11/2026, 15:00')).toBeVisible();
  await user.click(press(dialog, 'Import'));
  await waitFor(() => expect(stateOf(tab).claims.ids).toEqual(['CL-1', 'CL-2', 'CL-3']));
});

test('a register that is in use is not emptied for a file, whatever the address asks for', async () => {
  const file = jsonOf(await openOther());
  const { user, tab } = await renderPage(<SettingsPage />, {
    role: 'admin',
    at: dataPath('file'),
    records: { claims: [buildClaim({ id: 'CL-9' })] },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Import register' }));
  await user.upload(dialog.getByLabelText('Register file'), file);
  await dialog.findByText('Exported on 20/11/2026, 15:00');
  expect(stateOf(tab).claims.ids).toEqual(['CL-9']);
});

test('on an empty device everything comes over, evidence bytes included; a second time there is nothing to do', async () => {
  const source = await openOther({ ...records, drafts: [buildDraft({ claimId: 'CL-7', evidence: buildEvidence() })] });
  const file = await bundleOf(source);
  await removeEvidenceFile('CL-1', 'PHOTO');
  const opened = await renderPage(<SettingsPage />, {
    role: 'admin',
    at: '/settings',
    browser: browserAt('2026-11-20T13:00:00.000Z'),
  });
  const dialog = await choose(opened, file);
  expect(await dialog.findByText('Exported on 20/11/2026, 15:00 by Sarah Auma')).toBeVisible();
  expect(rowOf(dialog, 'Claims')).toHaveTextContent('Claims3');
  expect(dialog.getByText('Evidence files to add: 1 (1 KB)')).toBeVisible();
  expect(dialog.getByText(/^The audit log is intact/)).toBeVisible();
  expect(
    dialog.getByText('1 evidence file of its claims is missing: it was not on the device that exported the file.'),
  ).toBeVisible();
  await opened.user.click(dialog.getByText('Added: 6'));
  expect(await dialog.findByText(/Claim CL-1 · Grace Biira/)).toBeVisible();

  await opened.user.click(press(dialog, 'Import'));
  expect(await dialog.findByText(/Register imported\./)).toBeVisible();
  const [here, there] = [stateOf(opened.tab), stateOf(source)];
  for (const slice of ['claims', 'drafts', 'payments', 'fundLedger', 'users'] as const) {
    expect(here[slice].entities).toEqual(there[slice].entities);
  }
  expect(here.audit.entities).toMatchObject(there.audit.entities);
  const stored = await getEvidenceFile('CL-1', 'PHOTO');
  expect(stored.ok && (await stored.value?.text())).toBe('bytes');
  expect(stored.ok && stored.value?.type).toBe('image/jpeg');
  expect(await snapshots()).toMatchObject([{ kind: 'before', claims: 0 }]);

  await opened.user.click(press(dialog, 'Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const events = stateOf(opened.tab).audit.ids.length;
  const again = await choose(opened, file);
  expect(await again.findByText('Everything in this file is already here.')).toBeVisible();
  expect(again.queryByText('Import', { selector: 'button' })).not.toBeInTheDocument();
  expect(stateOf(opened.tab).audit.ids).toHaveLength(events);
});

test('a file whose audit log was changed says where it first breaks, and can be imported all the same', async () => {
  const source = await openOther(records);
  const register = JSON.parse(textOf(source)) as { slices: { audit: { user: string; link?: string }[] } };
  const { audit } = register.slices;
  register.slices.audit = audit.map((row) => (row.link?.includes('/1/') ? { ...row, user: 'Somebody else' } : row));
  const file = new File([JSON.stringify(register)], 'gulu.json', { type: 'application/json' });
  const opened = await renderPage(<SettingsPage />, {
    role: 'admin',
    at: '/settings',
    browser: browserAt('2026-11-20T13:00:00.000Z'),
  });
  const dialog = await choose(opened, file);
  const notice = await dialog.findByText(
    'The audit log of this file is damaged or was changed. The first problem is here:',
  );
  expect(notice.closest('[role=alert]')).toHaveTextContent('Event 1 was altered after it was recorded.');
  await opened.user.click(press(dialog, 'Import'));
  expect(await dialog.findByText(/^Register imported\./, undefined, { timeout: 10_000 })).toBeVisible();
});

test('a claim that went on in both is chosen; the report names what gave way', async () => {
  const other = await openOther();
  await other.store.dispatch(verifyClaim({ id: 'CL-1', rev: 1 }, completeVerificationForm()));
  const opened = await openWorkedOn('CL-1');
  const dialog = await choose(opened, jsonOf(other));
  const card = within((await dialog.findByText('Claim CL-1 · Grace Biira')).closest('li') as HTMLElement);
  expect(card.getByText('Changed both here and in the file.')).toBeVisible();
  expect(card.getByText('Here: 2. Under Verification, amount –, paid UGX 0')).toBeVisible();
  expect(card.getByText(/^In the file: 3\. Under CVC Review, amount UGX [\d,]+, paid UGX 0$/)).toBeVisible();
  expect(card.getByText(/^Last action here: Verification started, District Officer, 20\/11\/2026/)).toBeVisible();
  expect(card.getByText(/^Last action in the file: Verified and forwarded to CVC, District Officer/)).toBeVisible();
  expect(card.getByText('Valuation schedule version')).toBeVisible();
  expect(card.queryByText('In neither audit log')).not.toBeInTheDocument();
  expect(dialog.getByText('1 still to decide')).toBeVisible();
  expect(press(dialog, 'Import')).toBeDisabled();

  await opened.user.click(card.getByLabelText("Use the file's version"));
  expect(dialog.queryByText('1 still to decide')).not.toBeInTheDocument();
  await opened.user.click(press(dialog, 'Import'));
  expect(await dialog.findByText(/Register imported\./)).toBeVisible();
  expect(stateOf(opened.tab).claims.entities['CL-1']).toMatchObject({ status: 'under_cvc_review', rev: 3 });

  await opened.user.click(press(dialog, 'Download report'));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, text] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toMatch(/^import-report-\d{4}-\d{2}-\d{2}\.csv$/);
  const { data } = Papa.parse<Record<string, string>>(typeof text === 'string' ? text.replace('\uFEFF', '') : '', {
    header: true,
  });
  expect(data[0]).toEqual({
    ...{ Record: 'Claim', ID: 'CL-1', Name: 'Grace Biira', Outcome: 'Decided', Number: '1' },
    Reason: "The file's version was used. Changed both here and in the file.",
  });
  expect(data).toContainEqual(expect.objectContaining({ ID: 'CL-2', Outcome: 'Identical' }));
  await waitFor(() =>
    expect(exportsIn(opened.tab)).toMatchObject([
      { action: 'IMPORT_REPORT_EXPORTED', details: { file: name, rows: data.length } },
    ]),
  );
});

test('a choice for all decides every clash at once', async () => {
  const other = await openOther();
  for (const id of ['CL-1', 'CL-2']) {
    await other.store.dispatch(verifyClaim({ id, rev: 1 }, completeVerificationForm()));
  }
  const opened = await openWorkedOn('CL-1', 'CL-2');
  const dialog = await choose(opened, jsonOf(other));
  await opened.user.click(await dialog.findByText("Keep this register's version for all", { selector: 'button' }));
  await opened.user.click(press(dialog, 'Import'));
  expect(await dialog.findByText(/Register imported\./)).toBeVisible();
  expect(stateOf(opened.tab).claims.entities['CL-2']?.status).toBe('under_verification');
  expect(Object.keys(stateOf(opened.tab).audit.entities)).toEqual(
    expect.arrayContaining(Object.keys(stateOf(other).audit.entities)),
  );
});

test('a claim that was entered on both devices is never simply added, and for all only kept out', async () => {
  const own = { ...buildClaim().incident, dateOfIncident: '2025-06-01' };
  const other = await openOther({ claims: [buildClaim({ id: 'CL-7' }), buildClaim({ id: 'CL-8', incident: own })] });
  const here = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2', incident: own })];
  const opened = await renderPage(<SettingsPage />, { role: 'admin', at: '/settings', records: { claims: here } });
  const dialog = await choose(opened, jsonOf(other));
  const cardOf = (id: string) => within(dialog.getByText(`Claim ${id} · Grace Biira`).closest('li') as HTMLElement);
  await opened.user.click(await dialog.findByText("Use the file's version for all", { selector: 'button' }));
  expect(dialog.getByText('2 still to decide')).toBeVisible();
  expect(cardOf('CL-7').getByText(/^Looks like another claim here/)).toBeVisible();
  expect(cardOf('CL-7').getByText('Here: CL-1 · 1. Submitted, amount –, paid UGX 0')).toBeVisible();
  await opened.user.click(cardOf('CL-7').getByLabelText("Keep this register's version"));
  await opened.user.click(cardOf('CL-8').getByLabelText('Add as another claim'));
  await opened.user.click(press(dialog, 'Import'));
  expect(await dialog.findByText(/Register imported\./)).toBeVisible();
  expect([...stateOf(opened.tab).claims.ids].sort()).toEqual(['CL-1', 'CL-2', 'CL-8']);
  const merged = Object.values(stateOf(opened.tab).audit.entities).find(({ action }) => action === 'REGISTER_MERGED');
  expect(merged?.details).toMatchObject({ claimsAdded: 1, claimsKept: 1 });
});

test('a file that is no sound register is refused, and another can be chosen', async () => {
  const opened = await renderPage(<SettingsPage />, { role: 'admin', at: '/settings', records });
  const before = stateOf(opened.tab).audit.ids;
  const sound = textOf(opened.tab);
  const dialog = await choose(opened, new File([sound.slice(0, -9)], 'cut.json'));
  expect(await dialog.findByText('This file could not be imported. Nothing was changed.')).toBeVisible();
  expect(dialog.getByText('The data is incomplete or damaged.')).toBeVisible();
  expect(press(dialog, 'Choose another file')).toBeEnabled();
  const refused: [BlobPart, string, RegExp][] = [
    [
      sound.replace(/"slices":\s*\{/, '"slices":{"__proto__":{},'),
      'register.json',
      /It contains an unknown name: __proto__/,
    ],
    ['PK\u0003\u0004 and nothing else', 'register.zip', /The file is incomplete or damaged/],
    [Uint8Array.of(0xff, 0xfe, 0x7b, 0x00), 'photo.json', /register\.json is not in UTF-8 encoding\./],
  ];
  for (const [content, name, words] of refused) {
    await opened.user.upload(dialog.getByLabelText('Register file'), new File([content], name));
    expect(await dialog.findByText(words)).toBeVisible();
  }
  expect(stateOf(opened.tab).audit.ids).toBe(before);
});

describe('an import that does not come about leaves nothing behind', () => {
  async function openWaiting() {
    const file = await bundleOf(await openOther());
    await removeEvidenceFile('CL-1', 'PHOTO');
    const opened = await renderPage(<SettingsPage />, {
      role: 'admin',
      at: '/settings',
      browser: browserAt('2026-11-20T13:00:00.000Z'),
    });
    const dialog = await choose(opened, file);
    await dialog.findByText('Evidence files to add: 1 (1 KB)');
    return { ...opened, dialog };
  }

  test('where another tab worked meanwhile, the new plan is shown', async () => {
    const { user, dialog, browser, tab } = await openWaiting();
    const other = browser.openTab();
    await other.opened;
    const claims = [buildClaim({ id: 'CL-2', createdAt: '2026-01-01T08:00:00.000Z' })];
    const file = { exportedAt: '2026-11-20T12:00:00.000Z', records: { ...noRecords, claims } };
    const seen = planMerge(stateOf(other), file.records, '', '2026-11-20T12:00:00.000Z');
    await act(() => other.store.dispatch(merging.mergeRegister({ file, from: 'other.json', seen, choices: {} })));

    await user.click(press(dialog, 'Import'));
    expect(await dialog.findByText(/The register has changed\./)).toBeVisible();
    expect(dialog.getByText('Claim CL-2 · Grace Biira')).toBeVisible();
    expect(stateOf(tab).claims.ids).toEqual(['CL-2']);
    expect(await storedFiles('CL-1')).toEqual([]);
  });

  test('where the device has no room for the evidence', async () => {
    const { user, dialog, tab } = await openWaiting();
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(press(dialog, 'Import'));
    expect(await dialog.findByText('The evidence files could not be saved on this device.')).toBeVisible();
    expect(dialog.getByText('Not enough space on this device.')).toBeVisible();
    expect(dialog.getByText('Nothing was changed.')).toBeVisible();
    expect(stateOf(tab).claims.ids).toEqual([]);
  });

  test('where no snapshot of before can be kept', async () => {
    const { user, dialog, tab } = await openWaiting();
    jest.spyOn(backups, 'putBackup').mockResolvedValue({ ok: false, reason: 'full' });
    await user.click(press(dialog, 'Import'));
    expect(await dialog.findByText(/The register was not imported because a snapshot/)).toBeVisible();
    expect(stateOf(tab).claims.ids).toEqual([]);
    expect(await storedFiles('CL-1')).toEqual([]);
  });
});

test('an import that breaks off says so instead of that nothing was changed, and can be tried again', async () => {
  const file = jsonOf(await openOther());
  const opened = await renderPage(<SettingsPage />, {
    role: 'admin',
    at: '/settings',
    browser: browserAt('2026-11-20T13:00:00.000Z'),
  });
  const dialog = await choose(opened, file);
  await dialog.findByText('Added: 5');
  const broken = jest.spyOn(merging, 'mergeRegister').mockReturnValue(() => Promise.reject(new Error('Broke off')));
  await opened.user.click(press(dialog, 'Import'));
  expect(await dialog.findByText(/^The import stopped, but may already be saved\./)).toBeVisible();
  expect(dialog.queryByText('Nothing was changed.')).not.toBeInTheDocument();

  broken.mockRestore();
  await opened.user.click(press(dialog, 'Import'));
  expect(await dialog.findByText(/Register imported\./)).toBeVisible();
});

test('evidence that is here with another content stays, and is told', async () => {
  const file = await bundleOf(await openOther());
  await putEvidenceFile('CL-1', 'PHOTO', new Blob(['other']));
  const opened = await renderPage(<SettingsPage />, {
    role: 'admin',
    at: '/settings',
    browser: browserAt('2026-11-20T13:00:00.000Z'),
  });
  const dialog = await choose(opened, file);
  expect(await dialog.findByText(/1 evidence file differs from the one already here/)).toBeVisible();
  await opened.user.click(press(dialog, 'Import'));
  expect(await dialog.findByText(/Register imported\./)).toBeVisible();
  const stored = await getEvidenceFile('CL-1', 'PHOTO');
  expect(stored.ok && (await stored.value?.text())).toBe('other');
});

test('a draft whose claim comes in goes; the files that it alone held stay on the device', async () => {
  const only = buildFile({ id: 'ONLY' });
  await putEvidenceFile('CL-1', 'ONLY', new Blob(['draft']));
  const file = await bundleOf(await openOther());
  const drafts = [buildDraft({ claimId: 'CL-1', evidence: buildEvidence({ photos: [photo, only] }) })];
  const opened = await renderPage(<SettingsPage />, {
    ...{ role: 'admin', at: '/settings', records: { drafts } },
    browser: browserAt('2026-11-20T13:00:00.000Z'),
  });
  const dialog = await choose(opened, file);
  await opened.user.click(await dialog.findByText('Changed: 1'));
  expect(await dialog.findByText(/so the draft here is removed\. Files only in the draft stay/)).toBeVisible();
  await opened.user.click(press(dialog, 'Import'));
  expect(await dialog.findByText(/Register imported\./)).toBeVisible();
  expect(stateOf(opened.tab).drafts.ids).toEqual([]);
  expect(await storedFiles('CL-1')).toEqual(['ONLY', 'PHOTO']);
  await removeEvidenceFile('CL-1', 'ONLY');
});

test('another role cannot open it', async () => {
  await renderPage(<SettingsPage />, { role: 'finance', at: '/settings', records });
  expect(await screen.findByText('Export register', { selector: 'button' })).toBeVisible();
  expect(screen.getByText('Import register', { selector: 'button' })).toHaveAttribute('aria-disabled', 'true');
});
