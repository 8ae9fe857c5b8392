import { bulkActionNames, type BulkAction } from '../../domain/workflow/bulk';
import type { Claim } from '../../domain/claim/claim';
import { lifecycle } from '../../domain/workflow/lifecycle';
import { findLifecycleRefusal } from '../../domain/workflow/lifecycleRefusal';
import { roleNames, type Role } from '../../domain/user/roles';
import { completeDecisionForm, completeVerificationForm } from '../../test/builders';
import { openRegister, recordEvents, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { createBrowser, signInAs, type Tab } from '../../test/testRegister';
import type { CommandResult } from '../commit';
import type { AppThunk } from '../services';
import {
  bulkApprove,
  bulkForward,
  bulkMarkPaid,
  bulkReject,
  bulkRequestInfo,
  decideClaim,
  markPaid,
  verifyClaim,
} from '../../test/claimCommands';
import { decide, type Target } from '../command';
import { actCommand } from './act';

/** The bulk actions that ask for a form; undoing several is in undo.test.ts. */
type FormAction = Exclude<BulkAction, 'undo'>;
const formActions = bulkActionNames.filter((action) => action !== 'undo');

type Deed = AppThunk<Promise<CommandResult>>;
type Form = { note: string; amount: string };
type Filled = { target: Target; form: Form };

const verification = ({ note, amount }: Form) =>
  completeVerificationForm({ verificationNotes: note, calculatedCompensation: amount, actionReason: note });
const decision = ({ note, amount }: Form) =>
  completeDecisionForm({ cvcNotes: note, approvedAmount: amount, decisionNote: note });
const filled = <Out>(claims: readonly Filled[], form: (form: Form) => Out) =>
  claims.map(({ target, form: given }) => ({ target, form: form(given) }));

/** Each bulk action with the action on one claim that it repeats, and the form field that a blank note or amount fails. */
const deeds: Record<
  FormAction,
  { bulk: (claims: readonly Filled[]) => Deed; single: (claim: Filled) => Deed; wrong: Form; field: string }
> = {
  forward_to_cvc: {
    bulk: (claims) => bulkForward(filled(claims, verification)),
    single: ({ target, form }) => verifyClaim(target, verification(form)),
    wrong: { note: '', amount: 'much' },
    field: 'calculatedCompensation',
  },
  request_info: {
    bulk: (claims) => bulkRequestInfo(filled(claims, verification)),
    single: ({ target, form }) => verifyClaim(target, { ...verification(form), action: 'request_info' }),
    wrong: { note: ' ', amount: '' },
    field: 'actionReason',
  },
  approve: {
    bulk: (claims) => bulkApprove(filled(claims, decision)),
    single: ({ target, form }) => decideClaim(target, decision(form)),
    wrong: { note: '', amount: '0' },
    field: 'approvedAmount',
  },
  reject_committee: {
    bulk: (claims) => bulkReject(filled(claims, decision)),
    single: ({ target, form }) => decideClaim(target, { ...decision(form), decision: 'reject' }),
    wrong: { note: '', amount: '1000' },
    field: 'decisionNote',
  },
  mark_paid: {
    bulk: (claims) => bulkMarkPaid(filled(claims, ({ note }) => ({ paymentRef: note }))),
    single: ({ target, form }) => markPaid(target, { paymentRef: form.note }),
    wrong: { note: '  ', amount: '' },
    field: 'paymentRef',
  },
};

/** A claim for each status from which the action leads on, twice over. */
function recordsFor(action: FormAction) {
  const statuses = [...lifecycle[action].from, ...lifecycle[action].from];
  const records = statuses.map((status, index) => {
    const { claim, payments } = recordsAt(status, { id: `CL-${index}`, rev: index + 2 });
    return { claim, payments: payments.map((payment) => ({ ...payment, id: `PAY-0${index}` })) };
  });
  return { claims: records.map(({ claim }) => claim), payments: records.flatMap(({ payments }) => payments) };
}

const roleOf = (action: FormAction): Role => {
  const [role] = lifecycle[action].roles;
  return role;
};
const fill = ({ id, rev }: Claim, index = 0): Filled => ({
  target: { id, rev },
  form: { note: `Note ${index}`, amount: String(1_000 * (index + 1)) },
});

/** The register without what each deed has of its own: its id, its moment, and the hash of both. */
function withoutStamps(tab: Tab): unknown {
  const text = JSON.stringify(registerOf(tab))
    .replace(/"2026-11-20T08:00:\d\d\.\d+Z"/g, '"now"')
    .replace(/"[\w-]+\/\d+\/[\w-]{43}"/g, '"link"')
    .replace(/"eventId":"[^"]+"/g, '"eventId":"EVENT"');
  const { claims, payments, audit, notifications } = JSON.parse(text.replace(/[^":]+:CL-/g, 'EVENT:CL-')) as Record<
    string,
    { entities: object }
  >;
  return [claims, payments, audit, notifications].map((slice) => Object.values(slice?.entities ?? {}) as unknown[]);
}

async function expectRefused(tab: Tab, writes: string[], deed: Deed, refusal: object) {
  const before = tab.store.getState();
  const written = writes.length;
  expect(await tab.store.dispatch(deed)).toMatchObject({ ok: false, refusal });
  expect(tab.store.getState()).toBe(before);
  expect(writes).toHaveLength(written);
}

test.each(formActions)('%s of several is one event, and leaves what as many single deeds leave', async (action) => {
  const records = recordsFor(action);
  const { tab } = await openRegister(records, roleOf(action));
  const { tab: alone } = await openRegister(records, roleOf(action));
  const events = recordEvents(tab);

  const result = await tab.store.dispatch(deeds[action].bulk(records.claims.map(fill)));
  expect(result).toEqual({ ok: true, stored: true, value: undefined });
  expect(events.map(({ type }) => type)).toEqual([lifecycle[action].event]);

  for (const [index, claim] of records.claims.entries()) {
    const single = await alone.store.dispatch(deeds[action].single(fill(claim, index)));
    expect(single).toMatchObject({ ok: true });
  }
  expect(withoutStamps(tab)).toEqual(withoutStamps(alone));
  const { to } = lifecycle[action];
  expect(Object.values(tab.store.getState().claims.entities).map(({ status }) => status)).toEqual(
    records.claims.map(() => to),
  );
});

describe.each(formActions)('%s changes nothing at all', (action) => {
  const open = async () => {
    const records = recordsFor(action);
    const { browser, tab } = await openRegister(records, roleOf(action));
    const claims = records.claims.map(fill);
    const last = claims[claims.length - 1];
    if (!last) throw new Error('no claims');
    return { tab, writes: browser.backend.writes, claims, last, others: claims.slice(0, -1) };
  };

  test('when one form is wrong, and names its claim and field', async () => {
    const { tab, writes, others, last } = await open();
    const { bulk, wrong, field } = deeds[action];
    await expectRefused(tab, writes, bulk([...others, { ...last, form: wrong }]), {
      code: 'invalid',
      claimId: last.target.id,
      fields: { [field]: expect.any(String) as string },
    });
  });

  test('when one claim has changed meanwhile', async () => {
    const { tab, writes, others, last } = await open();
    const stale = { ...last, target: { ...last.target, rev: last.target.rev - 1 } };
    await expectRefused(tab, writes, deeds[action].bulk([...others, stale]), {
      code: 'changed',
      claimId: last.target.id,
    });
  });

  test('when one claim is at another status', async () => {
    const elsewhere = recordsAt('rejected', { id: 'CL-REJECTED' }).claim;
    const records = recordsFor(action);
    const { browser, tab } = await openRegister({ ...records, claims: [...records.claims, elsewhere] }, roleOf(action));
    await expectRefused(tab, browser.backend.writes, deeds[action].bulk([...records.claims, elsewhere].map(fill)), {
      code: 'wrong_status',
      claimId: 'CL-REJECTED',
    });
  });

  test('when one claim is not there, or is named twice, or none is named', async () => {
    const { tab, writes, claims, last } = await open();
    const { bulk } = deeds[action];
    const unknown = { ...last, target: { id: 'CL-NONE', rev: 1 } };
    await expectRefused(tab, writes, bulk([...claims, unknown]), { code: 'not_found', claimId: 'CL-NONE' });
    await expectRefused(tab, writes, bulk([...claims, last]), { code: 'invalid', claimId: last.target.id });
    await expectRefused(tab, writes, bulk([]), { code: 'invalid' });
  });

  test.each(roleNames.filter((role) => findLifecycleRefusal(action, role, lifecycle[action].from[0])))(
    'when %s asks for it',
    async (role) => {
      const { tab, writes, claims } = await open();
      await signInAs(tab, role);
      await expectRefused(tab, writes, deeds[action].bulk(claims), { code: 'wrong_role' });
    },
  );
});

test('forms that ask for different actions are not one deed', async () => {
  const { claims } = recordsFor('forward_to_cvc');
  const { tab } = await openRegister({ claims }, 'district_officer');
  const command = actCommand(
    'forward_to_cvc',
    claims.map(({ id, rev }, index) => ({
      target: { id, rev },
      form: completeVerificationForm(index === 0 ? {} : { action: 'reject', actionReason: 'Not wildlife' }),
    })),
  );
  const stamp = {
    eventId: 'E',
    at: '2026-11-20T08:00:00.000Z',
    actor: { name: 'Sarah Auma', email: 'sarah.auma@example.org', role: 'district_officer' as const, sessionId: 'S' },
  };
  expect(decide(tab.store.getState(), command, stamp)).toMatchObject({
    ok: false,
    refusal: { message: 'You can apply only one action to several claims at once' },
  });
});

test('a second tab applies the one event and writes nothing', async () => {
  const records = recordsFor('approve');
  const browser = createBrowser();
  const { tab } = await openRegister(records, 'cvc_member', browser);
  const other = browser.openTab();
  await other.opened;
  const { writes } = browser.backend;
  const written = writes.length;
  await tab.store.dispatch(deeds.approve.bulk(records.claims.map(fill)));
  expect(registerOf(other)).toMatchObject({ claims: registerOf(tab).claims, audit: registerOf(tab).audit });
  // A claim, an audit row and a notification each, and the sequence: once, not twice.
  expect(writes.slice(written).filter((key) => key === 'reg/claims/CL-0')).toHaveLength(1);
});
