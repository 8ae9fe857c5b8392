import { chained, takesWholeLog } from '../audit/chaining';
import { hasRows } from '../audit/olderLog';
import type { DecidedEvent } from '../events';
import type { RootState } from '../registerReducers';
import type { Core } from './core';
import type { OlderLogParts } from './readOlderLog';

export type OlderLog = ReturnType<typeof createOlderLog>;

/** Knows what the start has left of a long audit log on the disk. What reads it comes on demand. */
export function createOlderLog(core: Core, parts: OlderLogParts) {
  const { getState } = core;
  const isRead = (of?: readonly string[]) => hasRows(getState().storage.olderLog, of);

  const load = () =>
    import(/* webpackChunkName: "settle" */ './readOlderLog').then(
      ({ createOlderLogReading }) => createOlderLogReading(core, parts),
      () => undefined,
    );

  return {
    isWhole: () => isRead(),

    /** As `Services.readOlderLog`. */
    read: async (of?: readonly string[]): Promise<boolean> => isRead(of) || ((await load())?.read(of) ?? false),

    /** As `Services.wholeRegister`. */
    wholeRegister: async (): Promise<RootState> => {
      const reading = isRead() ? undefined : await load();
      if (reading) return reading.wholeRegister();
      await parts.catchUp();
      return core.share?.confirmed() ?? getState();
    },

    /**
     * An event with its place in the chain, in this tab's turn. Undefined where that takes the whole log, and it cannot be
     * read.
     * @param isOnStored whether it follows what is stored, and not what memory shows
     */
    chained: async (event: DecidedEvent, isOnStored = false): Promise<DecidedEvent | undefined> => {
      const findLog = () => (isOnStored ? parts.unsaved.storedState() : getState()).audit;
      if (!isRead() && takesWholeLog(findLog(), event)) {
        if (!(await (await load())?.readInTurn())) return undefined;
      }
      return chained(findLog(), event);
    },
  };
}
