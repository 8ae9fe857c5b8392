import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { fingerprintOf } from '../../../../domain/audit/fingerprint';
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
            ? t("In this file's audit log, events from another device are not in sequence:")
            : t('The audit log of this file is damaged or was changed. The first problem is here:')}
        </div>
        <div>{chainBreakText(t, first)}</div>
        <div>
          {t(
            'Ask the sender of the file before you import it. Its events are imported unchanged, and Audit will keep showing this warning.',
          )}
        </div>
      </Alert>
    );
  }
  return (
    <div>
      <Typography>
        {log.head
          ? t('The audit log is intact. Fingerprint of its last event: {{fingerprint}}', {
              fingerprint: fingerprintOf(log.head),
            })
          : t('The file does not say where its audit log ends, so the log cannot be checked.')}
      </Typography>
      {log.head && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Compare the fingerprint with the original device to be certain.')}
        </Typography>
      )}
    </div>
  );
}
