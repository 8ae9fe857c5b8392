import { sidebarMemoryHours } from '../../domain/settings/settings';
import type { RootState } from '../registerReducers';

export const selectPreferences = (state: RootState) => state.settings.preferences;
export const selectTheme = (state: RootState) => state.settings.preferences.theme;

const hour = 60 * 60 * 1000;

/**
 * Whether the sidebar was last left open; undefined where it never was touched, or not for as long as that is
 * remembered (docs/product.md, Frame).
 * @param now an instant
 */
export function findSidebarOpen({ settings: { sidebar } }: RootState, now: string): boolean | undefined {
  if (!sidebar) return undefined;
  const hours = (Date.parse(now) - Date.parse(sidebar.changedAt)) / hour;
  return hours < sidebarMemoryHours ? sidebar.open : undefined;
}
