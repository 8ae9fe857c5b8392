import { decide } from '../command';
import type { Services } from '../services';
import { signOutCommand } from '../session/signOutCommand';
import type { Core } from './core';
import type { EventWriter } from './eventWriter';
import type { SessionEnd } from './sessionEnd';
import type { TabLock } from './tabLock';

type Parts = {
  tabLock: TabLock;
  eventWriter: Pick<EventWriter, 'seemsNewest' | 'carryOut'>;
  sessionEnd: Pick<SessionEnd, 'findEndedActor'>;
  /** Takes over what other tabs have stored. */
  catchUp: () => Promise<void>;
  stamp: Services['stamp'];
};

/** Work in this tab's turn, with every event of the other tabs in memory. */
export function createTurns({ ports, getState }: Core, { tabLock, eventWriter, sessionEnd, ...parts }: Parts) {
  /** Ends a session here that has ended in another tab, too. */
  async function catchUp() {
    await parts.catchUp();
    const actor = sessionEnd.findEndedActor();
    if (!actor || ports.storage.health().newerVersion) return;
    const command = signOutCommand({});
    const decision = decide(getState(), command, { ...parts.stamp(), actor });
    if (decision.ok && decision.event) await eventWriter.carryOut({ event: decision.event, command });
  }

  const inTurn: Services['inTurn'] = (work, signal) =>
    tabLock.run(async () => {
      await catchUp();
      return work();
    }, signal);

  const inTurnAtOnce: Services['inTurnAtOnce'] = (work, signal) =>
    tabLock.run(async () => {
      const result = eventWriter.seemsNewest() ? await work(false) : undefined;
      if (result !== undefined) return result;
      await catchUp();
      return work(true);
    }, signal);

  return { inTurn, inTurnAtOnce };
}
