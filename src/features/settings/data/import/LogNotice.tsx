import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { fingerprintOf } from '../../../../domain/audit/auditChain';
import { logHolds, type ChainCheck } from '../../../../domain/audit/auditChainCheck';
import { useTranslation } from '../../../../i18n/useTranslation';
import { chainBreakText } from '../../../../ui/text/chainWords';

/**
 * Whether the audit log of a file is as it was written. A broken one is not refused: a device whose log was damaged has
 * claims to bring all the same, and what came in stays to be seen.
 */
export function LogNotice({ log }: { log: ChainCheck }) {
  const { t } = useTranslation();
  const [first] = log.breaks;
  if (first) {
    return (
      <Alert severity="warning">
        <div>
          {logHolds(log)
            ? t('In the audit log of this file, events that came from yet another device do not follow one another:')
            : t('The audit log of this file is not as it was written. It first breaks here:')}
        </div>
        <div>{chainBreakText(t, first)}</div>
        <div>
          {t(
            'Ask whoever sent the file before you import it. Its events come in as they are, and Audit goes on saying so here.',
          )}
        </div>
      </Alert>
    );
  }
  return (
    <div>
      <Typography>
        {log.head
          ? t('The audit log of this file holds. Fingerprint of its last event: {{fingerprint}}', {
              fingerprint: fingerprintOf(log.head),
            })
          : t('The audit log of this file is from before events were linked, so nothing can be checked in it.')}
      </Typography>
      {log.head && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(
            'Whoever could rewrite the whole file could make a log that fits. Compare the fingerprint with the one of the device that it comes from.',
          )}
        </Typography>
      )}
    </div>
  );
}
