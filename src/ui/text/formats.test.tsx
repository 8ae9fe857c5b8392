import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { memo, type ReactNode } from 'react';
import { defaultPreferences } from '../../domain/settings/preferencesRecord';
import '../../i18n/i18n';
import { FormatsProvider, useFormats } from './formats';
import { Money } from '../labels/Money';
import { theme } from '../theme/theme';

const wrapper = ({ children }: { children: ReactNode }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>;

const inDollars = { ...defaultPreferences, currency: 'USD', exchangeRates: { USD: 3700 } } as const;

test('without preferences an amount reads in shillings and a day with the day first', () => {
  const Day = () => useFormats().date('2026-11-05');
  render(
    <>
      <Money amount={1_250_000} /> <Day />
    </>,
    { wrapper },
  );
  expect(screen.getByText('UGX 1,250,000')).toBeVisible();
  expect(document.body).toHaveTextContent('05/11/2026');
});

test('an amount reads in the chosen currency, an official one and one that nobody knows do not', () => {
  render(
    <FormatsProvider choices={inDollars}>
      <Money amount={1_250_000} /> <Money amount={1_250_000} official /> <Money amount={undefined} />{' '}
      <Money amount={undefined} status="rejected" />
    </FormatsProvider>,
    { wrapper },
  );
  expect(document.body).toHaveTextContent('≈ USD 337.84 UGX 1,250,000 Not yet assessed Not assessed');
});

test('preferences of the same values draw nothing again', () => {
  let drawn = 0;
  const Amount = memo(function Amount() {
    drawn += 1;
    return useFormats().money(3700);
  });
  const at = (choices: Parameters<typeof FormatsProvider>[0]['choices']) => (
    <FormatsProvider choices={choices}>
      <Amount />
    </FormatsProvider>
  );
  const { rerender } = render(at(inDollars));
  // As the register is read again, or another preference changes.
  rerender(at({ ...inDollars, exchangeRates: { ...inDollars.exchangeRates } }));
  expect(drawn).toBe(1);
  rerender(at({ ...inDollars, exchangeRates: { USD: 1850 } }));
  expect(document.body).toHaveTextContent('≈ USD 2.00');
  expect(drawn).toBe(2);
});
