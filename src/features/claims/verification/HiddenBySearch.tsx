import Alert from '@mui/material/Alert';
import type { Claim } from '../../../domain/claim/claim';
import { useTranslation } from '../../../i18n/useTranslation';

type HiddenBySearchProps = {
  claim: Claim;
  /** Something is typed for it that is not sent. */
  unsent: boolean;
};

/** In the place of the claim that was open: that the search closed it, and how to come back to it. */
export function HiddenBySearch({ claim, unsent }: HiddenBySearchProps) {
  const { t } = useTranslation();
  const name = { id: claim.id, claimant: claim.claimant.fullName };
  return (
    <Alert severity="info" role="status">
      {t('Claim {{id}} of {{claimant}} was closed because it does not match your search.', name)}{' '}
      {unsent && `${t('Your entries are kept.')} `}
      {t('Choose a claim in the queue, or clear the search to open it again.')}
    </Alert>
  );
}
