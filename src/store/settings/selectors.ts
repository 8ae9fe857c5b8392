import type { RootState } from '../registerReducers';

export const selectPreferences = (state: RootState) => state.settings.preferences;
export const selectTheme = (state: RootState) => state.settings.preferences.theme;
