import { readOlderLog } from '../../../store/audit/readOlderLog';
import type { RegisterStore } from '../../../store/createRegisterStore';

/** Has the rows of the audit log read that a paper is made of: those of a record, or all. Rejects where they cannot be. */
export async function needRowsOf({ dispatch }: Pick<RegisterStore, 'dispatch'>, id?: string): Promise<void> {
  const isRead = await dispatch(readOlderLog(id === undefined ? undefined : [id]));
  if (!isRead) throw new Error('The older rows of the audit log cannot be read');
}
