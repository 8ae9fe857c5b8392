import { buildAuditEvent, buildClaim, completeVerificationForm } from '../../../test/builders';
import { openRegister } from '../../../test/openRegister';
import { toggleSidebar } from '../../settings/deviceCommands';
import { selectLastUpdate, selectRecentActivity } from './activity';
import { addNote } from '../addNote';
import { startVerification, verifyClaim } from '../../../test/claimCommands';

const claims = ['CLM-1', 'CLM-2', 'CLM-3'].map((id) => buildClaim({ id }));
const audit = [
  buildAuditEvent({ id: 'A', resourceId: 'CLM-1', timestamp: '2025-06-15T08:30:00.000Z' }),
  buildAuditEvent({ id: 'B', resourceId: 'CLM-2', timestamp: '2025-06-16T08:30:00.000Z' }),
  buildAuditEvent({ id: 'C', resourceId: 'CLM-1', timestamp: '2025-06-17T08:30:00.000Z', action: 'NOTE_ADDED' }),
];

test('each claim stands once, with the last thing done to it, the newest first', async () => {
  const { tab } = await openRegister({ claims, audit }, 'district_officer');
  const activity = () =>
    selectRecentActivity(tab.store.getState()).map(({ claim, event }) => [claim.id, claim.status, event.action]);
  expect(activity()).toEqual([
    ['CLM-1', 'submitted', 'NOTE_ADDED'],
    ['CLM-2', 'submitted', 'CLAIM_SUBMITTED'],
  ]);

  await tab.store.dispatch(startVerification({ id: 'CLM-3', rev: 1 }));
  await tab.store.dispatch(verifyClaim({ id: 'CLM-2', rev: 1 }, completeVerificationForm()));
  expect(activity()).toEqual([
    ['CLM-2', 'under_cvc_review', 'CLAIM_FORWARDED'],
    ['CLM-3', 'under_verification', 'VERIFICATION_STARTED'],
    ['CLM-1', 'submitted', 'NOTE_ADDED'],
  ]);
  expect(selectRecentActivity(tab.store.getState())[0]?.event.user).toBe('District Officer');
});

test('six claims are shown, and none for a claim that is not there', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `CLM-${index}`);
  const { tab } = await openRegister({
    claims: ids.slice(1).map((id) => buildClaim({ id })),
    audit: ids.map((id) => buildAuditEvent({ id, resourceId: id })),
  });
  expect(selectRecentActivity(tab.store.getState()).map(({ claim }) => claim.id)).toEqual([
    'CLM-7',
    'CLM-6',
    'CLM-5',
    'CLM-4',
    'CLM-3',
    'CLM-2',
  ]);
});

test('the last update is the last deed to what is counted, not a sign-in or a setting', async () => {
  const { tab } = await openRegister({ claims, audit }, 'district_officer');
  const lastUpdate = () => selectLastUpdate(tab.store.getState());
  await tab.store.dispatch(toggleSidebar(true));
  expect(lastUpdate()).toBe('2025-06-17T08:30:00.000Z');
  await tab.store.dispatch(addNote('CLM-1', { content: 'Called.', type: 'document' }));
  expect(lastUpdate()).toBe(selectRecentActivity(tab.store.getState())[0]?.event.timestamp);
  expect(lastUpdate()).not.toBe('2025-06-17T08:30:00.000Z');
});

test('nothing was ever done in an empty register', async () => {
  const { tab } = await openRegister({}, 'district_officer');
  expect(selectLastUpdate(tab.store.getState())).toBeUndefined();
  expect(selectRecentActivity(tab.store.getState())).toEqual([]);
});
