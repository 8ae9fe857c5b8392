import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdVault } from '../../../platform/vault/deviceVault';
import { makeKeys } from '../../../platform/vault/keys';
import { browserSweep } from '../../../platform/vault/sweep';
import { theme } from '../../../ui/theme/theme';
import { PassphraseFirst } from '../data/PassphraseFirst';
import { PassphrasePart } from './PassphrasePart';

afterEach(() => holdVault(undefined));

test.each([
  ['on', true, 'Change passphrase'],
  ['off, though its key still reads what came back sealed', false, 'Turn on passphrase'],
])('a passphrase is %s', async (_state, seals, button) => {
  const { keys } = await makeKeys('two hyrax under the bridge', 10);
  holdVault({ ...keys.vault, seals });
  render(
    <ThemeProvider theme={theme}>
      <PassphrasePart />
      <PassphraseFirst />
    </ThemeProvider>,
  );
  expect(screen.queryAllByText(/turn it on before they are saved/)).toHaveLength(seals ? 0 : 1);
  expect(screen.getByText(seals ? 'On' : 'Off')).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeVisible();
  const before = screen.queryByText('What was saved before');
  expect(before !== null).toBe(seals);
  if (before) await userEvent.click(before);
  expect(screen.queryAllByText(/from all time and for all sites/)).toHaveLength(seals ? 1 : 0);
});

test('what could not be removed of old copies is told until it is', async () => {
  const { keys } = await makeKeys('two hyrax under the bridge', 10);
  holdVault(keys.vault);
  const shown = (
    <ThemeProvider theme={theme}>
      <PassphrasePart />
    </ThemeProvider>
  );
  const { unmount } = render(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Old unencrypted copies could not be removed yet/);
  unmount();
  await browserSweep.run(() => undefined);
  render(shown);
  await expect(screen.findByRole('alert', {}, { timeout: 200 })).rejects.toBeDefined();
});
