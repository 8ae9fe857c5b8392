import { spokenLanguage } from '../../domain/settings/languages';
import type { RootState } from '../registerReducers';

export const selectPreferences = (state: RootState) => state.settings.preferences;
export const selectTheme = (state: RootState) => state.settings.preferences.theme;

/** The language to speak: the preferred one, where this version of the portal speaks it. */
export const selectLanguage = (state: RootState) => spokenLanguage(state.settings.preferences.language);
