const hour = 3_600_000;

/** How long most journeys take at most, on a busy machine. Milliseconds. */
export const longest = 3 * 60_000;

/**
 * How long to wait, where a day of Kampala ends or the daily snapshot falls due (3:00 AM there) before a journey would be
 * over: until just after that. Milliseconds, else 0.
 */
export function untilTurned(now: number): number {
  // Three hours ahead of UTC. Playwright finds no plugin of dayjs, so it cannot load `domain/calendar.ts`.
  const [midnight, snapshot] = [21 * hour, 24 * hour];
  const time = now % (24 * hour);
  const left = Math.min(...[midnight, snapshot].filter((turn) => turn > time)) - time;
  return left < longest ? left + 1000 : 0;
}
