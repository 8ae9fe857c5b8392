import { act, screen, waitFor } from '@testing-library/react';
import { startVerification } from '../../../../test/claimCommands';
import { submitDraft } from '../../../../store/drafts/submit';
import type { AppThunk } from '../../../../store/services';
import { buildClaim, buildDraft } from '../../../../test/builders';
import { renderApp } from '../../../../test/renderApp';

const claims = ['CL-1', 'CL-2', 'CL-3'].map((id) => buildClaim({ id }));
const drafts = [buildDraft({ id: 'DRAFT-1', claimId: 'CL-9' })];

/** The list, and a second tab in which something is done. */
async function open(at = '/claims') {
  const app = await renderApp({ role: 'district_officer', at, records: { claims, drafts } });
  await screen.findByText('CL-2', undefined, { timeout: 10_000 });
  const theirs = app.browser.openTab();
  await theirs.opened;
  const elsewhere = async <Answer,>(deed: AppThunk<Promise<Answer>>) => {
    await act(async () => void (await theirs.store.dispatch(deed)));
  };
  return { ...app, elsewhere };
}

const box = (id: string) => screen.getByLabelText(`Select ${id}`);
const ids = () => screen.getAllByText(/^CL-\d$/).map(({ textContent }) => textContent);
const ticked = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Select CL-/).flatMap((one) => (one.checked ? [one.ariaLabel] : []));

const widths = { 'the table': 1024, 'the cards': 360 };

afterEach(() => {
  window.innerWidth = widths['the table'];
});

describe.each(Object.entries(widths))('in %s', (_list, width) => {
  beforeEach(() => {
    window.innerWidth = width;
  });

  test('Space ticks the claim that had the focus when another came to stand above it', async () => {
    const { user, elsewhere } = await open();
    act(() => box('CL-2').focus());
    await elsewhere(submitDraft('DRAFT-1'));
    await waitFor(() => expect(ids()[0]).toBe('CL-9'));
    await user.keyboard(' ');
    expect(ticked()).toEqual(['Select CL-2']);
    expect(box('CL-2')).toHaveFocus();
  });

  test('Enter opens it', async () => {
    const { user, elsewhere, router } = await open();
    act(() => screen.getByText('CL-2').focus());
    await elsewhere(submitDraft('DRAFT-1'));
    await waitFor(() => expect(ids()[0]).toBe('CL-9'));
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/claims/CL-2');
  });

  test('when the claim itself leaves, the list has the focus and no other claim', async () => {
    const { user, elsewhere } = await open('/claims?status=submitted');
    const [first] = ids();
    if (!first) throw new Error('No claims');
    await user.tab();
    act(() => box(first).focus());
    await elsewhere(startVerification({ id: first, rev: 1 }));
    await waitFor(() => expect(ids()).not.toContain(first));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await user.keyboard(' ');
    expect(ticked()).toEqual([]);
    await user.tab();
    expect(box(ids()[0] ?? '')).toHaveFocus();
  });

  test('Back to another order leaves the focus with the list', async () => {
    const { user, router } = await open('/claims?sort=id');
    await act(() => router.navigate('/claims?sort=id&order=desc'));
    await waitFor(() => expect(ids()[1]).toBe('CL-3'));
    act(() => box('CL-3').focus());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(ids()[0]).toBe('CL-1'));
    await user.keyboard(' ');
    expect(ticked()).toEqual([]);
  });
});
