import type { TFunction } from 'i18next';
import type { Refusal } from '../../domain/refusal';
import {
  formOfSettings,
  preferencesChangeOf,
  profileChangeOf,
  type SettingsForm,
} from '../../domain/settings/settingsForm';
import { i18n } from '../../i18n/i18n';
import { speak } from '../../i18n/speak';
import { useTranslation } from '../../i18n/useTranslation';
import type { CommandResult } from '../../store/commit';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { saveProfile, selectProfile } from '../../store/session/profile';
import { savePreferences } from '../../store/settings/commands';
import { selectLanguage, selectPreferences } from '../../store/settings/selectors';
import { useFormats } from '../../ui/text/formats';
import { languageFailed } from '../../ui/onDemand/languageFailed';
import { toast } from '../../ui/toast/toast';
import { tellRefusal, tellResult } from '../../ui/toast/tellResult';

/**
 * Keeps what a form changes of what it was opened on: the profile first, since that alone can be refused. Answers the
 * settings as they are kept then, or why they are not.
 */
export function useSave() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const formats = useFormats();

  return async (shown: SettingsForm, typed: SettingsForm): Promise<SettingsForm | Refusal> => {
    const profile = await dispatch(saveProfile(profileChangeOf(shown, typed)));
    const result = profile.ok ? await dispatch(savePreferences(preferencesChangeOf(shown, typed))) : profile;
    if (!(await speak(selectLanguage(store.getState())))) toast.error(t('Error'), t(languageFailed));
    const refusal = tellSaved(i18n.t, result);
    if (refusal) {
      if (!refusal.fields) tellRefusal(t, refusal, formats);
      return refusal;
    }
    const now = selectProfile(store.getState());
    return now ? formOfSettings(now, selectPreferences(store.getState())) : typed;
  };
}

/** In the language that was chosen with it. */
const tellSaved = (t: TFunction, result: CommandResult) =>
  tellResult(t, result, { done: t('Settings saved successfully') });
