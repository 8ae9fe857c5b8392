import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '../../i18n/i18n';
import { OnDemand } from './OnDemand';

test('shows the skeleton, and a piece that could not be loaded can be asked for again', async () => {
  let answer: (given: Promise<{ text: string }>) => void = () => {};
  const load = jest.fn(() => new Promise<{ text: string }>((resolve) => (answer = resolve)));
  render(
    <OnDemand load={load} skeleton="on its way">
      {({ text }) => text}
    </OnDemand>,
  );
  expect(screen.getByText('on its way')).toBeVisible();
  answer(Promise.reject(new Error('no connection')));
  expect(await screen.findByText('This part of the page did not load')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('on its way')).toBeVisible();
  answer(Promise.resolve({ text: 'here' }));
  expect(await screen.findByText('here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
