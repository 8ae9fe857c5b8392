import { exportKinds, type ExportKind } from '../../domain/audit/exports';
import { buildClaim, buildFile } from '../../test/builders';
import { openRegister, recordEvents, registerOf } from '../../test/openRegister';
import { createBackend, createBrowser, noRecords, signInAs, type Tab } from '../../test/testRegister';
import { startVerification } from '../../test/claimCommands';
import { selectLastUpdate, selectRecentActivity } from '../claims/figures/activity';
import { signOut } from '../session/commands';
import { selectSession } from '../session/selectors';
import { recordClaimExport, recordEvidenceDownload, recordExport } from './recordExport';
import { findLastChange, selectClaimEvents } from './selectors';

const claims = [buildClaim({ id: 'CL-1' })];
const logOf = ({ store }: Tab) => Object.values(store.getState().audit.entities);
const facts = { file: 'register.zip', claims: 247 };
const kept = { file: 'register.zip', format: 'zip', claims: 247 };

test.each<[Exclude<ExportKind, 'claim' | 'print' | 'evidence'>, object]>([
  ['register', { action: 'REGISTER_EXPORTED', resource: 'register', resourceId: 'register', severity: 'high' }],
  ['report', { action: 'REPORT_EXPORTED', resource: 'register', resourceId: 'register', severity: 'medium' }],
  ['claims', { action: 'CLAIMS_EXPORTED', resource: 'register', resourceId: 'register', severity: 'medium' }],
  ['drafts', { action: 'DRAFTS_EXPORTED', resource: 'register', resourceId: 'register', severity: 'low' }],
  ['schedule', { action: 'PAYMENT_SCHEDULE_MADE', resource: 'payment', severity: 'medium' }],
  ['auditLog', { action: 'AUDIT_EXPORTED', resource: 'register', resourceId: 'register', severity: 'medium' }],
])('a file of %s leaves its event', async (kind, row) => {
  const { tab } = await openRegister({ claims }, 'finance');
  expect(await tab.store.dispatch(recordExport(kind, facts))).toMatchObject({ ok: true, stored: true });
  expect(logOf(tab).at(-1)).toMatchObject({ ...row, user: 'Finance', status: 'success', details: kept });
});

test('the own security log is of the own session', async () => {
  const { tab } = await openRegister({ claims }, 'finance');
  await tab.store.dispatch(recordExport('securityLog', { file: 'security-log.csv', rows: 3 }));
  expect(logOf(tab).at(-1)).toMatchObject({
    action: 'SECURITY_LOG_EXPORTED',
    resource: 'session',
    resourceId: selectSession(tab.store.getState())?.sessionId,
    severity: 'low',
    details: { file: 'security-log.csv', format: 'csv', rows: 3 },
  });
});

test('what is taken of one claim is told of that claim; a file that people named is told by its id', async () => {
  const { tab } = await openRegister({ claims }, 'district_officer');
  const { store } = tab;
  await store.dispatch(recordClaimExport('claim', 'CL-1', { file: 'claim-CL-1.pdf' }));
  await store.dispatch(recordClaimExport('print', 'CL-1'));
  await store.dispatch(recordEvidenceDownload('CL-1', buildFile({ id: 'PHOTO', name: 'Grace Biira.jpg' })));
  await store.dispatch(recordClaimExport('evidence', 'CL-1', { file: 'evidence-CL-1.zip', files: 4 }));
  const rows = selectClaimEvents(store.getState(), 'CL-1');
  expect(rows.map(({ action, severity, details }) => [action, severity, details])).toEqual([
    ['CLAIM_EXPORTED', 'low', { file: 'claim-CL-1.pdf', format: 'pdf' }],
    ['CLAIM_PRINTED', 'low', {}],
    ['EVIDENCE_DOWNLOADED', 'low', { fileId: 'PHOTO', format: 'jpeg' }],
    ['EVIDENCE_DOWNLOADED', 'low', { file: 'evidence-CL-1.zip', format: 'zip', files: 4 }],
  ]);
});

test('taking a file changes nothing but the log, and concerns nobody', async () => {
  const { tab } = await openRegister({ claims }, 'district_officer');
  const events = recordEvents(tab);
  await tab.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
  // The first paper of a claim ends that its last action can be undone.
  await tab.store.dispatch(recordClaimExport('print', 'CL-1'));
  const { audit: _before, ...before } = registerOf(tab);
  const told = () => {
    const state = tab.store.getState();
    return [findLastChange(state, 'CL-1'), selectRecentActivity(state), selectLastUpdate(state)];
  };
  const toldBefore = told();
  await tab.store.dispatch(recordClaimExport('claim', 'CL-1', { file: 'claim-CL-1.pdf' }));
  await tab.store.dispatch(recordClaimExport('evidence', 'CL-1', { file: 'evidence-CL-1.zip', files: 4 }));
  await tab.store.dispatch(recordClaimExport('print', 'CL-1'));
  await tab.store.dispatch(recordExport('register', facts));
  await tab.store.dispatch(recordExport('schedule', facts));
  expect(events.map(({ type }) => type).slice(2)).toEqual(Array.from({ length: 5 }, () => 'audit/fileTaken'));
  const { audit: _after, ...after } = registerOf(tab);
  expect(after).toEqual(before);
  expect(told()).toEqual(toldBefore);
});

test('signed out, there is nobody to tell of', async () => {
  const { tab } = await openRegister({ claims }, 'finance');
  await tab.store.dispatch(signOut());
  const before = logOf(tab);
  expect(await tab.store.dispatch(recordExport('report', facts))).toMatchObject({ refusal: { code: 'signed_out' } });
  expect(logOf(tab)).toEqual(before);
});

test('an event that the full browser cannot keep is told of here, and stored once there is room', async () => {
  const backend = createBackend();
  const { setItem } = backend;
  const browser = createBrowser({ backend });
  const { tab } = await openRegister({ claims }, 'finance', browser);
  backend.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(await tab.store.dispatch(recordExport('register', facts))).toMatchObject({ ok: true, stored: false });
  expect(logOf(tab).at(-1)).toMatchObject({ action: exportKinds.register.action });
  backend.setItem = setItem;
  expect(await tab.store.dispatch(recordExport('report', facts))).toMatchObject({ ok: true, stored: true });
  const next = browser.openTab({ layDown: () => Promise.resolve(noRecords) });
  await next.opened;
  expect(logOf(next).map(({ action }) => action)).toEqual(logOf(tab).map(({ action }) => action));
});

test('one that another tab overtook still holds: the file is out', async () => {
  const backend = createBackend();
  const { setItem } = backend;
  const browser = createBrowser({ backend });
  const { tab } = await openRegister({ claims }, 'finance', browser);
  const other = browser.openTab();
  await other.opened;
  backend.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await tab.store.dispatch(recordClaimExport('claim', 'CL-1', { file: 'claim-CL-1.pdf' }));
  backend.setItem = setItem;
  await signInAs(other, 'district_officer');
  await other.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
  await tab.store.dispatch(recordExport('report', facts));
  const told = logOf(tab).map(({ action }) => action);
  expect(told).toEqual(expect.arrayContaining(['CLAIM_EXPORTED', 'VERIFICATION_STARTED', 'REPORT_EXPORTED']));
  expect(tab.store.getState().storage.overtaken).toEqual([]);
});
