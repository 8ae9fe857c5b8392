import type { Words } from '../../domain/words';
import type { RootState } from '../registerReducers';
import type { SetAside } from './local/asideTexts';
import { sliceNames, type SliceName } from './shapes/slices';

/** What a text that was set aside is: of which slice, and of which record where it is none of the slice's own fields. */
export type SetAsideName = { slice: SliceName | undefined; id: string };

/** Tells by its key what a text that was set aside is. */
export function nameOfSetAside({ key }: SetAside): SetAsideName {
  const [name = '', ...rest] = key.split('/');
  return { slice: sliceNames.find((slice) => slice === name), id: rest.join('/') };
}

/** Of these, figures are made. */
const countedSlices = ['claims', 'payments', 'fundLedger', 'users', 'audit'] as const satisfies SliceName[];
export type CountedSlice = (typeof countedSlices)[number];

/** Said beside figures where records that count were set aside. */
export const lacksRecordsNote: Words =
  'These figures leave out unreadable records. To see them, open Settings, Data management.';

/** Whether records were set aside that figures count, of the slices named where those alone make the figures. */
export const selectLacksRecords = (
  { storage }: RootState,
  of: readonly (SliceName | undefined)[] = countedSlices,
): boolean => storage.setAside.some((entry) => of.includes(nameOfSetAside(entry).slice));
