import { noRecords, type RegisterRecords } from '../../domain/register/kinds/kinds';
import { canAdminister } from '../../domain/user/administrators';
import { readRegisterJson } from '../persistence/shapes/readRegisterJson';
import { sharedKinds } from '../register/sharedKinds';
import type { Message } from './message';

/** What a stream begins with: a whole register, as the text of its file, in parts that the server takes. */
export type BasePart = { part: number; of: number; text: string };

/** Parts that have come of a base, and when the last of them did. */
export type Collected = { device: string; texts: readonly string[]; at: string };

/** The text of one part at most, characters: escaped and in bytes it is still as much as the server takes. */
const partLength = 150_000;

/** So long after its last part a base that is not whole gives way to another, milliseconds. */
const givesWayAfter = 600_000;

/** The messages that begin a stream. @param text the register, as its file has it */
export function baseMessages(text: string, device: string): string[] {
  const of = Math.max(1, Math.ceil(text.length / partLength));
  return Array.from({ length: of }, (_none, at) => {
    const base: BasePart = { part: at + 1, of, text: text.slice(at * partLength, (at + 1) * partLength) };
    return JSON.stringify({ v: 1, device, n: at + 1, base } satisfies Message);
  });
}

/**
 * What has come of a base with one part more; undefined where that does not go on with it. Another begins where none is under
 * way, or none goes on.
 */
export function collect(
  collected: Collected | undefined,
  device: string,
  { part, text }: BasePart,
  at: string,
): Collected | undefined {
  const isNext = collected?.device === device && part === collected.texts.length + 1;
  if (isNext) return { device, texts: [...collected.texts, text], at };
  const isFree = !collected || collected.device === device || Date.parse(at) - Date.parse(collected.at) > givesWayAfter;
  return part === 1 && isFree ? { device, texts: [text], at } : undefined;
}

/**
 * The register that a whole base holds, without what is of a device alone; undefined where it is none, or the account that
 * laid it down is no administrator there.
 */
export function readBase({ texts }: Collected, account: string): RegisterRecords | undefined {
  const reading = readRegisterJson(texts.join(''));
  if (!reading.ok) return undefined;
  const { records } = reading.file;
  if (!records.users.some((user) => user.id === account && canAdminister(user))) return undefined;
  const notifications = records.notifications.map(({ readAt: _readAt, ...notification }) => notification);
  const shared = Object.fromEntries(sharedKinds.map((name) => [name, records[name]]));
  return { ...noRecords(), ...shared, notifications };
}
