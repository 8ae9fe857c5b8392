import { daysBetween } from '../../domain/calendar';
import { sidebarMemoryDays } from '../../domain/settings';
import type { RootState } from '../registerReducers';

export const selectPreferences = (state: RootState) => state.settings.preferences;
export const selectTheme = (state: RootState) => state.settings.preferences.theme;

/** Whether the sidebar is open: as last left within seven days, else collapsed (SPEC.md section 1). */
export function selectSidebarOpen(state: RootState, now: string): boolean {
  const { sidebar } = state.settings;
  return sidebar !== null && sidebar.open && daysBetween(sidebar.changedAt, now) < sidebarMemoryDays;
}
