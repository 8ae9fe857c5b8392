import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SharedArea } from '../../../domain/claimImport/askedDays';
import { useTranslation } from '../../../i18n/useTranslation';
import { ChoiceField, choiceGrid } from '../ChoiceField';

type SharedAreasProps = { rows: number; answer: SharedArea | undefined; onAnswer: (answer: SharedArea) => void };

/** Cells that name several crops, with one area for all of them. */
export function SharedAreas({ rows, answer, onAnswer }: SharedAreasProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 0.5 }}>
        {t('Several crops in one cell')}
      </Typography>
      <Box sx={choiceGrid}>
        <ChoiceField
          label={t('{{count}} rows name several crops and one area', { count: rows })}
          value={answer}
          none={t('Choose')}
          options={[
            { value: 'divided', label: t('Divide area and yield equally among the crops') },
            { value: 'each', label: t('Each crop has the whole area and yield') },
          ]}
          onChoose={onAnswer}
        />
      </Box>
    </Box>
  );
}
