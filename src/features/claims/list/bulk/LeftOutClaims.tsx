import Button from '@mui/material/Button';
import { inBrief } from '../../../../domain/textLimits';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import { ClaimId } from '../../../../ui/ClaimId';
import { useFormats } from '../../../../ui/formats';
import { LeftOutList } from '../../../../ui/LeftOutList';
import { refusalText } from '../../../../ui/refusalText';
import { ChangedNotice } from './ChangedNotice';
import type { LeftOut } from './useBulkClaims';

/** The selected claims that nothing will be done to, each with the reason. */
export function LeftOutClaims({ claims, onPutBack }: { claims: readonly LeftOut[]; onPutBack: (id: string) => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <LeftOutList count={claims.length}>
      {claims.map(({ id, claim, refusal, changed }) => (
        <li key={id}>
          <ClaimId id={id} /> {claim && isolated(inBrief(claim.claimant.fullName))}
          <span className="reason">
            {refusal ? refusalText(t, refusal, formats) : t('Left out by hand.')}
            {!refusal && (
              <Button size="small" aria-label={t('Put back {{id}}', { id })} onClick={() => onPutBack(id)}>
                {t('Put back')}
              </Button>
            )}
          </span>
          {claim && changed && <ChangedNotice claim={claim} />}
        </li>
      ))}
    </LeftOutList>
  );
}
