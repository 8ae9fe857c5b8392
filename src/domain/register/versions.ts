/**
 * The version of something stored, raised by hand when its shape or its meaning changes, and the migrations, by the version
 * that they lead to. A version without one only lets something stand, or be left out, that there was none of before.
 */
export type Versions = { version: number; migrations?: Record<number, Migration> };

/** Brings what was stored to the next version. Where one throws, that was not of the version before. */
export type Migration = (stored: unknown) => unknown;

/** Brings what was stored from a version to the present one. Throws where a migration does. */
export function migrate({ version, migrations }: Versions, stored: unknown, from: number): unknown {
  let value = stored;
  for (let next = from + 1; next <= version; next += 1) value = migrations?.[next]?.(value) ?? value;
  return value;
}
