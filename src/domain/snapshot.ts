import { kampalaDay, kampalaInstant } from './calendar';
import type { Words } from './words';

/** Snapshots of the register that the device keeps, by what they were taken for. */
export const snapshotKinds = {
  daily: { label: 'Daily' },
  before: { label: 'Before a replacement' },
} as const satisfies Record<string, { label: Words }>;

export type SnapshotKind = keyof typeof snapshotKinds;

/** What is known of a snapshot without reading it. `size` is of its text, in bytes. */
export type Snapshot = { id: string; kind: SnapshotKind; takenAt: string; claims: number; size: number };

/** How many snapshots of each kind are kept, the last ones (PRODUCT.md, Settings). */
export const keptSnapshots = 7;

const dayLength = 24 * 3_600_000;

/** When the daily snapshot last fell due: 3:00 AM in Africa/Kampala (SPEC.md section 9). Milliseconds since 1970. */
export function lastDailyTime(now: number): number {
  const today = Date.parse(kampalaInstant(kampalaDay(new Date(now).toISOString()), '03:00'));
  return today <= now ? today : today - dayLength;
}

/** When the daily snapshot falls due next, milliseconds since 1970. */
export const nextDailyTime = (now: number) => lastDailyTime(now) + dayLength;

/** Whether there is no daily snapshot yet since it last fell due. */
export function isDailyDue(snapshots: readonly Snapshot[], now: number): boolean {
  const due = lastDailyTime(now);
  return !snapshots.some(({ kind, takenAt }) => kind === 'daily' && Date.parse(takenAt) >= due);
}

/** Those that make room: all of a kind but the last ones. */
export function surplusSnapshots(snapshots: readonly Snapshot[], kind: SnapshotKind): Snapshot[] {
  return snapshots
    .filter((snapshot) => snapshot.kind === kind)
    .sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1))
    .slice(keptSnapshots);
}
