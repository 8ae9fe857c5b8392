import { completeDecisionForm, completeVerificationForm } from '../../../test/builders';
import { openRegister } from '../../../test/openRegister';
import { recordsAt } from '../../../test/recordsAt';
import { signInAs } from '../../../test/testRegister';
import { addNote } from '../../claims/addNote';
import { decideClaim, verifyClaim } from '../../../test/claimCommands';
import { findClaim } from '../../claims/selectors';
import { selectClaimEvents } from '../selectors';

async function open() {
  const { claim, ...records } = recordsAt('submitted');
  const { tab } = await openRegister(records, 'district_officer');
  const target = () => ({ id: claim.id, rev: findClaim(tab.store.getState(), claim.id)?.rev ?? 0 });
  const told = () =>
    selectClaimEvents(tab.store.getState(), claim.id)
      .at(-1)
      ?.changes?.map(({ field, newValue }) => [field, newValue]);
  return { tab, target, told };
}

test('a row tells each value once: not again as a note, as the form of the deed, or as what the row is called', async () => {
  const { tab, target, told } = await open();
  await tab.store.dispatch(verifyClaim(target(), completeVerificationForm({ verificationNotes: 'Seen.\nMeasured.' })));
  expect(told()).toEqual([
    ['status', 'under_cvc_review'],
    ['verification.verificationNotes', 'Seen.\nMeasured.'],
    ['verification.valuationScheduleVersion', 'v2024.1'],
    ['calculatedCompensation', 1_250_000],
  ]);

  await signInAs(tab, 'cvc_member');
  await tab.store.dispatch(
    decideClaim(target(), completeDecisionForm({ cvcNotes: 'Assessed.', decisionNote: 'By the schedule.' })),
  );
  expect(told()).toEqual([
    ['status', 'approved'],
    ['decision.cvcNotes', 'Assessed.'],
    ['decision.decisionNote', 'By the schedule.'],
    ['approvedAmount', 1_200_000],
  ]);
});

test('a note that is in no field of the deed, or in one that stayed as it was, is told', async () => {
  const { tab, target, told } = await open();
  const form = completeVerificationForm({
    action: 'request_info',
    actionReason: 'No photo.',
    verificationNotes: 'Seen.',
  });
  await tab.store.dispatch(addNote(target().id, { content: 'Called.', type: 'document' }));
  expect(told()).toEqual([['note.document', 'Called.']]);
  await tab.store.dispatch(verifyClaim(target(), completeVerificationForm({ verificationNotes: 'Seen.' })));
  await signInAs(tab, 'cvc_member');
  await tab.store.dispatch(
    decideClaim(
      target(),
      completeDecisionForm({ decision: 'refer_back', approvedAmount: '', decisionNote: 'Unclear.' }),
    ),
  );
  await signInAs(tab, 'district_officer');
  await tab.store.dispatch(verifyClaim(target(), form));
  expect(told()).toContainEqual(['note.verification', 'No photo.\nSeen.']);
});
