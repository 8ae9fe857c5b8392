import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../../i18n/i18n';
import { offerUndo } from './offerUndo';
import { theme } from '../theme/theme';
import { Toasts } from './Toasts';

const region = () => screen.getByRole('region', { name: 'Notifications' });

describe('what can be taken back', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  function offer() {
    const onUndo = jest.fn();
    render(
      <ThemeProvider theme={theme}>
        <Toasts>
          <button onClick={() => offerUndo('field.jpg was removed.', onUndo)}>Remove</button>
        </Toasts>
      </ThemeProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    return onUndo;
  }
  const undo = () => screen.queryByRole('button', { name: 'Undo: field.jpg was removed.' });

  test('is taken back once, and the focus stays where the outcome is told', async () => {
    const onUndo = offer();
    await wait(0);
    const button = undo();
    if (!button) throw new Error('no way back');
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onUndo).toHaveBeenCalledTimes(1);
    expect(region()).toHaveFocus();
    await waitFor(() => expect(undo()).not.toBeInTheDocument());
  });

  test('is offered for eight seconds, and as long as the pointer or the focus is on it', async () => {
    const onUndo = offer();
    await wait(7000);
    const status = screen.getByRole('status');
    // Read out without its buttons.
    expect(status).toHaveTextContent(/^field\.jpg was removed\.$/);
    fireEvent.mouseEnter(status);
    await wait(60_000);
    expect(undo()).toBeVisible();
    act(() => undo()?.focus());
    fireEvent.mouseLeave(status);
    await wait(60_000);
    expect(undo()).toBeVisible();
    act(() => undo()?.blur());
    await wait(7000);
    expect(undo()).toBeVisible();
    await wait(1000);
    await waitFor(() => expect(undo()).not.toBeInTheDocument());
    expect(onUndo).not.toHaveBeenCalled();
  });
});
