import { createSlice } from '@reduxjs/toolkit';
import { defaultPreferences, withChange, type Preferences } from '../../domain/settings';
import { preferencesChanged, sidebarToggled } from '../events';

type SettingsState = {
  preferences: Preferences;
  /** The sidebar as last left, and when; null before it was ever toggled. */
  sidebar: { open: boolean; changedAt: string } | null;
};

const initialState: SettingsState = { preferences: defaultPreferences, sidebar: null };

const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(preferencesChanged, (state, { payload }) => {
        state.preferences = withChange(state.preferences, payload.after);
      })
      .addCase(sidebarToggled, (state, { payload, meta }) => {
        state.sidebar = { open: payload.open, changedAt: meta.at };
      });
  },
});

export const settingsReducer = settingsSlice.reducer;
