import Box from '@mui/material/Box';
import type { FileJob } from './useFileJob';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { toast } from '../toast/toast';

/** What is done sooner is not worth a flicker, in milliseconds. */
const moment = 400;

type FileJobProgressProps = {
  job: Pick<FileJob, 'running' | 'progress' | 'cancel'>;
  /** What is being done until the work says it; "Making the file…" when left out. */
  words?: string;
};

/** How far a file's making is, with Cancel, when it takes more than a moment. */
export function FileJobProgress({ job, words }: FileJobProgressProps) {
  // Drawn always: a live region speaks only of what changes in it. Empty it takes no room, not even the gap beside it.
  return (
    <Box aria-live="polite" sx={{ '&:empty': { position: 'absolute' } }}>
      {job.running && <Progress {...job} words={words} />}
    </Box>
  );
}

function Progress({ progress, cancel, words }: FileJobProgressProps['job'] & { words: string | undefined }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const starters = useRef<(Element | null)[]>([]);
  // Before the browser takes the focus from a button that is disabled meanwhile.
  useLayoutEffect(() => {
    const begunAt = document.activeElement;
    const timer = setTimeout(() => {
      // A menu that it was begun in has given the focus back by now.
      starters.current = [document.activeElement, begunAt];
      setShown(true);
    }, moment);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;

  /** The button goes, and the focus with it: back to where the work was begun. */
  const stop = () => {
    flushSync(cancel);
    const starter = starters.current.find((element) => element !== document.body && element?.isConnected);
    const place = starter ?? document.querySelector('main');
    if (place instanceof HTMLElement) place.focus();
    toast.success(t('Stopped'));
  };

  const text = progress?.words ?? words ?? t('Preparing the file…');
  const percent = progress && progress.of > 0 ? Math.min(100, Math.floor((progress.done / progress.of) * 100)) : null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span>{text}</span>
          {/* The bar says it to a screen reader, which would read out every step of this. */}
          {percent !== null && <span aria-hidden>{`${percent}%`}</span>}
        </Box>
        <LinearProgress
          aria-label={text}
          variant={percent === null ? 'indeterminate' : 'determinate'}
          value={percent ?? undefined}
        />
      </Box>
      <Button variant="outlined" color="secondary" onClick={stop}>
        {t('Cancel')}
      </Button>
    </Box>
  );
}

/** How far a file is, below the buttons that stand beside it and that it must not push aside. */
export function ProgressBelow({ job }: { job: FileJob }) {
  if (!job.running) return null;
  return (
    <Box sx={{ width: 0, minWidth: '100%' }}>
      <FileJobProgress job={job} />
    </Box>
  );
}
