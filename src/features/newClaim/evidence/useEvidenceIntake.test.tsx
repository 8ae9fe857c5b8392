import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { findDraft } from '../../../store/drafts/selectors';
import { buildDraft, buildEvidence, completeClaimantForm } from '../../../test/builders';
import { openRegister } from '../../../test/openRegister';
import { createAutosave } from '../autosave';
import { useEvidenceIntake } from './useEvidenceIntake';

test('a file that arrives while something is typed does not pass for having saved it', async () => {
  const draft = buildDraft({ evidence: buildEvidence({ policeReport: [] }) });
  const { tab } = await openRegister({ drafts: [draft] }, 'district_officer');
  const saved: object[] = [];
  const autosave = createAutosave((typed) => saved.push(typed) > 0);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={tab.store}>{children}</Provider>;
  const { result } = renderHook(() => useEvidenceIntake(draft.id, autosave), { wrapper });

  const typed = { claimant: completeClaimantForm({ fullName: 'Typed meanwhile' }) };
  await act(async () => {
    const taken = result.current.add('policeReport', [
      new File(['%PDF-1.4'], 'report.pdf', { type: 'application/pdf' }),
    ]);
    autosave.typed(typed);
    await taken;
  });
  expect(findDraft(tab.store.getState(), draft.id)?.evidence.policeReport).toMatchObject([{ name: 'report.pdf' }]);
  expect(saved).toEqual([typed]);
});
