import Box from '@mui/material/Box';
import { CardsSkeleton, FormSkeleton, SectionSkeleton } from '../../../ui/page/Skeletons';

/** Queue, form and facts while the register is being read. */
export function VerificationSkeleton() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)', lg: '340px 6fr 7fr' },
      }}
    >
      <CardsSkeleton cards={6} />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <FormSkeleton />
      </Box>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <SectionSkeleton fields={8} />
      </Box>
    </Box>
  );
}
