import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import { buildClaim, buildDraft, buildPayment } from '../../test/builders';
import { createLogCore, createLogParts } from '../../test/logCore';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { recordsAt } from '../../test/recordsAt';
import { noRecords } from '../../test/testRegister';
import { createBeginning } from './beginning';

const claim = buildClaim({ id: 'CL-1' });
const draft = buildDraft({ claimId: undefined });
const sample: RegisterRecords = { ...noRecords, claims: [claim], drafts: [draft] };

function open(
  circumstances: Parameters<typeof createLogCore>[0] = {},
  layDown: (() => Promise<RegisterRecords>) | undefined = undefined,
) {
  const room = createLogCore({ reached: 5, ...circumstances });
  const parts = createLogParts(room);
  if (circumstances.hasDatabase !== false) parts.upkeep.begin();
  const beginning = createBeginning(room.core, { ...parts, layDown });
  return { ...room, ...parts, beginning };
}

test('a first run is laid down where nothing is stored: in the log, in localStorage, and its drafts in the database', async () => {
  const { beginning, core, log, backend } = open({ reached: 0 }, () => Promise.resolve(sample));
  await beginning.beginLog();
  expect(core.getState().claims.ids).toEqual(['CL-1']);
  expect(core.place.reached).toBe(1);
  expect(log.state.head?.sequence).toBe(1);
  expect(backend.texts.get('reg/sequence')).toBe('1');
  expect(backend.texts.get('reg/claims/CL-1')).toBe(JSON.stringify(claim));
  expect([...log.draftRows.keys()]).toEqual(['reg/drafts/DRAFT-1']);
});

test('over what is stored nothing is laid down: the log is given what was read', async () => {
  const layDown = jest.fn(() => Promise.resolve(sample));
  const known = open({ records: { claims: [buildClaim({ id: 'CL-7' })] } }, layDown);
  await known.beginning.beginLog();
  expect(known.core.getState().claims.ids).toEqual(['CL-7']);
  expect(known.log.state.head?.sequence).toBe(5);
  // A record without a number, readable or not.
  const damaged = open({ reached: 0 }, layDown);
  damaged.backend.texts.set('reg/claims/CL-8', 'damaged');
  await damaged.beginning.beginLog();
  expect(layDown).not.toHaveBeenCalled();
});

test('a log that has no room for the register leaves localStorage as it is', async () => {
  const { beginning, backend, health, core } = open({
    records: { claims: [claim] },
    log: createMemoryLog({ refuses: () => 'full' }),
  });
  backend.texts.set('reg/claims/CL-1', 'as a browser without a database has it');
  await beginning.beginLog();
  expect(Object.fromEntries(backend.texts)).toEqual({
    'reg/claims/CL-1': 'as a browser without a database has it',
  });
  health.endOpening();
  expect(core.getState().storage.unsaved).toBe(1);
});

test('without a database localStorage is all there is, and what it has no room for counts as unsaved', async () => {
  const { beginning, backend, core, health } = open({ reached: 0, hasDatabase: false }, () => Promise.resolve(sample));
  await beginning.beginLog();
  expect(core.getState().claims.ids).toEqual(['CL-1']);
  expect(backend.texts.get('reg/sequence')).toBe('1');
  expect(backend.texts.has('reg/claims/CL-1')).toBe(true);
  health.endOpening();
  expect(core.getState().storage.unsaved).toBe(0);

  const nothing = open({ reached: 0, hasDatabase: false });
  nothing.beginning.keepAlone();
  expect(nothing.backend.writes).toEqual([]);
});

test('payments that cannot have been made are set aside, and the others stay', () => {
  const { claim: inPayment, payments } = recordsAt('payment_processing', { id: 'CL-1' });
  const unpaid = buildClaim({ id: 'CL-2' });
  const impossible = buildPayment({ id: 'PAY-9', claimId: 'CL-2' });
  const { beginning, core, storage, snapshots } = open({
    records: {
      claims: [inPayment, unpaid],
      payments: [...payments, impossible],
    },
  });
  beginning.settle();
  expect(Object.values(core.getState().payments.entities)).toMatchObject([{ id: 'PAY-0', number: 1 }]);
  expect(storage.health().setAside).toEqual([{ key: 'payments/PAY-9', text: JSON.stringify(impossible) }]);
  expect(snapshots.isDue(5)).toBe(true);

  const sound = open({ records: { claims: [inPayment], payments } });
  sound.beginning.settle();
  expect(sound.actions).toEqual([]);
  expect(sound.snapshots.isDue(5)).toBe(false);
});

test('a draft that is a claim already is dropped; others, and the edit of a claim, stay', async () => {
  const submitted = buildDraft({ id: 'DRAFT-2', claimId: 'CL-1' });
  const edit = buildDraft({ id: 'EDIT-1', claimId: 'CL-1', editOf: { claimId: 'CL-1', rev: 1 } });
  const { beginning, core, backend, log } = open({ records: { claims: [claim], drafts: [draft, submitted, edit] } });
  backend.texts.set('reg/drafts/DRAFT-2', JSON.stringify(submitted));
  await log.keepDrafts([['reg/drafts/DRAFT-2', JSON.stringify(submitted)]], submitted.updatedAt);
  beginning.dropSubmitted();
  expect(core.getState().drafts.ids).toEqual(['DRAFT-1', 'EDIT-1']);
  expect(backend.texts.has('reg/drafts/DRAFT-2')).toBe(false);
  expect(log.draftRows.get('reg/drafts/DRAFT-2')?.text).toBeNull();
});
