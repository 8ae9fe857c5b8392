import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { findOpenPieces } from '../../../../domain/claim/asked/asked';
import { findLastVerification, type Claim } from '../../../../domain/claim/claim';
import type { Role } from '../../../../domain/user/roles';
import { useTranslation } from '../../../../i18n/useTranslation';
import { whyText } from '../../../../ui/text/reasonsText';
import { useFormats } from '../../../../ui/text/formats';
import { LongText } from '../../../../ui/labels/LongText';
import type { Perform } from './AnswerDialog';
import { AskedPieces } from './AskedPieces';

type InformationAskedProps = { claim: Claim; role: Role; perform: Perform };

/** What a claim waits for while information is asked for, piece by piece; nothing at any other time. */
export function InformationAsked({ claim, role, perform }: InformationAskedProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const verification = findLastVerification(claim);
  if (claim.status !== 'request_info' || !verification) return null;
  const { reasons = [], actionReason = '' } = verification;
  return (
    <Alert
      severity={findOpenPieces(claim).length === 0 ? 'success' : 'warning'}
      role="note"
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box sx={{ whiteSpace: 'pre-line', mb: 1 }}>
        <LongText
          text={t('Information requested: {{reason}} – {{name}}, {{date}}', {
            reason: whyText(t, reasons, actionReason),
            name: verification.verifiedBy,
            date: date(verification.verifiedOn),
          })}
        />
      </Box>
      <AskedPieces claim={claim} role={role} perform={perform} />
    </Alert>
  );
}
