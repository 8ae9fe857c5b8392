import { shippedAccess, type Access } from '../../domain/access/account';
import type { User } from '../../domain/user/user';
import { formOfUser } from '../../domain/user/userForm';
import {
  buildAccess,
  buildBoss,
  buildClaim,
  buildDraft,
  buildUser,
  completeClaimantForm,
  completeImportForm,
  completePaymentForm,
  completeVerificationForm,
} from '../../test/builders';
import {
  answerChecklist,
  giveFinalApproval,
  markPaid,
  startVerification,
  updatePayment,
  verifyClaim,
} from '../../test/claimCommands';
import { openRegister } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { auditRowsOf, signInAs } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { commit } from '../commit';
import { importClaims } from '../claims/importing';
import { selectOwnClaims } from '../claims/ownClaims';
import { selectQueue } from '../claims/figures/queues';
import { startEdit } from '../drafts/commands';
import { submitDraft } from '../drafts/submit';
import { selectMyNotifications } from '../notifications/selectors';
import { restoreRegister, startEmpty } from '../register/commands';
import { changeScheme } from '../scheme/commands';
import { saveProfile } from '../session/profile';
import { selectRole, selectSessionEnd } from '../session/selectors';
import { addUser, updateUser, updateUserCommand } from '../users/commands';
import { selectActedNames, selectUncovered } from './figures';

const boss = buildBoss();
const sarah = buildUser();
const person = (id: string, more: Partial<User>) => buildUser({ id, name: id, email: `${id}@uwa.example`, ...more });
const base = buildClaim();
const claimIn = (id: string, district: string) => buildClaim({ id, claimant: { ...base.claimant, district } });

async function open(access: Partial<Access>, users: User[], more: Parameters<typeof openRegister>[0] = {}) {
  return (await openRegister({ users: [boss, ...users], scheme: [buildAccess(access)], ...more })).tab;
}

describe('managed accounts alone', () => {
  test('nobody else signs in, and the log and the administrators are told', async () => {
    const tab = await open({ managedOnly: true }, [sarah]);
    await expect(signInAs(tab, 'finance', 'stranger@uwa.example')).rejects.toThrow(
      'There is no account with this email',
    );
    expect(auditRowsOf(tab, 'LOGIN_FAILED')).toMatchObject([{ details: { reason: 'no_account' } }]);
    await signInAs(tab, 'admin', boss.email);
    expect(selectMyNotifications(tab.store.getState())).toMatchObject([
      { email: 'stranger@uwa.example', action: 'sign_in_without_account' },
    ]);
  });

  test.each<[string, (tab: Awaited<ReturnType<typeof open>>) => Promise<unknown>]>([
    ['is made inactive', (tab) => changeSarah(tab, { status: 'inactive' })],
    ['gets another desk', (tab) => changeSarah(tab, { desks: ['finance'] })],
  ])('an account that %s is asked again at its next deed, which is not done', async (_what, change) => {
    const { browser, tab } = await openRegister({
      users: [boss, sarah],
      scheme: [buildAccess({ managedOnly: true })],
      claims: [base],
    });
    await signInAs(tab, 'district_officer', sarah.email);
    const other = browser.openTab();
    await other.opened;
    await change(tab);
    expect(selectRole(other.store.getState())).toBe('district_officer');
    expect(await other.store.dispatch(addNote(base.id, { content: 'A note', type: 'document' }))).toMatchObject({
      ok: false,
    });
    for (const { store } of [tab, other]) {
      expect(selectRole(store.getState())).toBeUndefined();
      expect(selectSessionEnd(store.getState())).toBe('account');
      expect(store.getState().claims.entities[base.id]?.notes).toEqual(base.notes);
    }
    expect(auditRowsOf(tab, 'LOGOUT').at(-1)).toMatchObject({ details: { reason: 'account' } });
  });

  test('the refused sign-in of somebody else ends nobody’s session', async () => {
    const tab = await open({ managedOnly: true }, [sarah]);
    await signInAs(tab, 'district_officer', sarah.email);
    await expect(signInAs(tab, 'finance', 'stranger@uwa.example')).rejects.toThrow();
    expect(selectRole(tab.store.getState())).toBe('district_officer');
  });
});

/** An administrator changes the account of whoever is signed in, from elsewhere. */
const changeSarah = ({ store }: Awaited<ReturnType<typeof open>>, change: Partial<User>) =>
  store.dispatch(
    commit(updateUserCommand(formOfUser({ ...sarah, ...change }), [{ id: sarah.id, rev: 1 }]), () => ({
      ...{ name: 'Boss', email: boss.email, role: 'admin', sessionId: 'S-9' },
    })),
  );

describe('nobody locks themselves out', () => {
  const turnOn = { id: 'access', ...shippedAccess, managedOnly: true } as const;
  const refused = { ok: false, refusal: { message: expect.stringContaining('you could not act any more') } };

  test('by turning it on without an account that could turn it off', async () => {
    const { tab } = await openRegister({ users: [boss] }, 'admin');
    expect(await tab.store.dispatch(changeScheme(0, turnOn))).toMatchObject(refused);
    await signInAs(tab, 'admin', boss.email);
    expect(await tab.store.dispatch(changeScheme(0, turnOn))).toMatchObject({ ok: true });
  });

  test('by adding an administrator who is somebody else, where the register begins with four eyes', async () => {
    const { tab } = await openRegister({}, 'admin');
    await tab.store.dispatch(startEmpty());
    const form = (email: string) => ({ ...formOfUser(boss), email });
    expect(await tab.store.dispatch(addUser(form('boss@uwa.example')))).toMatchObject(refused);
    expect(await tab.store.dispatch(addUser(form('admin@uwa.example')))).toMatchObject({ ok: true });
    expect(await tab.store.dispatch(addUser(form('boss@uwa.example')))).toMatchObject({ ok: true });
  });

  test('by making somebody else the administrator that the rule waits for', async () => {
    const { tab } = await openRegister({}, 'admin');
    await tab.store.dispatch(startEmpty());
    const bob = { ...formOfUser(boss), email: 'bob@uwa.example', role: 'officer' as const };
    const added = await tab.store.dispatch(addUser(bob));
    const id = added.ok ? added.value.id : '';
    const promoted = { ...bob, role: 'administrator' as const };
    expect(await tab.store.dispatch(updateUser({ id, rev: 1 }, promoted))).toMatchObject(refused);
    const own = { ...promoted, email: 'admin@uwa.example' };
    expect(await tab.store.dispatch(updateUser({ id, rev: 1 }, own))).toMatchObject({ ok: true });
  });

  test('by bringing back a register that does not know them', async () => {
    const { tab } = await openRegister({}, 'admin');
    const records = { ...recordsOf(), users: [boss], scheme: [buildAccess({ fourEyes: true })] };
    expect(
      await tab.store.dispatch(restoreRegister({ exportedAt: '2026-11-01T08:00:00.000Z', records })),
    ).toMatchObject(refused);
    expect(tab.store.getState().users.ids).toEqual([]);
  });

  const recordsOf = () => ({
    ...{ claims: [], payments: [], drafts: [], fundLedger: [], schedules: [], scheme: [], users: [] },
    ...{ audit: [], notifications: [], savedViews: [] },
  });
});

describe('an officer with districts of their own', () => {
  const kasese = claimIn('CL-K', 'kasese');
  const gulu = claimIn('CL-G', 'gulu');
  const outside = { ok: false, refusal: { code: 'outside_areas' } };
  const opened = async () => {
    const told = recordsAt('rejected', { id: 'CL-T', claimant: gulu.claimant }).claim;
    const tab = await open({ ownDistricts: true }, [sarah], { claims: [kasese, gulu, told], drafts: [buildDraft()] });
    await signInAs(tab, 'district_officer', sarah.email);
    return tab;
  };
  const at = ({ id, rev }: { id: string; rev: number }) => ({ id, rev });

  test('verifies in them alone, and answers no checklist elsewhere', async () => {
    const { store } = await opened();
    expect(await store.dispatch(startVerification(at(gulu)))).toMatchObject(outside);
    expect(await store.dispatch(answerChecklist(at(gulu)))).toMatchObject(outside);
    expect(await store.dispatch(addNote(gulu.id, { content: 'Seen', type: 'verification' }))).toMatchObject(outside);
    expect(await store.dispatch(verifyClaim(at(gulu), completeVerificationForm()))).toMatchObject(outside);
    expect(store.dispatch(startEdit(gulu.id))).toMatchObject(outside);
    expect(await store.dispatch(startVerification(at(kasese)))).toMatchObject({ ok: true });
    expect(store.dispatch(startEdit(kasese.id))).toMatchObject({ ok: true });
  });

  test('submits and imports in them alone', async () => {
    const elsewhere = buildDraft({
      id: 'DRAFT-G',
      claimId: 'CL-NEW',
      claimant: completeClaimantForm({ district: 'gulu' }),
    });
    const tab = await open({ ownDistricts: true }, [sarah], { drafts: [elsewhere, buildDraft()] });
    await signInAs(tab, 'district_officer', sarah.email);
    expect(await tab.store.dispatch(submitDraft('DRAFT-G'))).toMatchObject(outside);
    expect(tab.store.getState().drafts.ids).toContain('DRAFT-G');
    expect(await tab.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject({ ok: true });
    const fresh = await open({ ownDistricts: true }, [sarah]);
    await signInAs(fresh, 'district_officer', sarah.email);
    const row = (district: string) => ({ row: 2, form: completeImportForm({ district }) });
    const file = (district: string) => ({ fileName: 'claims.csv', rows: [row(district)] });
    expect(await fresh.store.dispatch(importClaims(file('gulu')))).toMatchObject(outside);
    expect(await fresh.store.dispatch(importClaims(file('kasese')))).toMatchObject({ ok: true });
  });

  test('does not move themselves elsewhere; where everyone works everywhere, anybody may', async () => {
    const { store } = await opened();
    expect(await store.dispatch(saveProfile({ district: 'headquarters' }))).toMatchObject({
      refusal: { fields: { district: 'An administrator sets your district.' } },
    });
    expect(await store.dispatch(saveProfile({ phone: '+256772123456' }))).toMatchObject({ ok: true });
    const elsewhere = await open({ fourEyes: true }, [sarah]);
    await signInAs(elsewhere, 'district_officer', sarah.email);
    expect(await elsewhere.store.dispatch(saveProfile({ district: 'headquarters' }))).toMatchObject({ ok: true });
  });

  test('begins with them: claims, queue and notifications', async () => {
    const tab = await opened();
    const ids = (claims: readonly { id: string }[]) => claims.map(({ id }) => id);
    expect(ids(selectOwnClaims(tab.store.getState()))).toEqual(['CL-K']);
    expect(ids(selectQueue(tab.store.getState()))).toEqual(['CL-K']);
  });

  test('districts with open claims and no officer are named', async () => {
    const tab = await opened();
    expect(selectUncovered(tab.store.getState())).toEqual([{ district: 'gulu' }]);
    const helper = person('HELPER', { district: 'gulu', desks: ['district_officer'] });
    const covered = await open({ ownDistricts: true }, [sarah, helper], { claims: [kasese, gulu] });
    expect(selectUncovered(covered.store.getState())).toEqual([]);
    const elsewhere = person('HELPER', { areas: ['gulu/Awach'], desks: ['district_officer'] });
    const partly = await open({ ownDistricts: true }, [sarah, elsewhere], { claims: [kasese, gulu] });
    const { subcounty } = base.claimant;
    expect(selectUncovered(partly.store.getState())).toEqual([{ district: 'gulu', subcounty }]);
  });
});

describe('four eyes', () => {
  test('final approval and success are two people’s, also where Mark Paid would do both', async () => {
    const { claim, payments } = recordsAt('approved', { id: 'CL-A' });
    const second = person('second', { role: 'administrator', desks: ['admin', 'finance'] });
    const tab = await open({ fourEyes: true }, [second], { claims: [claim], payments });
    const { store } = tab;
    const at = () => ({ id: 'CL-A', rev: store.getState().claims.entities['CL-A']?.rev ?? 0 });
    await signInAs(tab, 'admin', boss.email);
    expect(await store.dispatch(markPaid(at(), { paymentRef: 'MM-1' }))).toMatchObject({
      refusal: { code: 'four_eyes', message: expect.stringContaining('First give the final approval') },
    });
    expect(await store.dispatch(giveFinalApproval(at(), { note: '' }))).toMatchObject({ ok: true });
    const [payment] = store.getState().payments.ids;
    expect(store.getState().claims.entities['CL-A']?.finalApproval?.account).toBe('BOSS');
    const refused = { refusal: { code: 'four_eyes', params: { names: 'second' } } };
    expect(await store.dispatch(markPaid(at(), { paymentRef: 'MM-1' }))).toMatchObject(refused);
    expect(await store.dispatch(updatePayment(at(), payment ?? '', completePaymentForm()))).toMatchObject(refused);
    expect(
      await store.dispatch(updatePayment(at(), payment ?? '', completePaymentForm({ paymentStatus: 'processing' }))),
    ).toMatchObject({ ok: true });
    await signInAs(tab, 'finance', second.email);
    expect(await store.dispatch(updatePayment(at(), payment ?? '', completePaymentForm()))).toMatchObject({ ok: true });
    expect(store.getState().claims.entities['CL-A']?.status).toBe('paid');
    // Nor does whoever approved say that more of it went out.
    await signInAs(tab, 'admin', boss.email);
    const lower = completePaymentForm({ amount: '1000', changeReason: 'Less went out' });
    expect(await store.dispatch(updatePayment(at(), payment ?? '', lower))).toMatchObject({ ok: true });
    const higher = completePaymentForm({ amount: '2000', changeReason: 'More went out' });
    expect(await store.dispatch(updatePayment(at(), payment ?? '', higher))).toMatchObject(refused);
  });
});

test('whoever is told of their account is that account alone', async () => {
  const tab = await open({}, [sarah]);
  await signInAs(tab, 'admin', boss.email);
  await tab.store.dispatch(updateUser({ id: sarah.id, rev: 1 }, { ...formOfUser(sarah), workDistricts: ['gulu'] }));
  expect(selectMyNotifications(tab.store.getState())).toEqual([]);
  await signInAs(tab, 'district_officer', 'somebody@uwa.example');
  expect(selectMyNotifications(tab.store.getState())).toEqual([]);
  await signInAs(tab, 'district_officer', sarah.email);
  expect(selectMyNotifications(tab.store.getState())).toMatchObject([{ action: 'account_changed', by: 'Boss' }]);
});

test('those who acted are known by name, from the log', async () => {
  const tab = await open({}, []);
  await signInAs(tab, 'finance', 'jane.okello@uwa.example');
  expect([...selectActedNames(tab.store.getState())]).toContain('Jane Okello');
});
