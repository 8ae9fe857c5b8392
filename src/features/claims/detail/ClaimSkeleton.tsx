import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { Page } from '../../../ui/page/Page';
import { SectionSkeleton } from '../../../ui/page/Skeletons';

/** A claim's page while the register is still being read. */
export function ClaimSkeleton({ above }: { above: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('Claim')}
      above={above}
      heading={<Skeleton variant="text" width={260} sx={{ maxWidth: '100%' }} />}
      subtitle={<Skeleton variant="text" width={340} sx={{ maxWidth: '100%' }} />}
    >
      <Skeleton variant="rounded" height={40} sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <SectionSkeleton fields={8} />
        <SectionSkeleton fields={8} />
      </Box>
    </Page>
  );
}
