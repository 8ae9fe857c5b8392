import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '../../i18n/i18n';
import { Toasts } from '../toast/Toasts';
import { useOnDemand } from './useOnDemand';

type Piece = { text: string };

function Door({ load }: { load: () => Promise<Piece> }) {
  const { piece, demand } = useOnDemand(load);
  return (
    <>
      <button onClick={demand}>Open</button>
      {piece?.text}
    </>
  );
}

test('a piece is asked for once, and one that could not be loaded is said and can be asked for again', async () => {
  let answer: (given: Promise<Piece>) => void = () => {};
  const load = jest.fn(() => new Promise<Piece>((resolve) => (answer = resolve)));
  render(
    <Toasts>
      <Door load={load} />
    </Toasts>,
  );
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(load).not.toHaveBeenCalled();

  await open();
  answer(Promise.reject(new Error('no connection')));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the portal did not load.');

  await open();
  await open();
  expect(load).toHaveBeenCalledTimes(2);
  answer(Promise.resolve({ text: 'here' }));
  expect(await screen.findByText('here')).toBeVisible();
});
