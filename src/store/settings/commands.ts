import type { Refusal } from '../../domain/refusal';
import {
  changeBetween,
  defaultPreferences,
  lacksRate,
  rateField,
  rateRequiredMessage,
  withChange,
  type Preferences,
  type PreferencesChange,
  type ThemeChoice,
} from '../../domain/settings';
import type { PassphraseDeed } from '../../domain/passphrase';
import { commit, refuse } from '../commit';
import { passphraseChanged, preferencesChanged, sidebarToggled } from '../events';

/**
 * Changes preferences of this device, as one event with the fields that differ; none where nothing does. Refuses a
 * currency that has no exchange rate, at the field of its rate.
 */
export function savePreferences(change: PreferencesChange) {
  return changePreferences((preferences) => withChange(preferences, change));
}

/** Puts every preference back to its default (SPEC.md section 4); exchange rates are facts and stay. */
export function resetPreferences() {
  return changePreferences(({ exchangeRates }) => ({ ...defaultPreferences, exchangeRates }));
}

/** Chooses light, dark or the system's theme. */
export function chooseTheme(theme: ThemeChoice) {
  return savePreferences({ theme });
}

function changePreferences(make: (preferences: Preferences) => Preferences) {
  return commit(({ settings: { preferences } }, stamp) => {
    const next = make(preferences);
    if (next.currency !== 'UGX' && lacksRate(next)) return refuse(rateRequired(rateField(next.currency)));
    const after = changeBetween(preferences, next);
    if (Object.keys(after).length === 0) return { ok: true, value: undefined };
    const before = changeBetween(next, preferences);
    return { ok: true, event: preferencesChanged({ before, after }, stamp), value: undefined };
  });
}

const rateRequired = (field: string): Refusal => ({
  code: 'invalid',
  message: rateRequiredMessage,
  fields: { [field]: rateRequiredMessage },
});

/** Leaves the audit event of what was done to the device passphrase. Refused to nobody who is signed in. */
export function recordPassphrase(deed: PassphraseDeed) {
  return commit((_state, stamp) => ({ ok: true, event: passphraseChanged({ deed }, stamp), value: undefined }));
}

/** Remembers the sidebar as open or closed. */
export function toggleSidebar(open: boolean) {
  return commit((_state, stamp) => ({ ok: true, event: sidebarToggled({ open }, stamp), value: undefined }));
}
