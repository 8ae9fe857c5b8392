import type { RootState } from '../../registerReducers';
import { kindNames } from '../../../domain/register/kinds/kinds';
import { persistedSlices, sliceNames } from './slices';

/** What the first field of a register's file says. */
export const registerFormat = 'claims-register';

/** The file's own version. */
export const registerFileVersion = 1;

/** Records in the order of their ids. */
const listOf = <Item>(entities: Record<string, Item>): Item[] =>
  Object.keys(entities)
    .sort()
    .flatMap((id) => entities[id] ?? []);

/** All of a register's file but its records. */
const headOf = (exportedAt: string) => ({
  format: registerFormat,
  version: registerFileVersion,
  exportedAt,
  sliceVersions: Object.fromEntries(sliceNames.map((slice) => [slice, persistedSlices[slice].version])),
});
const tailOf = (state: RootState) => ({ auditChain: state.audit.chain, setAside: state.storage.setAside });

const settingsOf = ({ settings: { preferences, sidebar } }: RootState) => ({ preferences, sidebar });

/**
 * The register in memory as the text of a JSON file that people can read, for when the browser cannot keep it: every
 * record, where the audit log's chain ends, and the stored texts that could not be read, as they lay. Evidence files and
 * the session are left out.
 * @param now instant of the export, ISO
 */
export function registerAsJson(state: RootState, now: string): string {
  const lists = kindNames.map((slice): [string, object[]] => [slice, listOf<object>(state[slice].entities)]);
  const slices = { ...Object.fromEntries(lists), settings: settingsOf(state) };
  return JSON.stringify({ ...headOf(now), slices, ...tailOf(state) }, null, 2);
}

/** Records of one piece: nobody feels the time that it takes. */
const recordsAtOnce = 1000;

/**
 * The same without indents, for a file that no person reads: in pieces, one after the other the whole text, since all of
 * ten thousand claims take a second.
 */
export function* registerJsonPieces(state: RootState, now: string): Generator<string, void> {
  yield `${JSON.stringify(headOf(now)).slice(0, -1)},"slices":{`;
  for (const slice of kindNames) {
    const list = listOf<object>(state[slice].entities);
    yield `"${slice}":[`;
    for (let first = 0; first < list.length; first += recordsAtOnce) {
      const texts = list.slice(first, first + recordsAtOnce).map((record) => JSON.stringify(record));
      yield (first > 0 ? ',' : '') + texts.join(',');
    }
    yield '],';
  }
  yield `"settings":${JSON.stringify(settingsOf(state))}},${JSON.stringify(tailOf(state)).slice(1)}`;
}

/** As `registerJsonPieces`, as one text. */
export function* registerJsonInChunks(state: RootState, now: string): Generator<void, string> {
  const pieces: string[] = [];
  for (const piece of registerJsonPieces(state, now)) {
    pieces.push(piece);
    yield;
  }
  return pieces.join('');
}
