import type { Refusal } from '../../../domain/refusal';
import type { StorageRefusal } from '../../../platform/attempt';
import { readSnapshot } from '../../../platform/backups';
import type { RegisterStore } from '../../../store/createRegisterStore';
import { readRegisterJson, type RegisterProblem } from '../../../store/persistence/shapes/readRegisterJson';
import { loadSample, restoreRegister, startEmpty } from '../../../store/register/commands';
import type { Plan, ReplacementStep } from './replacements';
import { saveBackup } from './saveBackup';

/** Why the register is still the one it was. */
export type Failure =
  | { code: 'not_read'; reason: StorageRefusal | 'gone' }
  | { code: 'unsound'; problems: RegisterProblem[] }
  | { code: 'sample_not_loaded' }
  | { code: 'not_kept'; reason: StorageRefusal }
  | { code: 'refused'; refusal: Refusal };

/**
 * Puts another register in the place of the one there is, after a snapshot of it; undefined when it is done.
 * @param tell what is being done
 */
export async function replaceRegister(
  plan: Plan,
  { dispatch }: Pick<RegisterStore, 'dispatch'>,
  tell: (step: ReplacementStep) => void,
): Promise<Failure | undefined> {
  const prepared = await prepare(plan, tell);
  if ('code' in prepared) return prepared;
  tell('keeping');
  await yieldToMain();
  const kept = await saveBackup({ dispatch }, 'before', yieldToMain);
  if (!kept.ok) return { code: 'not_kept', reason: kept.reason };
  tell('writing');
  await yieldToMain();
  const result = await dispatch(prepared.command);
  return result.ok ? undefined : { code: 'refused', refusal: result.refusal };
}

type Command = ReturnType<typeof startEmpty>;

async function prepare(plan: Plan, tell: (step: ReplacementStep) => void): Promise<{ command: Command } | Failure> {
  if (plan.how === 'emptied') return { command: startEmpty() };
  if (plan.how === 'sample') {
    tell('making');
    return prepareSample();
  }
  tell('reading');
  await yieldToMain();
  const text = await readSnapshot(plan.snapshot.id);
  if (!text.ok) return { code: 'not_read', reason: text.reason };
  if (text.value === undefined) return { code: 'not_read', reason: 'gone' };
  const reading = readRegisterJson(text.value);
  return reading.ok ? { command: restoreRegister(reading.file) } : { code: 'unsound', problems: reading.problems };
}

async function prepareSample(): Promise<{ command: Command } | Failure> {
  const sample = await import(/* webpackChunkName: "sample-data" */ '../../../sampleData/sampleRegister').catch(
    () => undefined,
  );
  if (!sample) return { code: 'sample_not_loaded' };
  return { command: loadSample(await sample.makeSampleRegisterInChunks(new Date().toISOString(), yieldToMain)) };
}

/** Lets the browser show how far it is. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));
