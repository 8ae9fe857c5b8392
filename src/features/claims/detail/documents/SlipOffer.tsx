import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../../i18n/useTranslation';
import { FileJobProgress } from '../../../../ui/fileJob/FileJobProgress';
import { isMarked } from '../../../../ui/page/historyState';
import { useClaimFile } from '../../useClaimFile';

/**
 * Right after its submission: the claimant stands at the desk and takes a slip home. On top of the page, where no toast
 * lies over it on a phone.
 */
export function SlipOffer({ claimId }: { claimId: string }) {
  const { t } = useTranslation();
  const location = useLocation();
  const { job, exportClaim } = useClaimFile();
  if (!isMarked(location.state, 'submitted')) return null;
  return (
    <>
      <Alert severity="success" sx={{ mb: 2, alignItems: { sm: 'center' } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: '1 1 240px' }}>
            {t('The claim is registered. Give the claimant an acknowledgement slip to take home.')}
          </Box>
          <Button color="inherit" variant="outlined" size="small" onClick={() => void exportClaim(claimId, 'slip')}>
            {t('Acknowledgement slip')}
          </Button>
        </Box>
      </Alert>
      <FileJobProgress job={job} />
    </>
  );
}
