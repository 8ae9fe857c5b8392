import type { Preferences, ThemeChoice } from '../../domain/settings';
import { commit } from '../commit';
import { preferencesChanged, sidebarToggled } from '../events';

/** Chooses light, dark or the system's theme. */
export function chooseTheme(theme: ThemeChoice) {
  return changePreferences({ theme });
}

function changePreferences(after: Partial<Preferences>) {
  return commit(({ settings }, stamp) => {
    const fields = Object.keys(after) as (keyof Preferences)[];
    const before = Object.fromEntries(fields.map((field) => [field, settings.preferences[field]]));
    return { ok: true, event: preferencesChanged({ before, after }, stamp), value: undefined };
  });
}

/** Remembers the sidebar as open or closed. */
export function toggleSidebar(open: boolean) {
  return commit((_state, stamp) => ({ ok: true, event: sidebarToggled({ open }, stamp), value: undefined }));
}
