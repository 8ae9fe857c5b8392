import type { TFunction } from 'i18next';
import { useWatch } from 'react-hook-form';
import { dateFormats } from '../../domain/settings/format';
import { makeFormats } from '../../domain/settings/formats';
import { languageNames, languages, type Language } from '../../domain/settings/languages';
import { currencies, themeNames, themes } from '../../domain/settings/preferenceChoices';
import { rateField } from '../../domain/settings/settings';
import { typedRate } from '../../domain/settings/settingsForm';
import { useTranslation } from '../../i18n/useTranslation';
import { RadioInput } from '../../ui/form/choice/RadioInput';
import { SelectInput } from '../../ui/form/choice/SelectInput';
import { TextInput } from '../../ui/form/text/TextInput';
import { useToday } from '../../ui/page/useToday';
import { FieldGrid } from './FieldGrid';
import { Section } from './Section';
import type { SettingsControl } from './useSettingsForm';

const exampleAmount = 1_250_000;

/** What stays English, and whether somebody who grew up with the language has read it. */
function languageHint(t: TFunction, language: Language) {
  const { label, reviewed } = languages[language];
  return reviewed
    ? t('Official documents stay in English')
    : t('{{language}} has not been checked by a native speaker yet. Official documents stay in English.', {
        language: t(label),
      });
}

/** How the portal looks and reads on this device. */
export function PreferencesCard({ control }: { control: SettingsControl }) {
  const { t } = useTranslation();
  const today = useToday();
  const { language, dateFormat, currency, rateUSD, rateEUR } = useWatch({ control });
  const formats = makeFormats({
    dateFormat: dateFormat ?? 'DD/MM/YYYY',
    currency: currency ?? 'UGX',
    exchangeRates: { USD: typedRate(rateUSD ?? ''), EUR: typedRate(rateEUR ?? '') },
  });
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

  return (
    <Section
      name="preferences"
      description={t('These are for everyone on this device. Select Save Changes to apply them.')}
    >
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
          options={languageNames.map((value) => ({ value, label: t(languages[value].label) }))}
          hint={languageHint(t, language ?? 'en')}
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
            formats.currency !== 'UGX'
              ? t('{{shillings}} is shown as {{amount}}', {
                  shillings: formats.shillings(exampleAmount),
                  amount: formats.money(exampleAmount),
                })
              : currency === 'UGX'
                ? t('Amounts are shown as {{amount}}', { amount: formats.money(exampleAmount) })
                : t('Amounts stay in UGX until you save an exchange rate')
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
            hint={t('Documents and amounts you enter stay in UGX')}
            required
          />
        )}
      </FieldGrid>
    </Section>
  );
}
