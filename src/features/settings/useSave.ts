import type { Refusal } from '../../domain/refusal';
import { formOfSettings, preferencesChangeOf, profileChangeOf, type SettingsForm } from '../../domain/settingsForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { saveProfile, selectProfile } from '../../store/session/profile';
import { savePreferences } from '../../store/settings/commands';
import { selectPreferences } from '../../store/settings/selectors';
import { useFormats } from '../../ui/formats';
import { tellRefusal, tellResult } from '../../ui/tellResult';

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
    const refusal = tellResult(t, result, { done: t('Settings saved successfully') });
    if (refusal) {
      if (!refusal.fields) tellRefusal(t, refusal, formats);
      return refusal;
    }
    const now = selectProfile(store.getState());
    return now ? formOfSettings(now, selectPreferences(store.getState())) : typed;
  };
}
