import { devToolsLines } from '../test/browser/fakeDevTools';
import {
  buildAuditEvent,
  buildClaim,
  buildDraft,
  buildUser,
  completeBankForm,
  completeClaimantForm,
  completeDecisionForm,
  completePaymentForm,
  completeVerificationForm,
} from '../test/builders';
import { openRegister } from '../test/openRegister';
import { recordsAt } from '../test/recordsAt';
import { createBrowser, signInAs } from '../test/testRegister';
import {
  answerChecklist,
  decideClaim,
  giveFinalApproval,
  retryPayment,
  startVerification,
  updatePayment,
  verifyClaim,
} from '../test/claimCommands';
import { devToolsOptions, masked } from './devTools';
import { saveDraft, startEdit } from './drafts/commands';
import { commitEdit, submitDraft } from './drafts/submit';
import { signOut } from './session/commands';

beforeEach(() => devToolsLines.splice(0));

test('one named line a deed, persistence left out', async () => {
  const { tab } = await openRegister({ drafts: [buildDraft({ claimId: 'CL-1' })] }, 'district_officer');
  const { dispatch } = tab.store;
  await dispatch(submitDraft('DRAFT-1'));
  await dispatch(startVerification({ id: 'CL-1', rev: 1 }));
  await dispatch(answerChecklist({ id: 'CL-1', rev: 2 }));
  await dispatch(verifyClaim({ id: 'CL-1', rev: 3 }, completeVerificationForm()));
  await dispatch(signOut());
  await signInAs(tab, 'cvc_member');
  await dispatch(decideClaim({ id: 'CL-1', rev: 4 }, completeDecisionForm()));
  await signInAs(tab, 'admin');
  await dispatch(giveFinalApproval({ id: 'CL-1', rev: 5 }, { note: '' }));
  expect(devToolsLines.map(({ action }) => action.type)).toEqual([
    'register/laidDown',
    'storage/registerOpened',
    'session/signedIn',
    'claims/submitted',
    'claims/verificationStarted',
    'claims/checked',
    'claims/forwardedToCommittee',
    'session/signedOut',
    'session/signedIn',
    'claims/approved',
    'session/signedIn',
    'claims/finallyApproved',
  ]);
});

test('national IDs, phone and account numbers are masked everywhere, names are not, and the register keeps them', async () => {
  const secret = {
    nationalId: 'CM99999999SECR',
    phoneNumber: '+256711111111',
    alternatePhone: '+256722222222',
    mobileMoneyNumber: '+256733333333',
    accountNumber: '9998887776',
    corrected: '5554443332',
  };
  const { nationalId, phoneNumber, alternatePhone, mobileMoneyNumber, accountNumber, corrected } = secret;
  const claimant = { ...buildClaim().claimant, nationalId, phoneNumber, alternatePhone, mobileMoneyNumber };
  const { claim, ...records } = recordsAt('approved', { id: 'CL-1', claimant });
  const drafts = [buildDraft({ claimId: 'CL-2', claimant: completeBankForm({ nationalId, accountNumber }) })];
  const { tab } = await openRegister({ ...records, drafts }, 'admin');

  expect(tab.store.getState().claims.entities[claim.id]?.claimant.nationalId).toBe(nationalId);
  await tab.store.dispatch(giveFinalApproval({ id: claim.id, rev: claim.rev }, { note: '' }));
  const [payment] = Object.values(tab.store.getState().payments.entities);
  expect(payment?.payeeAccount).toBe(mobileMoneyNumber);
  const failed = completePaymentForm({ paymentStatus: 'failed', failureReason: 'Invalid account number' });
  await tab.store.dispatch(updatePayment({ id: claim.id, rev: claim.rev + 1 }, payment?.id ?? '', failed));
  await tab.store.dispatch(
    retryPayment(
      { id: claim.id, rev: claim.rev + 2 },
      { paymentMethod: 'bank_transfer', payeeName: 'Biira Grace', payeeAccount: corrected },
    ),
  );
  await signInAs(tab, 'district_officer');
  await tab.store.dispatch(submitDraft('DRAFT-1'));
  const edit = tab.store.dispatch(startEdit('CL-2'));
  if (!edit.ok) throw new Error(edit.refusal.message);
  tab.store.dispatch(saveDraft(edit.value, { claimant: completeClaimantForm({ nationalId, mobileMoneyNumber }) }));
  await tab.store.dispatch(commitEdit(edit.value));

  const row = Object.values(tab.store.getState().audit.entities).find(({ action }) => action === 'CLAIM_EDITED');
  expect(row?.changes).toContainEqual({
    field: 'claimant.accountNumber',
    oldValue: accountNumber,
    newValue: undefined,
  });

  const shown = JSON.stringify(devToolsLines);
  for (const number of Object.values(secret)) expect(shown).not.toContain(number);
  expect(shown).toContain('•••••••••••ECR');
  expect(shown).toContain('Grace Biira');
  expect(shown).toContain('kasese');
  expect(shown).toContain('claims/edited');
});

test('the phone number of an account is masked', () => {
  expect(masked(buildUser({ phone: '+256772123456' })).phone).toBe('••••••••••456');
});

test('a stored text that was set aside is not shown', async () => {
  const browser = createBrowser();
  browser.backend.texts.set('reg/claims/CL-1', JSON.stringify({ ...buildClaim({ id: 'CL-1' }), status: 'lost' }));
  const tab = browser.openTab();
  await tab.opened;
  expect(tab.store.getState().storage.setAside[0]?.text).toContain('CF85012345ABCD');
  expect(JSON.stringify(devToolsLines)).toContain('claims/CL-1');
  expect(JSON.stringify(devToolsLines)).not.toContain('CF85012345ABCD');
});

test('masking leaves the original alone, shows the last three characters and copies only what changed', () => {
  const event = buildAuditEvent({
    changes: [
      { field: 'payment.payeeAccount', oldValue: '+256772123456', newValue: '31' },
      { field: 'claimant.fullName', oldValue: 'Grace', newValue: 'Grace B.' },
    ],
  });
  const original = JSON.stringify(event);
  expect(masked(event).changes).toEqual([
    { field: 'payment.payeeAccount', oldValue: '••••••••••456', newValue: '31' },
    { field: 'claimant.fullName', oldValue: 'Grace', newValue: 'Grace B.' },
  ]);
  expect(JSON.stringify(event)).toBe(original);
  expect(masked(event)).toBe(masked(event));
  expect(masked({ event }).event).toBe(masked(event));
  for (const value of [undefined, null, 7, 'CF85012345ABCD']) expect(masked(value)).toBe(value);
});

test('state cannot be imported, nor time travelled, which would rewrite storage', () => {
  expect(devToolsOptions.features).toEqual({ pause: true, export: true });
});
