import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { ToneChip } from '../../ui/labels/chips';
import LinearProgress from '@mui/material/LinearProgress';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../domain/settings/format';
import { formatBytes } from '../../domain/settings/formatBytes';
import { readStorageStatus, recordUnitsLimit, type StorageStatus } from '../../platform/storageStatus';
import { selectActiveSessions } from '../../store/users/figures';
import { Field, Fields } from '../../ui/labels/Fields';
import { useNow } from '../../ui/page/useNow';
import { OfflineFields } from './OfflineFields';
import { Section } from './Section';

/** How this device and the register stand, by the browser's own figures. */
export function StatusCard() {
  const { t } = useTranslation();
  const now = useNow();
  const activeUsers = useAppSelector((state) => selectActiveSessions(state, now));
  const isInDatabase = useAppSelector((state) => state.storage.hasDatabase);
  const status = useStorageStatus();

  return (
    <Section name="status" description={t('How the register is saved on this device')}>
      <Fields>
        <Field label={t('Health')}>
          <HealthChips />
        </Field>
        <Field label={t('Active users')}>
          {t('{{count}} accounts in User Management signed in within the last 24 hours', { count: activeUsers })}
        </Field>
        <Field label={t('Storage used by files')}>
          {status ? usageText(t, status) : '…'}
          {status?.usage !== undefined && status.quota && (
            <Meter label={t('Storage used by files')} part={status.usage} whole={status.quota} />
          )}
        </Field>
        <Field label={t('Records')}>
          {isInDatabase
            ? t("In this browser's storage, with the same space limit as files")
            : status
              ? recordsText(t, status)
              : '…'}
          {!isInDatabase && status && <Meter label={t('Records')} part={status.recordUnits} whole={recordUnitsLimit} />}
        </Field>
        <Field label={t('How long the browser keeps data')} wide>
          {status ? keptText(t, status) : '…'}
        </Field>
        <OfflineFields />
      </Fields>
    </Section>
  );
}

const share = (part: number, whole: number) => formatNumber(Math.round((part / whole) * 1000) / 10);

const unsaid = 'Not reported by this browser';

function usageText(t: TFunction, { usage, quota }: StorageStatus): string {
  if (usage === undefined || !quota) return t(unsaid);
  const sizes = { used: formatBytes(usage), quota: formatBytes(quota), share: share(usage, quota) };
  return t('{{used}} of {{quota}} ({{share}}%)', sizes);
}

function recordsText(t: TFunction, { recordUnits }: StorageStatus): string {
  return t('{{used}} of {{quota}} ({{share}}%)', {
    used: formatBytes(recordUnits),
    quota: formatBytes(recordUnitsLimit),
    share: share(recordUnits, recordUnitsLimit),
  });
}

function keptText(t: TFunction, { persisted }: StorageStatus): string {
  if (persisted === undefined) return t(unsaid);
  return persisted
    ? t('Until it is deleted here')
    : t('Until this device runs low on space: keep an export of the register elsewhere');
}

/** From here on a store counts as nearly full, percent. */
const nearlyFull = 80;

function Meter({ label, part, whole }: { label: string; part: number; whole: number }) {
  const percent = Math.min(100, (part / whole) * 100);
  return (
    <LinearProgress
      variant="determinate"
      role="meter"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      value={percent}
      color={percent < nearlyFull ? 'primary' : 'warning'}
      sx={{ mt: 0.75, maxWidth: 280 }}
    />
  );
}

/** Read anew with every event. */
function useStorageStatus(): StorageStatus | undefined {
  const eventCount = useAppSelector((state) => state.audit.ids.length);
  const [status, setStatus] = useState<StorageStatus>();
  useEffect(() => {
    let current = true;
    void readStorageStatus().then((read) => current && setStatus(read));
    return () => {
      current = false;
    };
  }, [eventCount]);
  return status;
}

/** Whether the browser holds all that the register holds. */
function HealthChips() {
  const { t } = useTranslation();
  const unsaved = useAppSelector((state) => state.storage.unsaved);
  const setAside = useAppSelector((state) => state.storage.setAside.length);
  const newerVersion = useAppSelector((state) => state.storage.newerVersion);
  const lost = useAppSelector((state) => state.storage.lost !== null);

  if (unsaved === 0 && setAside === 0 && !newerVersion && !lost)
    return <ToneChip tone="green" label={t('Everything is saved')} />;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {newerVersion && <ToneChip tone="red" label={t('A newer version of the portal is in use')} />}
      {lost && <ToneChip tone="red" label={t('The saved register is not available')} />}
      {unsaved > 0 && <ToneChip tone="red" label={t('{{count}} changes not saved', { count: unsaved })} />}
      {setAside > 0 && <ToneChip tone="ochre" label={t('{{count}} unreadable records', { count: setAside })} />}
    </Box>
  );
}
