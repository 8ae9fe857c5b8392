import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from '../../../i18n/useTranslation';
import { SectionCard } from '../../../ui/page/SectionCard';

const steps = [
  'Select a payment card.',
  'Review and update its status and amount.',
  'Add a failure reason if it failed.',
  'Click Update Payment.',
] as const;

/** @param folded the title alone, to be opened: on a phone the payments come first. */
export function Instructions({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation();
  const title = t('How to process a payment');
  const list = (
    <Box component="ol" sx={{ display: 'grid', gap: 0.5, m: 0, pl: 2.5 }}>
      {steps.map((step) => (
        <li key={step}>{t(step)}</li>
      ))}
    </Box>
  );
  if (!folded) return <SectionCard title={title}>{list}</SectionCard>;
  return (
    <Card component="details">
      <Box component="summary" sx={{ px: 2, py: 1.5, fontWeight: 600, cursor: 'pointer' }}>
        {title}
      </Box>
      <Box sx={{ px: 2, pb: 2 }}>{list}</Box>
    </Card>
  );
}
