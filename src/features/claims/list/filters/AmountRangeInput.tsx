import Box from '@mui/material/Box';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import type { FilterForm } from '../../../../domain/claim/list/claimFilterForm';
import { useTranslation } from '../../../../i18n/useTranslation';
import { MoneyInput } from '../../../../ui/form/text/MoneyInput';

/** Min and Max under one heading. */
export function AmountRangeInput<Output>({ control }: { control: Control<FilterForm, unknown, Output> }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box id={id} sx={{ typography: 'body2', fontWeight: 600, mb: 0.5 }}>
        {t('Amount Range (UGX)')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1 }}>
        <MoneyInput control={control} name="min" label={t('Min')} prefix={t('Min')} />
        <MoneyInput control={control} name="max" label={t('Max')} prefix={t('Max')} />
      </Box>
    </Box>
  );
}
