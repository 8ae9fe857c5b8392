import { createSlice } from '@reduxjs/toolkit';
import { defaultPreferences } from '../../domain/settings/preferencesRecord';
import { withChange, type Preferences } from '../../domain/settings/settings';
import type { SidebarMemory } from '../../domain/settings/sidebar';
import { findDevicePhone, isSameEmail, type DevicePhone } from '../../domain/user/user';
import { preferencesChanged, profileChanged, sidebarToggled } from '../events';

type SettingsState = {
  preferences: Preferences;
  sidebar: SidebarMemory;
  phones: DevicePhone[];
};

const initialState: SettingsState = { preferences: defaultPreferences, sidebar: null, phones: [] };

const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(preferencesChanged, (state, { payload }) => {
        state.preferences = withChange(state.preferences, payload.after);
      })
      .addCase(profileChanged, (state, { payload: { user, after }, meta }) => {
        if (user) return;
        const { email: from } = meta.actor;
        const { email = from, phone = findDevicePhone(state.phones, from) } = after;
        const others = state.phones.filter((one) => !isSameEmail(one.email, from));
        state.phones =
          phone === '' ? others : [...others.filter((one) => !isSameEmail(one.email, email)), { email, phone }];
      })
      .addCase(sidebarToggled, (state, { payload, meta }) => {
        state.sidebar = { open: payload.open, changedAt: meta.at };
      });
  },
});

export const settingsReducer = settingsSlice.reducer;
