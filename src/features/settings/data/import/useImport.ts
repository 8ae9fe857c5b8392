import { useRef, useState } from 'react';
import type { BundleManifest } from '../../../../documents/bundle/manifest';
import type { BundleEvidence } from '../../../../documents/bundle/readBundle';
import type { ChainCheck } from '../../../../domain/audit/auditChainCheck';
import type { FileTask } from '../../../../domain/fileTask';
import type { StorageRefusal } from '../../../../platform/attempt';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useAppStore } from '../../../../store/hooks';
import type { RegisterFile } from '../../../../store/persistence/shapes/readRegisterJson';
import { isFirstSessionOnSample } from '../../../../store/register/firstSession';
import { findOpenClashes } from '../../../../store/register/merging/resolveMerge';
import {
  isNew,
  keyOf,
  type MergeChoices,
  type MergePlan,
  type MergeSide,
} from '../../../../store/register/merging/types';
import { planImport } from '../../../../store/register/planImport';
import { useFileJob } from '../../../../ui/fileJob/useFileJob';
import { readRegisterFile, type RegisterFileProblem } from '../readRegisterFile';
import { replaceRegister, type Failure } from '../replaceRegister';
import { compareEvidence, findWanted, type EvidenceOnDevice } from './importedEvidence';
import { runImport, type ImportFailure } from './runImport';

/** A file that was read and found sound. */
type ChosenFile = {
  name: string;
  file: RegisterFile;
  manifest?: BundleManifest;
  evidence: EvidenceOnDevice;
  /** What the check of its audit log came to. */
  log: ChainCheck;
};

export type ShownPlan = ChosenFile & { plan: MergePlan; choices: MergeChoices };

/** How far the import is, as the dialog shows it. */
export type ImportStage =
  | { name: 'choose'; problems?: readonly RegisterFileProblem[]; failure?: StorageRefusal; notEmptied?: Failure }
  | { name: 'plan'; shown: ShownPlan; failure?: ImportFailure }
  | { name: 'done'; shown: ShownPlan; wanted: readonly BundleEvidence[]; held: readonly BundleEvidence[] };

/**
 * The import of a register: reading and checking a file, what it would do, the choices, and doing it.
 * @param inPlaceOfSample whether a sound file makes the sample register go first, for whoever is the first on the device
 */
export function useImport(inPlaceOfSample: boolean) {
  const { t } = useTranslation();
  const store = useAppStore();
  const job = useFileJob();
  const [stage, setStage] = useState<ImportStage>({ name: 'choose' });
  /** The writing itself, which can no longer be cancelled. */
  const [writing, setWriting] = useState(false);

  // What was cancelled removes what it had kept before anything else begins.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const run = (work: (task: FileTask) => Promise<void>) =>
    job.run(async (task) => {
      await last.current;
      const running = work(task);
      last.current = running.catch(() => undefined);
      await running;
    });

  const plan = (file: RegisterFile, { yieldToMain }: FileTask) => store.dispatch(planImport(file.records, yieldToMain));

  const choose = (chosen: File) => {
    setStage({ name: 'choose' });
    return run(async (task) => {
      const reading = await readRegisterFile(chosen, task);
      if (!reading.ok) return setStage({ name: 'choose', problems: reading.problems });
      const { file, manifest, log } = reading;
      const evidence = await compareEvidence(reading.evidence, task, t('Comparing the evidence files…'));
      if (!evidence.ok) return setStage({ name: 'choose', failure: evidence.reason });
      if (inPlaceOfSample && isFirstSessionOnSample(store.getState())) {
        const notEmptied = await replaceRegister({ how: 'emptied' }, store, () => undefined);
        if (notEmptied) return setStage({ name: 'choose', notEmptied });
      }
      const planned = await plan(file, task);
      const shown = { name: chosen.name, file, manifest, evidence: evidence.value, log, plan: planned, choices: {} };
      setStage({ name: 'plan', shown });
    });
  };

  const decide = (sides: MergeChoices) =>
    setStage((current) =>
      current.name === 'plan'
        ? { ...current, shown: { ...current.shown, choices: { ...current.shown.choices, ...sides } } }
        : current,
    );

  const decideAll = (side: MergeSide) => {
    if (stage.name !== 'plan') return;
    // Taking a further claim pays for one loss twice, so that is never decided for all.
    const items = findOpenClashes(stage.shown.plan, {}).filter((item) => side === 'ours' || !isNew(item));
    decide(Object.fromEntries(items.map((item) => [keyOf(item), side])));
  };

  const apply = () => {
    if (stage.name !== 'plan') return;
    const { shown } = stage;
    setStage({ name: 'plan', shown });
    return run(async (task) => {
      const merge = { file: shown.file, from: shown.name, seen: shown.plan, choices: shown.choices };
      const wanted = findWanted(shown.evidence.missing, shown.plan, shown.choices);
      const words = {
        waiting: t('Waiting for the import in another tab…'),
        keeping: t('Saving the evidence files…'),
      };
      const order = { merge, wanted, words, onWriting: () => setWriting(true) };
      const result = await runImport(order, store, task).finally(() => setWriting(false));
      if (result.ok) return setStage({ name: 'done', shown, wanted, held: result.held });
      const { failure } = result;
      const isStale = failure.code === 'refused' && failure.refusal.code === 'changed';
      const current = isStale ? { ...shown, plan: await plan(shown.file, task) } : shown;
      setStage({ name: 'plan', shown: current, failure });
    });
  };

  return { stage, job, writing, choose, decide, decideAll, apply };
}
