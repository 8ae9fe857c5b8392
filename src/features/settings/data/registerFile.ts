import { saveFile } from '../../../platform/download';
import { registerAsJson } from '../../../store/persistence/registerJson';
import type { RootState } from '../../../store/registerReducers';

/** Hands the register as it is in memory to the browser's downloads. */
export function exportRegister(state: RootState) {
  const now = new Date().toISOString();
  saveRegisterFile(registerAsJson(state, now), now);
}

/** Hands the text of a register to the browser's downloads, under the minute it is of. */
export function saveRegisterFile(text: string, takenAt: string) {
  saveFile(`wildlife-claims-${takenAt.slice(0, 16).replace(/[T:]/g, '-')}.json`, text, 'application/json');
}
