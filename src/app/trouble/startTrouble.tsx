import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import type { BrowserNeed } from '../../platform/page/secureContext';
import { PlainPage } from './PlainPage';
import { SnapshotRescue } from './SnapshotRescue';
import { Reload } from './StartFailed';
import { readingText } from '../startFrame/frameTexts';
import { longAfter } from './storageAnswers';
import { useAppSelector } from '../../store/hooks';

/** The browser, or the address it was opened at, lacks what the portal cannot work without. */
export function BrowserLacks({ needs }: { needs: BrowserNeed[] }) {
  const { t } = useTranslation();
  if (needs.includes('secure-context')) {
    return (
      <PlainPage title={t('This address is not secure')}>
        <p>{t('The portal needs https or localhost. At this address, the browser cannot save data safely.')}</p>
        <p>{t('Open the same address with https:// at the start. Nothing was saved or changed.')}</p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t('This browser cannot save the register')} action={<Reload />}>
      <p>{t('Site data is blocked or the browser is too old, so your work cannot be saved.')}</p>
      <p>
        {t(
          'Allow site data for this address, or use a current browser. Then reload this page. Nothing was saved or changed.',
        )}
      </p>
    </PlainPage>
  );
}

const storageWaits: Words = "This browser's storage does not respond";

/** The browser's storage has not answered for long. The start goes on as soon as it does. */
export function StorageWaits() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t(storageWaits)} action={<Reload />}>
      <WaitALittle />
    </PlainPage>
  );
}

/**
 * What the frame says too, over a page of the portal that shows already and lacks its records alone: what is being done,
 * and within ten seconds how to go on. Whoever waits for a command is told more by its own notice (WaitingNotice.tsx).
 */
export function ReadingRegister() {
  const { t } = useTranslation();
  const waits = useAppSelector(({ storage }) => storage.waits !== null);
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfter);
    return () => clearTimeout(timer);
  }, []);

  if (waits) return null;
  if (!isLong) return <OverPage>{t(readingText)}</OverPage>;
  return (
    <OverPage>
      <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
        {t(storageWaits)}
      </Typography>
      <Box sx={{ color: 'text.secondary', '& p': { m: 0, mb: 1 } }}>
        <WaitALittle />
      </Box>
      <Reload />
    </OverPage>
  );
}

/** Where the frame says it. It takes no room of the page. */
function OverPage({ children }: { children: ReactNode }) {
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

function WaitALittle() {
  const { t } = useTranslation();
  return (
    <>
      <p>
        {t('Another tab or window may be using it. Wait a little: the portal opens automatically when it responds.')}
      </p>
      <p>{t('If the portal does not open, close its other tabs, restart the browser and reload this page.')}</p>
      <p>{t('Nothing was changed.')}</p>
    </>
  );
}

/** The records lie in the browser's database, and the browser does not give it, or has deleted it. */
export function OutOfReach() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('The register could not be read')} action={<Reload />}>
      <p>{t("The records are in this browser's storage, which does not open now. Nothing was changed.")}</p>
      <p>{t('Close the other tabs of the portal, restart the browser and reload this page.')}</p>
      <SnapshotRescue />
      <p>
        {t(
          "If this does not help, the browser has lost the register. Delete this site's data in the browser settings. Then open the portal again and import a downloaded snapshot or the last export.",
        )}
      </p>
    </PlainPage>
  );
}
