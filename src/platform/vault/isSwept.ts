import { withDatabase } from '../registerDatabase';
import { readMark } from './sweepMark';

/** Whether the browser's files hold nothing that lay open in the register's database. Without one they do not. */
export async function isSwept(): Promise<boolean> {
  try {
    return (await withDatabase(readMark)) === 'done';
  } catch {
    return true;
  }
}
