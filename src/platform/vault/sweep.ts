import { openRegisterDatabase, whileClosed } from '../registerDatabase';
import { copyName, databaseName, openThere } from '../registerTables';
import type { ConversionProgress } from './convert';
import { isSwept } from './isSwept';
import { makeDatabase, takeRows, removeDatabase } from './registerCopy';
import { keepMark } from './sweepMark';

/** What the browser's own files still hold of the register's database from before it was sealed. */
export type Sweep = {
  isDone(): Promise<boolean>;
  /** Rejects where the device refuses; nothing is lost, and it can be begun again. */
  run(onProgress: (progress: ConversionProgress) => void): Promise<void>;
  /** It is to be done again. */
  forget(): Promise<void>;
};

const steps = 4;

/**
 * A browser writes over the texts of a database late, but clears what a deleted one held. So the register's database is
 * made anew by way of a copy: whatever interrupts it, one of the two is there and whole (docs/vault.md).
 */
export const browserSweep: Sweep = {
  isDone: isSwept,
  async run(onProgress) {
    let done = 0;
    const report = (waits = false) => onProgress({ part: 'traces', done, of: steps, ...(waits && { waits: true }) });
    const step = async (work: Promise<unknown>) => {
      report();
      await work;
      done += 1;
    };
    // Opened once, it is there, brought back from its copy where that was needed.
    await openRegisterDatabase();
    await whileClosed(async () => {
      // One that was interrupted before the original had gone is older than that.
      await removeDatabase(copyName);
      const database = await openThere(databaseName);
      if (!database) throw new Error('The database has gone');
      const rows = await takeRows(database);
      await step(makeDatabase(copyName, rows));
      await step(removeDatabase(databaseName, () => report(true)));
      await step(makeDatabase(databaseName, rows));
      await step(removeDatabase(copyName));
    });
    await keepMark(await openRegisterDatabase(), 'done');
  },
  async forget() {
    const database = await openRegisterDatabase();
    // Left by one that was interrupted: it would be brought back where the database goes one day.
    await removeDatabase(copyName);
    await keepMark(database, undefined);
  },
};
