import { spokenLanguage } from '../../domain/settings/languages';
import { defaultPreferences } from '../../domain/settings/preferencesRecord';
import {
  changedSettings,
  settingsFields,
  settingsLabels,
  type SettingsField,
  type SettingsForm,
} from '../../domain/settings/settingsForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch } from '../../store/hooks';
import { resetPreferences } from '../../store/settings/commands';
import { useFormats } from '../../ui/text/formats';
import { tellRefusal, tellResult } from '../../ui/toast/tellResult';
import { useQuestion } from '../../ui/commandForm/useQuestion';

/** The profile is no preference, and a rate is a fact. */
const stays: readonly SettingsField[] = ['fullName', 'email', 'phone', 'district', 'rateUSD', 'rateEUR'];

const resettable = settingsFields.filter((field) => !stays.includes(field));

type Options = {
  kept: SettingsForm;
  typed: () => SettingsForm;
  /** Puts fields back to how they are kept, so that they follow what becomes of it. */
  discardFields: (fields: readonly SettingsField[]) => void;
};

/** Reset to Defaults: names what changes, asks, and takes with it what was changed here and not saved. */
export function useReset({ kept, typed, discardFields }: Options) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const { question, asked } = useQuestion();

  const reset = async () => {
    const { notificationTypes, exchangeRates: _rates, ...preferences } = defaultPreferences;
    const language = spokenLanguage(preferences.language);
    const defaults: SettingsForm = { ...kept, ...preferences, language, ...notificationTypes };
    const differs = (form: SettingsForm) => changedSettings(defaults, form);
    const changing = new Set([...differs(kept), ...differs(typed())]);
    const fields = resettable.filter((field) => changing.has(field)).map((field) => t(settingsLabels[field]));
    const agreed =
      fields.length === 0 ||
      (await asked({
        title: t('Reset to defaults?'),
        text: t('These settings will be reset: {{fields}}. Your profile and exchange rates stay as they are.', {
          fields: fields.join(', '),
        }),
        confirmLabel: t('Reset to Defaults'),
        destructive: true,
      }));
    if (!agreed) return;
    discardFields([...resettable, 'rateUSD', 'rateEUR']);
    const result = await dispatch(resetPreferences());
    const refusal = tellResult(t, result, { done: t('Settings reset to defaults') });
    if (refusal) tellRefusal(t, refusal, formats);
  };

  return { question, reset };
}
