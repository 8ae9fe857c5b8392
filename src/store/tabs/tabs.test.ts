import type { Ports, TabMessage } from '../ports';
import {
  buildClaim,
  buildDraft,
  completeClaimantForm,
  completeDecisionForm,
  completeVerificationForm,
} from '../../test/builders';
import { openRegister, recordEvents, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { signInAs, type createBrowser, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { decideClaim, giveFinalApproval, startVerification, verifyClaim } from '../../test/claimCommands';
import { createRegisterStorage } from '../persistence/registerStorage';
import { discardDraft, refreshDrafts, saveDraft, startDraft } from '../drafts/commands';
import { submitDraft } from '../drafts/submit';
import { startEmpty } from '../register/commands';
import { signOut } from '../session/commands';
import { chooseTheme } from '../settings/commands';

const { claim, ...atCommittee } = recordsAt('under_cvc_review');
const target = { id: claim.id, rev: claim.rev };

/** Two tabs of one browser, the second opened on what the first laid down. */
async function openTwo(
  records: Parameters<typeof openRegister>[0],
  role: Parameters<typeof signInAs>[1],
  ports?: Partial<Ports>,
) {
  const { browser, tab: first } = await openRegister(records, role);
  const second = browser.openTab({ ports });
  await second.opened;
  browser.backend.writes.length = 0;
  return { browser, first, second, writes: browser.backend.writes };
}

async function reload(browser: ReturnType<typeof createBrowser>, ports?: Partial<Ports>) {
  const tab = browser.openTab({ ports });
  await tab.opened;
  return tab;
}

/** A channel on which nothing arrives. */
const deaf: Partial<Ports> = { tabs: { post: () => undefined, listen: () => undefined } };

/** A line on which a tab hears what the test hands it, and which keeps what the tab says. */
function handFed() {
  const said: TabMessage[] = [];
  let listener: (message: TabMessage) => void = () => undefined;
  const tabs: Ports['tabs'] = {
    post: (message) => void said.push(message),
    listen: (hear) => {
      listener = hear;
    },
  };
  return { ports: { tabs }, said, hear: (messages: TabMessage[]) => messages.forEach((message) => listener(message)) };
}

const stateOf = ({ store }: Tab) => store.getState();

test('what is done in one tab shows in the other, which writes nothing', async () => {
  const { browser, first, second, writes } = await openTwo(atCommittee, 'cvc_member');
  const heard = recordEvents(second);
  await first.store.dispatch(decideClaim(target, completeDecisionForm()));
  expect(heard).toMatchObject([{ type: 'claims/approved' }]);
  expect(stateOf(second).claims.entities[claim.id]).toMatchObject({ status: 'approved', rev: claim.rev + 1 });
  expect(registerOf(second)).toEqual(registerOf(first));
  // One tab's writing: no key twice, and none later.
  const written = [...writes];
  expect(written).toContain(`reg/claims/${claim.id}`);
  expect(new Set(written).size).toBe(written.length);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(writes).toEqual(written);
  // Nor does it write later what it took over.
  await second.store.dispatch(chooseTheme('dark'));
  expect(writes.filter((key) => key === `reg/claims/${claim.id}`)).toHaveLength(1);
  expect(registerOf(await reload(browser))).toEqual(registerOf(second));
});

test.each([0, 1])('of two decisions at the same moment one wins and the other is told by whom', async (winner) => {
  const { browser, first, second } = await openTwo(atCommittee, 'cvc_member');
  const tabs = winner === 0 ? [first, second] : [second, first];
  const forms = [
    completeDecisionForm(),
    completeDecisionForm({ decision: 'reject', decisionNote: 'Outside the schedule' }),
  ] as const;
  const results = await Promise.all(
    tabs.map((tab, index) => tab.store.dispatch(decideClaim(target, forms[index] ?? forms[0]))),
  );
  expect(results).toMatchObject([
    { ok: true, stored: true },
    {
      ok: false,
      refusal: {
        code: 'changed',
        params: { user: 'Cvc Member' },
        words: { status: ['4. Approved'] },
        instants: { time: '2026-11-20T08:00:03.000Z' },
      },
    },
  ]);
  const own = registerOf(first);
  expect(stateOf(first).claims.entities[claim.id]?.status).toBe('approved');
  expect(registerOf(second)).toEqual(own);
  expect(registerOf(await reload(browser))).toEqual(own);
});

test('of two final approvals at the same moment one makes a payment', async () => {
  const { claim: approved, ...records } = recordsAt('approved');
  const { first, second } = await openTwo(records, 'admin');
  const approve = giveFinalApproval({ id: approved.id, rev: approved.rev }, { note: '' });
  const results = await Promise.all([first, second].map(({ store }) => store.dispatch(approve)));
  expect(results.map(({ ok }) => ok)).toEqual([true, false]);
  expect(stateOf(second).payments.ids).toHaveLength(1);
});

test('unrelated deeds in two tabs at the same moment are both kept', async () => {
  const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];
  const { browser, first, second } = await openTwo({ claims }, 'district_officer');
  const results = await Promise.all([
    first.store.dispatch(startVerification({ id: 'CL-1', rev: 1 })),
    second.store.dispatch(startVerification({ id: 'CL-2', rev: 1 })),
    first.store.dispatch(addNote('CL-2', { content: 'x', type: 'document' })),
  ]);
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(stateOf(first).claims.entities).toMatchObject({
    'CL-1': { status: 'under_verification' },
    'CL-2': { status: 'under_verification', notes: [{ content: 'x' }] },
  });
  expect(registerOf(second)).toEqual(registerOf(first));
  expect(registerOf(await reload(browser))).toEqual(registerOf(first));
});

describe('a tab that missed what the others said', () => {
  test('catches up with its next command, and decides on what is stored', async () => {
    const { first, second } = await openTwo(atCommittee, 'cvc_member', deaf);
    await first.store.dispatch(decideClaim(target, completeDecisionForm()));
    expect(stateOf(second).claims.entities[claim.id]?.status).toBe('under_cvc_review');
    expect(await second.store.dispatch(decideClaim(target, completeDecisionForm()))).toMatchObject({
      ok: false,
      refusal: { code: 'changed' },
    });
    expect(registerOf(second)).toEqual(registerOf(first));
  });

  test('catches up when it is asked to; what did not change keeps its reference', async () => {
    const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];
    const { first, second, writes } = await openTwo({ claims }, 'district_officer', deaf);
    const before = stateOf(second);
    await first.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
    const written = writes.length;
    await second.services.catchUp();
    expect(registerOf(second)).toEqual(registerOf(first));
    expect(stateOf(second).claims.entities['CL-2']).toBe(before.claims.entities['CL-2']);
    expect(stateOf(second).claims.entities['CL-1']).not.toBe(before.claims.entities['CL-1']);
    for (const id of before.audit.ids) expect(stateOf(second).audit.entities[id]).toBe(before.audit.entities[id]);
    expect(writes).toHaveLength(written);

    const caughtUp = stateOf(second);
    await second.services.catchUp();
    expect(stateOf(second)).toBe(caughtUp);
  });

  test('catches up with the next message when one before it was lost', async () => {
    const line = handFed();
    const { browser, second } = await openTwo(atCommittee, 'cvc_member', line.ports);
    const speaker = handFed();
    const third = await reload(browser, speaker.ports);
    await third.store.dispatch(addNote(claim.id, { content: 'lost', type: 'document' }));
    await third.store.dispatch(chooseTheme('dark'));
    line.hear(speaker.said.slice(-1));
    await second.services.catchUp();
    expect(registerOf(second)).toEqual(registerOf(third));
  });

  test('catches up when another is opened again that was gone in the instant of its deed', async () => {
    const { browser, first, second } = await openTwo(atCommittee, 'cvc_member', deaf);
    await second.store.dispatch(addNote(claim.id, { content: 'told nobody', type: 'document' }));
    const followed = new Promise<void>((resolve) => {
      first.store.subscribe(() => void (stateOf(first).claims.entities[claim.id]?.notes.length && resolve()));
    });
    const again = await reload(browser);
    await followed;
    expect(registerOf(first)).toEqual(registerOf(again));
  });

  test('hears messages twice, or late, without harm', async () => {
    const line = handFed();
    const { browser, second } = await openTwo(atCommittee, 'cvc_member', line.ports);
    const speaker = handFed();
    const third = await reload(browser, speaker.ports);
    await third.store.dispatch(decideClaim(target, completeDecisionForm()));
    await third.store.dispatch(addNote(claim.id, { content: 'x', type: 'document' }));
    await third.store.dispatch(signOut());
    const { said } = speaker;
    line.hear([...said, ...said, ...[...said].reverse()]);
    await second.services.catchUp();
    expect(registerOf(second)).toEqual(registerOf(third));
  });
});

test('what one tab is asked for is done in that order, also where something is so already', async () => {
  const { first } = await openTwo({}, 'finance');
  await Promise.all((['dark', 'dark', 'light'] as const).map((theme) => first.store.dispatch(chooseTheme(theme))));
  expect(stateOf(first).settings.preferences.theme).toBe('light');
});

describe('a tab to which localStorage shows late what the others wrote', () => {
  /** A tab that hears nothing, and of which localStorage says that nothing has happened since it was opened. */
  async function openLate(
    records: Parameters<typeof openRegister>[0],
    role: Parameters<typeof signInAs>[1],
    ports: Partial<Ports> = deaf,
  ) {
    const { browser, tab: first } = await openRegister(records, role);
    const { setItem, removeItem } = browser.backend;
    const before = new Map(browser.backend.texts);
    const storage = createRegisterStorage({
      get length() {
        return before.size;
      },
      key: (index) => [...before.keys()][index] ?? null,
      getItem: (key) => before.get(key) ?? null,
      setItem,
      removeItem,
    });
    const second = browser.openTab({ ports: { ...ports, storage } });
    await second.opened;
    return { browser, first, second, storage, before, read: jest.spyOn(browser.log, 'read') };
  }

  test('decides anew on what is stored', async () => {
    const { first, second } = await openLate(atCommittee, 'cvc_member');
    await first.store.dispatch(decideClaim(target, completeDecisionForm()));
    expect(await second.store.dispatch(decideClaim(target, completeDecisionForm()))).toMatchObject({
      refusal: { code: 'changed' },
    });
    expect(registerOf(second)).toEqual(registerOf(first));
  });

  test('does its deed on top of theirs', async () => {
    const { first, second } = await openLate(atCommittee, 'cvc_member');
    await first.store.dispatch(decideClaim(target, completeDecisionForm()));
    expect(await second.store.dispatch(addNote(claim.id, { content: 'x', type: 'document' }))).toMatchObject({
      ok: true,
      stored: true,
    });
    expect(stateOf(second).claims.entities[claim.id]).toMatchObject({
      status: 'approved',
      notes: [{ type: 'decision' }, { content: 'x' }],
    });
  });

  test('refuses nothing for what is not so any more', async () => {
    const { first, second } = await openLate({ claims: [buildClaim({ id: 'CL-1' })] }, 'district_officer');
    await first.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
    const forward = verifyClaim({ id: 'CL-1', rev: 2 }, completeVerificationForm());
    expect(await second.store.dispatch(forward)).toMatchObject({ ok: true });
    expect(stateOf(second).claims.entities['CL-1']?.rev).toBe(3);
  });

  test('refuses what it decided on before it saw that a newer version is in use', async () => {
    const { second, storage, before } = await openLate(atCommittee, 'cvc_member');
    const { draftWrites } = storage;
    storage.draftWrites = (next) => {
      before.set('reg/claims', '{"version":9}');
      return draftWrites(next);
    };
    expect(await second.store.dispatch(decideClaim(target, completeDecisionForm()))).toMatchObject({
      refusal: { code: 'newer_version' },
    });
    expect(stateOf(second).storage.unsaved).toBe(0);
  });

  test('writes nothing over what it has heard of since', async () => {
    const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];
    const { browser, first, second, before } = await openLate({ claims }, 'district_officer', {});
    await first.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
    await second.services.catchUp();
    await first.store.dispatch(verifyClaim({ id: 'CL-1', rev: 2 }, completeVerificationForm()));
    for (const [key, text] of browser.backend.texts) before.set(key, text);
    await second.store.dispatch(addNote('CL-2', { content: 'x', type: 'document' }));
    expect(registerOf(await reload(browser))).toEqual(registerOf(first));
    expect(browser.backend.texts.get('reg/claims/CL-1')).toBe(JSON.stringify(stateOf(first).claims.entities['CL-1']));
  });

  test('looks at what is stored only where its deed finds another there', async () => {
    const { first, second, read } = await openLate(atCommittee, 'cvc_member');
    const note = addNote(claim.id, { content: 'x', type: 'document' });
    await first.store.dispatch(note);
    expect(read).not.toHaveBeenCalled();
    await second.store.dispatch(note);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

test('what is heard of while an event is being sealed makes it be decided again', async () => {
  const line = handFed();
  const { browser, second } = await openTwo(atCommittee, 'cvc_member', line.ports);
  const speaker = handFed();
  const third = await reload(browser, speaker.ports);
  await third.store.dispatch(decideClaim(target, completeDecisionForm()));
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  jest.spyOn(crypto.subtle, 'digest').mockImplementationOnce((how, data) => {
    line.hear(speaker.said);
    return digest(how, data);
  });
  expect(await second.store.dispatch(decideClaim(target, completeDecisionForm()))).toMatchObject({
    refusal: { code: 'changed' },
  });
  expect(registerOf(second)).toEqual(registerOf(third));
});

describe('a tab of another version', () => {
  /** What is said, as a tab says it whose build keeps other data. */
  const another = (messages: TabMessage[]) => messages.map((message) => ({ ...message, version: 'another' }));

  test('is not taken at its word: what it stored is read', async () => {
    const line = handFed();
    const { browser, second } = await openTwo(atCommittee, 'cvc_member', line.ports);
    const speaker = handFed();
    const third = await reload(browser, speaker.ports);
    await third.store.dispatch(addNote(claim.id, { content: 'As it is stored', type: 'document' }));
    const events = recordEvents(second);
    line.hear(another(speaker.said));
    await second.services.catchUp();
    expect(events).toMatchObject([{ type: 'register/caughtUp' }]);
    expect(registerOf(second)).toEqual(registerOf(third));
  });

  test('nor when it saves a draft', async () => {
    const line = handFed();
    const { browser, second } = await openTwo({ drafts: [buildDraft()] }, 'district_officer', line.ports);
    const speaker = handFed();
    const third = await reload(browser, speaker.ports);
    third.store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Typed' }) }));
    const events = recordEvents(second);
    line.hear(another(speaker.said));
    await second.services.catchUp();
    expect(events).toMatchObject([{ type: 'register/reread' }]);
    expect(registerOf(second).drafts).toEqual(registerOf(third).drafts);
  });

  test('nor one of another build that stores the same', async () => {
    const { first, second } = await openTwo(atCommittee, 'cvc_member', { build: 'another' });
    const events = recordEvents(second);
    await first.store.dispatch(addNote(claim.id, { content: 'As it is stored', type: 'document' }));
    await second.services.catchUp();
    expect(events).toMatchObject([{ type: 'register/caughtUp' }]);
    expect(registerOf(second)).toEqual(registerOf(first));
  });

  test('that is newer makes this one read-only, whatever it says', async () => {
    const line = handFed();
    const { browser, second } = await openTwo(atCommittee, 'cvc_member', line.ports);
    browser.backend.texts.set('reg/claims', '{"version":9}');
    const before = registerOf(second);
    const event = { type: 'session/signedOut', payload: {}, meta: {} };
    line.hear([{ kind: 'deed', sequence: browser.log.entries.size + 2, event, version: 'another' }]);
    await second.services.catchUp();
    await new Promise((resolve) => setTimeout(resolve));
    expect(registerOf(second)).toEqual(before);
    expect(stateOf(second).storage.newerVersion).toBe(true);
    expect(await second.store.dispatch(chooseTheme('dark'))).toMatchObject({ refusal: { code: 'newer_version' } });
  });
});

describe('an event that is none of this version of the portal', () => {
  type Event = { type: string; payload: object; meta: { v: number } };

  /** What is said, with something done to its events. */
  const withEvents = (messages: TabMessage[], change: (event: Event) => unknown): TabMessage[] =>
    messages.map((message) =>
      'event' in message && message.event !== undefined
        ? { ...message, event: change(structuredClone(message.event) as Event) }
        : message,
    );

  /** A tab that hears what the test hands it, and what another has done and would have said. */
  async function openHearing(records: Parameters<typeof openRegister>[0], work: (tab: Tab) => unknown) {
    const line = handFed();
    const { browser, second } = await openTwo(records, 'district_officer', line.ports);
    const speaker = handFed();
    const third = await reload(browser, speaker.ports);
    await work(third);
    return { browser, second, third, said: speaker.said, hear: line.hear, events: recordEvents(second) };
  }

  const note = (content: string) => (tab: Tab) => tab.store.dispatch(addNote(claim.id, { content, type: 'document' }));

  test.each<[string, (event: Event) => unknown]>([
    ['lacks a field', ({ type, payload, meta }) => ({ type, payload: { ...payload, note: undefined }, meta })],
    ['has one that it does not know', (event) => ({ ...event, payload: { ...event.payload, more: 1 } })],
    ['has a name that no event has', (event) => ({ ...event, type: 'claims/noted' })],
    ['belongs to persistence', (event) => ({ ...event, type: 'persist/PURGE' })],
    ['belongs to one tab alone', () => ({ type: 'storage/registerOpened', payload: undefined, meta: {} })],
    ['is of a former version', (event) => ({ ...event, meta: { ...event.meta, v: 0 } })],
    ['is nothing', () => null],
  ])('and %s reaches no reducer: what was stored is read', async (_what, change) => {
    const { second, third, said, hear, events } = await openHearing(atCommittee, note('As it is stored'));
    hear(withEvents(said, change));
    await second.services.catchUp();
    expect(events).toMatchObject([{ type: 'register/caughtUp' }]);
    expect(registerOf(second)).toEqual(registerOf(third));
  });

  test('and one after it that is sound come in their order', async () => {
    const { second, third, said, hear } = await openHearing(atCommittee, note('The first'));
    await note('The second')(third);
    const [first, later] = said.filter((message) => 'event' in message && message.event !== undefined);
    if (!first || !later) throw new Error('Two events were to be told');
    hear([...withEvents([first], () => ({})), later]);
    await second.services.catchUp();
    expect(registerOf(second)).toEqual(registerOf(third));
    const { notes } = stateOf(second).claims.entities[claim.id] ?? {};
    expect(notes?.slice(-2)).toMatchObject([{ content: 'The first' }, { content: 'The second' }]);
  });

  test('and should be a draft is read from what was stored', async () => {
    const save = ({ store }: Tab) =>
      store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Typed' }) }));
    const { second, third, said, hear, events } = await openHearing({ drafts: [buildDraft()] }, save);
    hear(withEvents(said, ({ type, meta }) => ({ type, payload: { draft: { id: 'DRAFT-1' } }, meta })));
    await second.services.catchUp();
    expect(events).toMatchObject([{ type: 'register/reread' }]);
    expect(registerOf(second).drafts).toEqual(registerOf(third).drafts);
  });

  test('takes no part of the register past its sequence by calling itself a draft', async () => {
    const { second, said, hear, events, browser } = await openHearing(atCommittee, note('Once'));
    const drafts = said.flatMap(({ version, ...news }): TabMessage[] =>
      'event' in news && news.event !== undefined ? [{ kind: 'draft', event: news.event, version }] : [],
    );
    expect(drafts).toHaveLength(1);
    hear(drafts);
    expect(events).toEqual([]);
    await second.services.catchUp();
    expect(events).toMatchObject([{ type: 'register/caughtUp' }]);
    expect(registerOf(second)).toEqual(registerOf(await reload(browser)));
  });

  test.each(['the build of this tab', 'another'])('and of a newer one makes the tab read-only (%s)', async (build) => {
    const { second, said, hear, events } = await openHearing(atCommittee, note('Of a newer portal'));
    const before = registerOf(second);
    const newer = withEvents(said, ({ type, meta }) => ({ type, payload: { more: 1 }, meta: { ...meta, v: 2 } }));
    hear(build === 'another' ? newer.map((message) => ({ ...message, version: build })) : newer);
    await second.services.catchUp();
    await new Promise((resolve) => setTimeout(resolve));
    expect(events).toEqual([]);
    expect(registerOf(second)).toEqual(before);
    expect(stateOf(second).storage.newerVersion).toBe(true);
    expect(await note('Over it')(second)).toMatchObject({ refusal: { code: 'newer_version' } });
  });
});

test('signing in and out is followed', async () => {
  const { first, second } = await openTwo({}, 'finance');
  await first.store.dispatch(signOut());
  expect(stateOf(second).session.current).toBeNull();
  expect(await second.store.dispatch(chooseTheme('dark'))).toMatchObject({ refusal: { code: 'signed_out' } });
  await signInAs(second, 'admin');
  expect(stateOf(first).session.current?.role).toBe('admin');
});

test('the theme is followed', async () => {
  const { first, second } = await openTwo({}, 'finance');
  await second.store.dispatch(chooseTheme('dark'));
  expect(stateOf(first).settings.preferences.theme).toBe('dark');
});

describe('drafts', () => {
  test('saved in one tab show in the other, which writes nothing', async () => {
    const { first, second, writes } = await openTwo({ drafts: [buildDraft()] }, 'district_officer');
    first.store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Typed' }) }));
    const started = first.store.dispatch(startDraft());
    expect(registerOf(second).drafts).toEqual(registerOf(first).drafts);
    expect(started.ok && stateOf(second).drafts.entities[started.value]).toBeTruthy();
    expect(writes).toHaveLength(2);
    await first.store.dispatch(discardDraft('DRAFT-1'));
    expect(stateOf(second).drafts.entities).not.toHaveProperty('DRAFT-1');
  });

  test('are read again on demand by a tab that missed them', async () => {
    const { first, second } = await openTwo({ drafts: [buildDraft()] }, 'district_officer', deaf);
    first.store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Typed' }) }));
    first.store.dispatch(startDraft());
    second.store.dispatch(refreshDrafts());
    expect(registerOf(second).drafts).toEqual(registerOf(first).drafts);
  });

  test('read again with nothing new leave no line in the history', async () => {
    const { first } = await openTwo({ drafts: [buildDraft({ id: 'DRAFT-1' })] }, 'district_officer');
    const events = recordEvents(first);
    first.store.dispatch(refreshDrafts());
    expect(events.filter(({ type }) => !type.startsWith('persist/'))).toEqual([]);
  });

  test('left behind by a tab that saved while another submitted cannot be submitted again', async () => {
    const { browser, first, second } = await openTwo({ drafts: [buildDraft()] }, 'district_officer', deaf);
    await first.store.dispatch(submitDraft('DRAFT-1'));
    second.store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ fullName: 'Typed late' }) }));
    const third = await reload(browser);
    // The next start knows that it is the claim already.
    expect(stateOf(third).drafts.ids).toEqual([]);
    expect([...browser.backend.texts.keys()]).not.toContain('reg/drafts/DRAFT-1');
    for (const tab of [second, third]) {
      expect(await tab.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject({ refusal: { code: 'not_found' } });
    }
    const submitted = Object.values(stateOf(third).audit.entities).filter(({ action }) => action === 'CLAIM_SUBMITTED');
    expect(submitted).toHaveLength(1);
    expect(stateOf(await reload(browser)).drafts.ids).toEqual([]);
    // Nor does it come back once the claim is gone.
    await signInAs(third, 'admin');
    expect(await third.store.dispatch(startEmpty())).toMatchObject({ ok: true });
    expect(stateOf(await reload(browser)).drafts.ids).toEqual([]);
  });

  test('of an edit stay at the next start, though their claim is there', async () => {
    const edit = buildDraft({ id: 'EDIT-1', claimId: claim.id, editOf: { claimId: claim.id, rev: claim.rev } });
    const { browser } = await openRegister({ ...atCommittee, drafts: [edit] }, 'district_officer');
    expect(stateOf(await reload(browser)).drafts.ids).toEqual(['EDIT-1']);
  });
});
