import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { lazyScreen } from '../lazyScreen';
import { Reload } from '../StartFailed';
import { readingText } from '../startFrame/frameTexts';
import { longAfter } from '../storageAnswers';

/** Hardly any start needs it; without its code there is the button alone. */
const StorageWaits = lazyScreen(
  async () => {
    const Words = await import(/* webpackChunkName: "start-trouble" */ '../startTrouble').then(
      (file) => file.StorageWaitsWords,
      () => Reload,
    );
    return () => (
      <Said>
        <Words />
      </Said>
    );
  },
  <Reading />,
);

/**
 * What the frame of the page says while the portal has yet to come (src/app/startFrame), for the pages that hold the
 * place of records that are not read yet: after a second what is being done, and within ten how to go on.
 */
export function ReadingNotice() {
  const isOpen = useAppSelector(({ storage }) => storage.open);
  return isOpen ? null : <Notice />;
}

function Notice() {
  const [shown, setShown] = useState<'reading' | 'long'>();
  // Whoever waits for a command is told more by its own notice (WaitingNotice.tsx).
  const waits = useAppSelector(({ storage }) => storage.waits !== null);

  useEffect(() => {
    const timers = [setTimeout(() => setShown('reading'), 1000), setTimeout(() => setShown('long'), longAfter)];
    return () => timers.forEach(clearTimeout);
  }, []);

  return <div role="status">{shown && !waits && (shown === 'long' ? <StorageWaits /> : <Reading />)}</div>;
}

function Reading() {
  const { t } = useTranslation();
  return <Said>{t(readingText)}</Said>;
}

/** Where the frame says it too. Each saying has a place of its own, so that none grows and moves. */
function Said({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'fixed',
        bottom: 16,
        left: '50%',
        transform: 'translateX(-50%)',
        // Over the page, under its header, its bars and what opens over it.
        zIndex: 'fab',
        width: 'max-content',
        maxWidth: 'min(560px, 100vw - 32px)',
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 6,
        displayPrint: 'none',
      }}
    >
      {children}
    </Box>
  );
}
