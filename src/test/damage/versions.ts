import { persistedSlices, sliceNames, type SliceName } from '../../store/persistence/shapes/slices';
import type { Texts } from './mutations';

/** What a text holds; undefined when it is no JSON. */
export function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The version that a head names, where it can be one. */
export function versionIn(head: string | undefined): number | undefined {
  const value = parsed(head);
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 && version < 1000
    ? version
    : undefined;
}

const isNewerSlice = (texts: Texts, slice: SliceName) =>
  (versionIn(texts.get(`reg/${slice}`)) ?? 0) > persistedSlices[slice].version;

/** Whether some slice's head names a version that only a newer portal could have written. */
export const isNewer = (texts: Texts) => sliceNames.some((slice) => isNewerSlice(texts, slice));
