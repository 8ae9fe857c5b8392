import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AuditEvent } from '../../../domain/audit/audit';
import { logHolds, type ChainBreak } from '../../../domain/audit/auditChainCheck';
import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { chainBreakText } from '../../../ui/text/chainWords';
import { FileJobProgress } from '../../../ui/fileJob/FileJobProgress';
import { useFormats } from '../../../ui/text/formats';
import { SectionCard } from '../../../ui/page/SectionCard';
import { CompareFingerprint } from './CompareFingerprint';
import { LastFingerprint } from './LastFingerprint';
import type { CheckedLog, IntegrityCheck } from './useIntegrityCheck';

type IntegrityPanelProps = IntegrityCheck & { onOpenEvent: (event: AuditEvent) => void };

/** Whether the log is as it was written, where it first is not, and what that proves. */
export function IntegrityPanel({ job, checked, checkNow, onOpenEvent }: IntegrityPanelProps) {
  const { t } = useTranslation();
  return (
    <SectionCard
      title={t('Integrity of the log')}
      description={t('Checks that no event was changed, removed, added or moved')}
      actions={
        <Button variant="outlined" color="secondary" onClick={checkNow} disabled={job.running}>
          {t('Check now')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <div>
          <FileJobProgress job={job} words={t('Checking the log…')} />
          <div role="status">
            {checked ? (
              <Result {...checked} onOpenEvent={onOpenEvent} />
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>{t('Not checked since you opened this page.')}</Typography>
            )}
          </div>
        </div>
        <LastFingerprint />
        <CompareFingerprint />
        <Limits />
      </Box>
    </SectionCard>
  );
}

/** How many breaks are named. */
const named = 5;

function Result({ check, at, onOpenEvent }: CheckedLog & Pick<IntegrityPanelProps, 'onOpenEvent'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const own = check.breaks.filter((one) => one.own);
  const foreign = check.breaks.filter((one) => !one.own);
  const list = { onOpenEvent };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {logHolds(check) ? (
        <Alert severity="success">
          {check.head
            ? t('The audit log is intact. Every event of this register is unchanged. Events: {{number}}.', {
                number: formatNumber(check.linked),
              })
            : t('No events can be checked yet. Checking starts with the next event.')}
        </Alert>
      ) : (
        <Alert severity="error">
          <Box sx={{ fontWeight: 600 }}>{t('The audit log was changed. The first problem is here:')}</Box>
          <Breaks {...list} breaks={own} />
        </Alert>
      )}
      {foreign.length > 0 && (
        <Alert severity="warning">
          <Box sx={{ fontWeight: 600 }}>
            {t('Events from the sample register or another device are not in sequence:')}
          </Box>
          <Breaks {...list} breaks={foreign} />
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          t('Checked on {{date}}. Events in the whole log: {{number}}.', {
            date: dateTime(at),
            number: formatNumber(check.events),
          }),
          check.elsewhere > 0 &&
            t('From the sample register or another device: {{number}}.', {
              number: formatNumber(check.elsewhere),
            }),
          check.unlinked > 0 &&
            t('Older events that cannot be checked: {{number}}.', { number: formatNumber(check.unlinked) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </Box>
  );
}

function Breaks({
  breaks,
  onOpenEvent,
}: {
  breaks: readonly ChainBreak[];
  onOpenEvent: IntegrityPanelProps['onOpenEvent'];
}) {
  const { t } = useTranslation();
  const events = useAppSelector((state) => state.audit.entities);
  const more = breaks.length - named;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {breaks.slice(0, named).map((one) => {
        const event = one.eventId === undefined ? undefined : events[one.eventId];
        const text = chainBreakText(t, one);
        const isBefore = one.kind === 'missing' || one.kind === 'cut_off';
        return (
          <Box component="li" key={`${one.kind} ${one.chain} ${one.place} ${one.eventId}`} sx={{ py: 0.5 }}>
            {text}
            {event && (
              <Button
                size="small"
                color="inherit"
                aria-label={
                  isBefore ? t('Show the previous event: {{text}}', { text }) : t('Show the event: {{text}}', { text })
                }
                onClick={() => onOpenEvent(event)}
                sx={{ textDecoration: 'underline' }}
              >
                {isBefore ? t('Show the previous event') : t('Show the event')}
              </Button>
            )}
          </Box>
        );
      })}
      {more > 0 && <li>{t('… and {{count}} more.', { count: more })}</li>}
    </Box>
  );
}

function Limits() {
  const { t } = useTranslation();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', typography: 'body2', display: 'grid', gap: 0.5 }}>
      <li>{t('This check finds events that were changed, removed, inserted or moved after they were recorded.')}</li>
      <li>
        {t(
          'Someone who can change all data in this browser could make a false log that passes this check. Note the last fingerprint on paper from time to time, or keep an exported register elsewhere, and compare.',
        )}
      </li>
      <li>{t('This check does not show who used the device. Times come from the device’s clock.')}</li>
    </Box>
  );
}
