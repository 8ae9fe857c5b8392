import type { Refusal } from '../../domain/refusal';
import type { ThemeChoice } from '../../domain/settings/preferenceChoices';
import { defaultPreferences } from '../../domain/settings/preferencesRecord';
import {
  changeBetween,
  lacksRate,
  rateField,
  rateRequiredMessage,
  withChange,
  type PreferencesChange,
} from '../../domain/settings/settings';
import { defineCommand, refuse } from '../command';
import { commit } from '../commit';
import { preferencesChanged } from '../events';

/**
 * Changes preferences of this device, as one event with the fields that differ; none where nothing does. Refuses a
 * currency that has no exchange rate, at the field of its rate.
 */
export const savePreferences = (change: PreferencesChange) => commit(preferencesCommand({ change }));

/** Puts every preference back to its default (docs/product.md, Settings); exchange rates are facts and stay. */
export const resetPreferences = () => commit(preferencesCommand({ change: 'defaults' }));

/** Chooses light, dark or the system's theme. */
export const chooseTheme = (theme: ThemeChoice) => savePreferences({ theme });

const preferencesCommand = defineCommand<{ change: PreferencesChange | 'defaults' }>({
  scope: 'device',
  name: 'settings/change',
  label: 'Settings',
  decide({ settings: { preferences } }, { form: { change } }, stamp) {
    const { exchangeRates } = preferences;
    const next = change === 'defaults' ? { ...defaultPreferences, exchangeRates } : withChange(preferences, change);
    if (next.currency !== 'UGX' && lacksRate(next)) return refuse(rateRequired(rateField(next.currency)));
    const after = changeBetween(preferences, next);
    if (Object.keys(after).length === 0) return { ok: true, value: undefined };
    const before = changeBetween(next, preferences);
    return { ok: true, event: preferencesChanged({ before, after }, stamp), value: undefined };
  },
});

const rateRequired = (field: string): Refusal => ({
  code: 'invalid',
  message: rateRequiredMessage,
  fields: { [field]: rateRequiredMessage },
});
