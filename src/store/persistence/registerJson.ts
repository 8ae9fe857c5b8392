import type { RootState } from '../registerReducers';

/** Records in the order of their ids. */
const listOf = <Item>(entities: Record<string, Item>): Item[] =>
  Object.keys(entities)
    .sort()
    .flatMap((id) => entities[id] ?? []);

/**
 * The register in memory as the text of a JSON file, for when the browser cannot keep it: every record, and the stored
 * texts that could not be read, as they lay. Evidence files and the session are left out.
 * @param now instant of the export, ISO
 */
export function registerAsJson(state: RootState, now: string): string {
  const { preferences, sidebar } = state.settings;
  const register = {
    format: 'wildlife-claims-register',
    version: 1,
    exportedAt: now,
    slices: {
      claims: listOf(state.claims.entities),
      drafts: listOf(state.drafts.entities),
      payments: listOf(state.payments.entities),
      fundLedger: listOf(state.fundLedger.entities),
      users: listOf(state.users.entities),
      audit: listOf(state.audit.entities),
      notifications: listOf(state.notifications.entities),
      savedViews: listOf(state.savedViews.entities),
      settings: { preferences, sidebar },
    },
    setAside: state.storage.setAside,
  };
  return JSON.stringify(register, null, 2);
}
