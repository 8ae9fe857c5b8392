import { isExport } from '../domain/audit/exports';
import type { Tab } from './testRegister';

/** What the audit log tells of the files that were taken, first to last. */
export const exportsIn = ({ store }: Tab) =>
  Object.values(store.getState().audit.entities)
    .filter(isExport)
    .map(({ action, resourceId, details }) => ({ action, resourceId, details }));
