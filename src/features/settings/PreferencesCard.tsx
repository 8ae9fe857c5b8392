import { useWatch } from 'react-hook-form';
import { dateFormats } from '../../domain/format';
import { makeFormats } from '../../domain/formats';
import { currencies, languages, rateField, themeNames, themes, type Language } from '../../domain/settings';
import { typedRate } from '../../domain/settingsForm';
import { useTranslation } from '../../i18n/useTranslation';
import { RadioInput } from '../../ui/form/RadioInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { useToday } from '../../ui/useToday';
import { FieldGrid } from './FieldGrid';
import { Section } from './Section';
import type { SettingsControl } from './useSettingsForm';

const exampleAmount = 1_250_000;

/** Languages whose sentences are there. */
const translated: readonly Language[] = ['en'];

/** How the portal looks and reads on this device. */
export function PreferencesCard({ control }: { control: SettingsControl }) {
  const { t } = useTranslation();
  const today = useToday();
  const { dateFormat, currency, rateUSD, rateEUR } = useWatch({ control });
  const formats = makeFormats({
    dateFormat: dateFormat ?? 'DD/MM/YYYY',
    currency: currency ?? 'UGX',
    exchangeRates: { USD: typedRate(rateUSD ?? ''), EUR: typedRate(rateEUR ?? '') },
  });
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

  return (
    <Section name="preferences" description={t('Of this device, whoever is signed in. They take effect on Save.')}>
      <RadioInput
        control={control}
        name="theme"
        label={t('Theme')}
        options={themeNames.map((value) => ({ value, label: t(themes[value].label) }))}
      />
      <FieldGrid>
        <SelectInput
          control={control}
          name="language"
          label={t('Language')}
          options={(Object.keys(languages) as Language[]).map((value) =>
            translated.includes(value)
              ? { value, label: t(languages[value].label) }
              : {
                  value,
                  label: t('{{language}} (not translated yet)', { language: t(languages[value].label) }),
                  disabled: true,
                },
          )}
          hint={t('Swahili and Luganda are not translated yet')}
        />
        <SelectInput
          control={control}
          name="dateFormat"
          label={t('Date format')}
          options={options(dateFormats)}
          hint={t('Today is {{date}}', { date: formats.date(today) })}
        />
        <SelectInput
          control={control}
          name="currency"
          label={t('Currency')}
          options={options(currencies)}
          hint={
            formats.currency === 'UGX'
              ? t('Amounts read {{amount}}', { amount: formats.money(exampleAmount) })
              : t('{{shillings}} reads {{amount}}', {
                  shillings: formats.shillings(exampleAmount),
                  amount: formats.money(exampleAmount),
                })
          }
        />
        {currency && currency !== 'UGX' && (
          <TextInput
            key={currency}
            control={control}
            name={rateField(currency)}
            label={t('Exchange rate (UGX for 1 {{currency}})', { currency })}
            inputMode="decimal"
            unit="UGX"
            hint={t('Documents and inputs stay in UGX')}
            required
          />
        )}
      </FieldGrid>
    </Section>
  );
}
