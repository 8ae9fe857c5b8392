import type { RootState } from '../registerReducers';
import { persistedSlices, sliceNames } from './slices';

/** What the first field of a register's file says. */
export const registerFormat = 'wildlife-claims-register';

/** The file's own version; 2 added the versions of the slices. */
export const registerFileVersion = 2;

/** Records in the order of their ids. */
const listOf = <Item>(entities: Record<string, Item>): Item[] =>
  Object.keys(entities)
    .sort()
    .flatMap((id) => entities[id] ?? []);

/**
 * The register in memory as the text of a JSON file, for when the browser cannot keep it and for snapshots: every
 * record, where the audit log's chain ends, and the stored texts that could not be read, as they lay. Evidence files and the session are left out.
 * @param now instant of the export, ISO
 * @param indent spaces a level; none for a text that no person reads
 */
export function registerAsJson(state: RootState, now: string, indent = 2): string {
  const { preferences, sidebar } = state.settings;
  const register = {
    format: registerFormat,
    version: registerFileVersion,
    exportedAt: now,
    sliceVersions: Object.fromEntries(sliceNames.map((slice) => [slice, persistedSlices[slice].version])),
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
    auditChain: state.audit.chain,
    setAside: state.storage.setAside,
  };
  return JSON.stringify(register, null, indent);
}
