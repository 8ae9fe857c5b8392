import { buildClaim, buildDraft } from '../../test/builders';
import { createLogCore, createLogParts, noteEvent, stampAt } from '../../test/logCore';
import { createBackend } from '../../test/testRegister';
import { addNoteCommand } from '../claims/addNote';
import { draftStarted } from '../events';
import { createHealthReport } from './healthReport';

const command = addNoteCommand({ claimId: 'CL-1', note: { content: 'Seen', type: 'document' } });

/** A tab whose localStorage has no room, with a note and a draft in memory alone. */
function open() {
  const room = createLogCore({ records: { claims: [buildClaim({ id: 'CL-1' })] }, backend: createBackend(0) });
  const { unsaved, drafts } = createLogParts(room);
  unsaved.keep({ command, event: noteEvent(1) });
  drafts.save(draftStarted({ draft: buildDraft() }, stampAt(2)));
  room.actions.length = 0;
  return { ...room, unsaved, health: createHealthReport(room.core, unsaved) };
}

test('what is in memory alone is counted, and the register itself where it is', () => {
  const { core, health } = open();
  health.endOpening();
  expect(core.getState().storage.unsaved).toBe(2);
  health.countMissing(true);
  health.report();
  expect(core.getState().storage.unsaved).toBe(3);
  health.countMissing(false);
  health.report();
  expect(core.getState().storage.unsaved).toBe(2);
});

test('as long as a start goes on nothing is said to be at risk, while what is wrong is', () => {
  const { core, health, storage } = open();
  storage.lose('emptied');
  storage.setAside('claims', 'CL-9', 'damaged');
  health.report();
  expect(core.getState().storage).toMatchObject({
    unsaved: 0,
    lost: 'emptied',
    setAside: [{ key: 'claims/CL-9', text: 'damaged' }],
  });
  storage.closeForNewer();
  health.report();
  expect(core.getState().storage.newerVersion).toBe(true);
});

test('what is known already is not reported again', () => {
  const { actions, health } = open();
  health.endOpening();
  expect(actions).toHaveLength(1);
  health.report();
  expect(actions).toHaveLength(1);
});

test('nothing looks saved while what waits is decided again', async () => {
  const { core, health, unsaved } = open();
  health.endOpening();
  const deciding = unsaved.decideAgain();
  expect(unsaved.count()).toBeLessThan(1);
  health.report();
  expect(core.getState().storage.unsaved).toBe(2);
  await deciding;
});
