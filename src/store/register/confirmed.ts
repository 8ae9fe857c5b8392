import type { RootState } from '../registerReducers';

/** Whether a shared register has yet to confirm something of a record. */
export const selectIsUnconfirmed = ({ storage }: Pick<RootState, 'storage'>, id: string): boolean =>
  storage.share?.unconfirmed[id] !== undefined;

/** Of how many records a shared register has yet to confirm something. */
export const selectUnconfirmedCount = ({ storage }: Pick<RootState, 'storage'>): number =>
  Object.keys(storage.share?.unconfirmed ?? {}).length;
