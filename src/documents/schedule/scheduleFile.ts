import { marketSource } from '../../domain/valuation/marketPrices';
import { sampleNotice, scheduleStatuses } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { madeByPair, type Made, type Pair } from '../pdf/paper';
import { safeFileName } from '../safeFileName';
import { officialFormats } from '../table/cellText';
import { makeTableXlsx } from '../table/tableXlsx';
import { makeScheduleTables } from './scheduleTables';

type ScheduleFileOptions = Made & {
  schedule: Schedule;
  /** The last day that it is in force, YYYY-MM-DD; undefined while no other follows. */
  lastDay: string | undefined;
};

/**
 * A schedule as a workbook in English. A sample says so in the file's name, above the facts and in the title of every sheet.
 * @param signal gives the work up
 */
export async function makeScheduleFile(
  { schedule, lastDay, ...made }: ScheduleFileOptions,
  signal?: AbortSignal,
): Promise<{ name: string; file: Blob }> {
  const { id, isSample, status, from, withdrawnBecause } = schedule;
  const { date } = officialFormats;
  const facts: Pair[] = [
    ['Document', isSample ? `Sample valuation schedule ${id}` : `Valuation schedule ${id}`],
    ...(isSample ? [['Sample', sampleNotice] satisfies Pair] : []),
    ['Status', scheduleStatuses[status].label],
    ['In force from', from ? date(from) : 'Not published yet'],
    ...(lastDay ? [['In force to', date(lastDay)] satisfies Pair] : []),
    ...(withdrawnBecause ? [['Reason for the withdrawal', withdrawnBecause] satisfies Pair] : []),
    [
      'Market prices',
      `Retail prices, median of ${date(marketSource.from)} to ${date(marketSource.to)}. Source: ${marketSource.name}.`,
    ],
    madeByPair(made),
  ];
  const file = await makeTableXlsx(makeScheduleTables(schedule), facts, signal);
  return { name: `${safeFileName(`${isSample ? 'sample-' : ''}valuation-schedule-${id}`)}.xlsx`, file };
}
