import Box from '@mui/material/Box';
import { findOpenPieces } from '../../../../domain/claim/asked/asked';
import { findLastVerification, type Claim } from '../../../../domain/claim/claim';
import { pieceText } from '../../../../domain/claim/asked/pieceText';
import { findLifecycleRefusal } from '../../../../domain/workflow/lifecycleRefusal';
import type { Role } from '../../../../domain/user/roles';
import { isolated } from '../../../../i18n/isolated';
import { useBar } from '../../../shared/claimActions/useBar';
import { useTranslation } from '../../../../i18n/useTranslation';

/** Above the button that resubmits a claim: what still keeps it, for whoever may press it. */
export function OpenPieces({ claim, role }: { claim: Claim; role: Role }) {
  const { t } = useTranslation();
  const findBar = useBar(claim);
  const open = findOpenPieces(claim);
  if (open.length === 0 || findLifecycleRefusal('resubmit', role, claim.status) || findBar('resubmit')) return null;
  const actionReason = findLastVerification(claim)?.actionReason;
  const pieces = open.map((piece) => isolated(pieceText(t, piece, actionReason))).join(' · ');
  return (
    <Box
      sx={{
        flexBasis: '100%',
        color: 'text.secondary',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        // The list below has all of it.
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      }}
    >
      {t('Open before Resubmit: {{pieces}}', { pieces })}
    </Box>
  );
}
