import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { defaultFormats, makeFormats, type FormatChoices, type Formats } from '../../domain/settings/formats';

const FormatsContext = createContext<Formats>(makeFormats(defaultFormats));

/** How dates and amounts read, by the preferences. */
export function useFormats(): Formats {
  return useContext(FormatsContext);
}

/** Whoever reads the formats is drawn again only when one of these values changes. */
export function FormatsProvider({ choices, children }: { choices: FormatChoices; children: ReactNode }) {
  const { dateFormat, currency, exchangeRates } = choices;
  const { USD, EUR } = exchangeRates;
  const formats = useMemo(
    () => makeFormats({ dateFormat, currency, exchangeRates: { USD, EUR } }),
    [dateFormat, currency, USD, EUR],
  );
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}
