import { kampalaDay } from '../../domain/calendar';
import { formatTime } from '../../domain/settings/format';

/** An instant as Kampala's date and time in the order that sorts: "2026-11-20 14:05:09". */
export const kampalaClock = (instant: string) => `${kampalaDay(instant)} ${formatTime(instant)}`;
