import * as v from 'valibot';
import { dayLength, kampalaDay, kampalaInstant } from '../calendar';
import type { Words } from '../words';
import { keysOf } from './storedFields';

/** Snapshots of the register that the device keeps, by what they were taken for. */
export const snapshotKinds = {
  daily: { label: 'Daily' },
  before: { label: 'Before a replacement' },
} as const satisfies Record<string, { label: Words }>;

export type SnapshotKind = keyof typeof snapshotKinds;

/**
 * What is known of a snapshot without reading it. `size` is of its text, in bytes. `number` counts those that were ever
 * taken on the device, since its clock may be put back; earlier versions left it out.
 */
export const snapshotRecord = v.object({
  id: v.string(),
  number: v.optional(v.number()),
  kind: keysOf(snapshotKinds),
  takenAt: v.string(),
  claims: v.number(),
  size: v.number(),
});

export type Snapshot = v.InferOutput<typeof snapshotRecord>;

/** How many snapshots of each kind are kept, the last ones (docs/product.md, Settings). */
export const keptSnapshots = 7;

/** When the daily snapshot last fell due: 3:00 AM in Africa/Kampala. Milliseconds since 1970. */
export function lastDailyTime(now: number): number {
  const today = Date.parse(kampalaInstant(kampalaDay(new Date(now).toISOString()), '03:00'));
  return today <= now ? today : today - dayLength;
}

/** When the daily snapshot falls due next, milliseconds since 1970. */
export const nextDailyTime = (now: number) => lastDailyTime(now) + dayLength;

/** Whether there is no daily snapshot yet since it last fell due; one of the future is of a clock that was ahead. */
export function isDailyDue(snapshots: readonly Snapshot[], now: number): boolean {
  const due = lastDailyTime(now);
  const isOfNow = (taken: number) => taken >= due && taken <= now;
  return !snapshots.some(({ kind, takenAt }) => kind === 'daily' && isOfNow(Date.parse(takenAt)));
}

/** Sorts the snapshot that was taken last first. */
export function compareSnapshots(a: Snapshot, b: Snapshot): number {
  const [later, earlier] = [b.number ?? 0, a.number ?? 0];
  return later - earlier || (a.takenAt < b.takenAt ? 1 : -1);
}

/** The number of the next snapshot. */
export const nextSnapshotNumber = (snapshots: readonly Snapshot[]) =>
  Math.max(0, ...snapshots.map(({ number = 0 }) => number)) + 1;

/** Those that make room: all of a kind but the last ones. */
export function surplusSnapshots(snapshots: readonly Snapshot[], kind: SnapshotKind): Snapshot[] {
  return snapshots
    .filter((snapshot) => snapshot.kind === kind)
    .sort(compareSnapshots)
    .slice(keptSnapshots);
}
