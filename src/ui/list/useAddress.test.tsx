import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type Location } from 'react-router-dom';
import { addressRules, pageField } from './addressFields';
import { useAddress } from './useAddress';

const rules = addressRules({ page: pageField }, { kept: { owner: (value: unknown) => value } });

function List() {
  const { place, search, go, typeSearch, keepSearch } = useAddress(rules);
  return (
    <>
      <input value={search} onChange={({ target }) => typeSearch(target.value)} onBlur={keepSearch} />
      <p>{`page ${place.page} of ${String(place.owner)}`}</p>
      <button onClick={() => go({ page: place.page + 1 })}>Next</button>
      <button onClick={() => go({ owner: 'Óbua' }, { replace: true })}>Own</button>
      <button onClick={() => go({ page: 1 }, { search: '' })}>Clear all</button>
    </>
  );
}

function open(at: string | Location = '/list') {
  const router = createMemoryRouter([{ path: '/list', element: <List /> }], { initialEntries: [at] });
  const { unmount } = render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), router, unmount };
}

const box = () => screen.getByRole('textbox');
const shown = () => screen.getByText(/^page/).textContent;

test('Back and Forward bring place and search of their entry again', async () => {
  const { user, router } = open();
  await user.type(box(), 'obua');
  await user.click(screen.getByText('Next'));
  await user.click(screen.getByText('Next'));
  expect([shown(), router.state.location.search]).toEqual(['page 3 of undefined', '?page=3']);
  await user.click(screen.getByText('Clear all'));
  expect(box()).toHaveValue('');

  await act(() => router.navigate(-1));
  expect([shown(), router.state.location.search]).toEqual(['page 3 of undefined', '?page=3']);
  expect(box()).toHaveValue('obua');
  await act(() => router.navigate(-2));
  expect(shown()).toBe('page 1 of undefined');
  expect(box()).toHaveValue('obua');
  await act(() => router.navigate(3));
  expect(box()).toHaveValue('');
});

test('typing stays within its entry, shows the list from its start, and goes on over what was just kept', async () => {
  const { user, router } = open('/list?page=4');
  await user.type(box(), 'ob');
  expect(shown()).toBe('page 1 of undefined');
  await waitFor(() => expect(router.state.location.state).toEqual({ search: 'ob' }));
  await user.type(box(), 'ua');
  expect(box()).toHaveValue('obua');
  await user.tab();
  expect(router.state.location).toMatchObject({ search: '', state: { search: 'obua' } });
  await act(() => router.navigate(-1));
  expect(box()).toHaveValue('obua');
});

test.each(['beforeunload', 'pagehide'])('a reload brings again what was typed right before %s', async (leaving) => {
  const { user, router, unmount } = open();
  await user.click(screen.getByText('Own'));
  await user.type(box(), 'obua');
  act(() => void window.dispatchEvent(new Event(leaving)));
  unmount();
  open(router.state.location);
  expect(box()).toHaveValue('obua');
  // What may name a person is in no URL.
  expect(shown()).toBe('page 1 of Óbua');
  expect(router.state.location.search).toBe('');
});
