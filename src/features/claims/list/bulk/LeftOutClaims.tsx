import Button from '@mui/material/Button';
import { truncateName } from '../../../../domain/truncateName';
import { notKnown } from '../../../../domain/claim/notKnown';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import { ClaimId } from '../../../../ui/labels/ClaimId';
import { useFormats } from '../../../../ui/text/formats';
import { LeftOutList } from '../../../../ui/list/LeftOutList';
import { refusalText } from '../../../../ui/text/refusalText';
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
          <ClaimId id={id} /> {claim && isolated(truncateName(claim.claimant.fullName || t(notKnown)))}
          <span className="reason">
            {refusal ? refusalText(t, refusal, formats) : t('You left this claim out.')}
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
