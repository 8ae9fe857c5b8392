import { act, screen, waitFor, within } from '@testing-library/react';
import { checklistToForm } from '../../../domain/checklist/checklistForm';
import type { Claim } from '../../../domain/claim/claim';
import { shippedScheme } from '../../../domain/scheme/scheme';
import type { Role } from '../../../domain/user/roles';
import { routes } from '../../../domain/routes';
import { paperRecord } from '../../../domain/workflow/decision';
import { saveChecklist } from '../../../store/claims/saveChecklist';
import { findClaim } from '../../../store/claims/selectors';
import { buildChecklist, buildDecision, buildEvidence, buildFile } from '../../../test/builders';
import { recordsAt } from '../../../test/recordsAt';
import { renderPage } from '../../../test/renderPage';
import { createBrowser } from '../../../test/testRegister';
import { VerificationPage } from '../verification/VerificationPage';
import { ClaimPage } from '../detail/ClaimPage';

async function open(role: Role, status: Claim['status'], own: Partial<Claim> = {}, tab = 'verification') {
  const browser = createBrowser({ start: new Date().toISOString() });
  const { claim, ...records } = recordsAt(status, own);
  const app = await renderPage(<ClaimPage />, {
    ...{ role, at: `/claims/${claim.id}?tab=${tab}`, path: routes.claim.path },
    ...{ records, browser },
  });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  return { ...app, browser, claim: () => findClaim(app.tab.store.getState(), claim.id) };
}

const card = () => within(screen.getByRole('region', { name: /^Checklist/ }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Checklist' }, { timeout: 10_000 }));

/** A claim without a visit, whose identity nobody saw. */
const partly = (): Partial<Claim> => {
  const { questions, visit: _visit, ...checklist } = buildChecklist();
  return {
    checklist: {
      ...checklist,
      questions: {
        outside_area: questions.outside_area,
        first_reported: questions.first_reported,
        identity: { answer: 'no' },
      },
    },
  };
};

test('what bars stands above the button, leads to where it is answered, and is gone once it is', async () => {
  const { user, claim } = await open('district_officer', 'under_verification', partly());
  expect(card().getByText('To settle: 2')).toBeVisible();
  const form = () => within(screen.getByRole('form', { name: 'Verification' }));
  await screen.findByRole('form', { name: 'Verification' });
  expect(form().getByRole('alert')).toHaveTextContent(
    'This claim cannot be forwarded yet. Settle these points of the checklist:Identity seenSite visited',
  );
  await user.click(form().getByRole('button', { name: 'Site visited' }));
  const asked = await dialog();
  const visited = within(asked.getByRole('radiogroup', { name: 'Site visited' }));
  await waitFor(() => expect(visited.getByRole('radio', { name: 'Yes' })).toHaveFocus());
  await user.click(visited.getByRole('radio', { name: 'No' }));
  await user.click(
    asked.getByLabelText('Reason to forward all the same: Site visited', { selector: 'textarea, input' }),
  );
  await user.paste('The road is flooded');
  await user.click(
    within(asked.getByRole('radiogroup', { name: 'Identity seen' })).getByRole('radio', { name: 'Yes' }),
  );
  await user.click(asked.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Checklist saved')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card().getByText('Complete')).toBeVisible();
  expect(card().getByText('Forwarded all the same: The road is flooded')).toBeVisible();
  expect(form().queryByText(/cannot be forwarded yet/)).toBeNull();
  expect(claim()?.checklist?.questions).toMatchObject({
    identity: { answer: 'yes' },
    site_visited: { answer: 'no', override: 'The road is flooded' },
  });
});

test('the day of the visit is offered from the photos, and filled in when it is pressed', async () => {
  const taken = (id: string, takenOn: string) => buildFile({ id, name: `${id}.jpg`, photo: { takenOn } });
  const photos = [taken('BEFORE', '2025-06-13T09:00'), taken('VISIT', '2025-06-18T10:30')];
  const { user, claim } = await open('district_officer', 'under_verification', {
    ...partly(),
    evidence: buildEvidence({ photos }),
  });
  await user.click(card().getByRole('button', { name: 'Change answers' }));
  const asked = await dialog();
  await user.click(within(asked.getByRole('radiogroup', { name: 'Site visited' })).getByRole('radio', { name: 'Yes' }));
  const offers = within(asked.getByRole('group', { name: 'From the photos' }));
  // Nobody visits a site before there is one.
  expect(offers.getAllByRole('button').map((button) => button.textContent)).toEqual(['Use 18/06/2025VISIT.jpg']);
  await user.click(offers.getByRole('button'));
  expect(asked.queryByRole('group', { name: 'From the photos' })).toBeNull();
  await user.click(asked.getByRole('textbox', { name: 'Visited by' }));
  await user.paste('Sarah Auma');
  await user.click(asked.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(claim()?.checklist?.visit).toEqual({ day: '2025-06-18', by: 'Sarah Auma', photos: [] });
});

test('what is answered in part is told at its field, and nothing is saved', async () => {
  const { user, claim } = await open('district_officer', 'submitted', { checklist: undefined });
  await user.click(card().getByRole('button', { name: 'Answer the checklist' }));
  const asked = await dialog();
  await user.click(within(asked.getByRole('radiogroup', { name: 'Site visited' })).getByRole('radio', { name: 'Yes' }));
  await user.click(
    within(asked.getByRole('radiogroup', { name: 'Identity seen' })).getByRole('radio', { name: 'Does not apply' }),
  );
  await user.click(asked.getByRole('button', { name: 'Save' }));
  expect((await asked.findAllByText('Say who visited')).length).toBeGreaterThan(0);
  expect(asked.getAllByText('Date of the visit is required').length).toBeGreaterThan(0);
  expect(asked.getAllByText('Say why this does not apply').length).toBeGreaterThan(0);
  expect(claim()?.checklist).toBeUndefined();
});

test('a form that is being written stays as it is while the checklist is saved beside it', async () => {
  const { user } = await open('district_officer', 'under_verification', partly());
  const form = within(await screen.findByRole('form', { name: 'Verification' }));
  await user.click(form.getByRole('textbox', { name: 'Verification notes' }));
  await user.paste('Seen with the chief');
  await user.click(card().getByRole('button', { name: 'Change answers' }));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(form.getByRole('textbox', { name: 'Verification notes' })).toHaveValue('Seen with the chief');
  expect(form.queryByText(/changed this claim/)).toBeNull();
});

test('what another person answered meanwhile is told before it is overwritten', async () => {
  const { user, tab, claim } = await open('district_officer', 'under_verification', partly());
  await user.click(card().getByRole('button', { name: 'Change answers' }));
  const asked = await dialog();
  const now = claim();
  if (!now) throw new Error('The claim is gone');
  await act(() => tab.store.dispatch(saveChecklist({ id: now.id, rev: now.rev }, checklistToForm(now, shippedScheme))));
  await user.click(asked.getByRole('button', { name: 'Save' }));
  expect(await asked.findByText(/changed this claim/)).toBeVisible();
  expect(claim()?.rev).toBe(now.rev + 1);
});

test('the committee reads the answers, what was overridden first, and changes none', async () => {
  const checklist = buildChecklist();
  const { questions } = checklist;
  await open(
    'cvc_member',
    'under_cvc_review',
    {
      checklist: {
        ...checklist,
        questions: { ...questions, identity: { answer: 'no', override: 'Known to the chief' } },
      },
    },
    'cvc',
  );
  const form = within(await screen.findByRole('form', { name: 'CVC Decision' }));
  expect(form.getByText('Identity seen: Known to the chief')).toBeVisible();
  expect(card().getByText('Entitled to claim')).toBeVisible();
  expect(card().queryByRole('button')).toBeNull();
});

test('the committee still reads that a species is not listed once the list is confirmed', async () => {
  const species = { listed: ['lion' as const], isConfirmed: true, rev: 1 };
  const changed = { changedAt: '2025-06-21T09:00:00.000Z', changedBy: 'Admin' };
  const { claim, ...records } = recordsAt('under_cvc_review');
  await renderPage(<ClaimPage />, {
    role: 'cvc_member',
    at: `/claims/${claim.id}?tab=cvc`,
    path: routes.claim.path,
    records: { ...records, scheme: [{ id: 'species', ...species, ...changed }] },
  });
  const form = within(await screen.findByRole('form', { name: 'CVC Decision' }, { timeout: 10_000 }));
  expect(form.getByText('Species listed')).toBeVisible();
});

test('a claim that was decided on paper says so', async () => {
  const decisions = [buildDecision({ decidedBy: paperRecord })];
  await open('cvc_member', 'paid', { checklist: undefined, verifications: [], decisions }, 'cvc');
  expect(card().getByText('Decided on paper.')).toBeVisible();
});

test('in the queue, a point that bars leads to where it is answered, beside the form', async () => {
  const browser = createBrowser({ start: new Date().toISOString() });
  const { claim, ...records } = recordsAt('under_verification', partly());
  const { user, tab } = await renderPage(<VerificationPage />, {
    role: 'district_officer',
    at: `/verification?claim=${claim.id}`,
    records,
    browser,
  });
  const form = await screen.findByRole('form', { name: 'Verification' }, { timeout: 10_000 });
  await user.click(within(form).getByRole('button', { name: 'Identity seen' }));
  const asked = await dialog();
  await user.click(
    within(asked.getByRole('radiogroup', { name: 'Identity seen' })).getByRole('radio', { name: 'Yes' }),
  );
  await user.click(asked.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('To settle: 1')).toBeVisible();
  expect(findClaim(tab.store.getState(), claim.id)?.checklist?.questions.identity?.answer).toBe('yes');
});
