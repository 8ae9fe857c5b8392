import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileTask } from '../../domain/fileTask';
import { useTranslation } from '../../i18n/useTranslation';
import { toast } from '../toast/toast';
import { makeFileTask } from './fileTask';

type FileProgress = { done: number; of: number; words?: string };

export type FileJob = {
  /** Does the work, unless another one is under way. Tells of a failure that the work leaves to it; never rejects. */
  run: (work: (task: FileTask) => Promise<void>) => Promise<void>;
  running: boolean;
  /** Undefined until the work reports. */
  progress: FileProgress | undefined;
  /** Aborts the work; what it makes after that is not taken. */
  cancel: () => void;
};

/** One work at a time that makes or reads a file; leaving the component cancels it. Show it by `FileJobProgress`. */
export function useFileJob(): FileJob {
  const { t } = useTranslation();
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<FileProgress>();
  const current = useRef<AbortController>(null);

  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setRunning(false);
    setProgress(undefined);
  }, []);
  useEffect(() => cancel, [cancel]);

  const run = useCallback(
    async (work: (task: FileTask) => Promise<void>) => {
      if (current.current) return;
      const controller = new AbortController();
      const { signal } = controller;
      current.current = controller;
      setRunning(true);
      try {
        await work(makeFileTask(signal, (done, of, words) => setProgress({ done, of, words })));
      } catch {
        if (!signal.aborted) {
          toast.error(t('Error'), t('Could not create the file. Check your connection and try again.'));
        }
      }
      if (!signal.aborted) cancel();
    },
    [cancel, t],
  );

  return { run, running, progress, cancel };
}
