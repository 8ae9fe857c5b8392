import Alert from '@mui/material/Alert';
import { findLastVerification, type Claim } from '../../../domain/claim/claim';
import { useTranslation } from '../../../i18n/useTranslation';
import { whyText } from '../../../ui/text/reasonsText';
import { useFormats } from '../../../ui/text/formats';
import { LongText } from '../../../ui/labels/LongText';

/** What a claim waits for while information is asked for; nothing at any other time. */
export function InformationAsked({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const verification = findLastVerification(claim);
  if (claim.status !== 'request_info' || !verification) return null;
  const { reasons = [], actionReason = '' } = verification;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
      <LongText
        text={t('Information requested: {{reason}} – {{name}}, {{date}}', {
          reason: whyText(t, reasons, actionReason),
          name: verification.verifiedBy,
          date: date(verification.verifiedOn),
        })}
      />
    </Alert>
  );
}
