import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { importField, type ImportField } from '../../../domain/claimImport/importFields';
import type { SwappedQuestion } from '../../../domain/claimImport/rows/questions';
import { useTranslation } from '../../../i18n/useTranslation';
import { ChoiceField, choiceGrid } from '../ChoiceField';
import type { Reading } from '../importState';

type SwappedDaysProps = {
  swapped: readonly SwappedQuestion[];
  answers: Reading['answers']['swapped'];
  onAnswer: (field: ImportField, swap: boolean) => void;
};

/** Columns whose dates an American spreadsheet program seems to have taken the other way round. */
export function SwappedDays({ swapped, answers, onAnswer }: SwappedDaysProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 0.5 }}>
        {t('Day and month may be swapped')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t(
          'In these columns, all Excel dates have a day of 12 or less, and all dates above 12 are text. This happens when Excel expects the month first. Compare some rows with the paper.',
        )}
      </Typography>
      <Box sx={choiceGrid}>
        {swapped.map(({ field, rows }) => {
          const answer = answers[field];
          return (
            <ChoiceField
              key={field}
              label={t('{{field}}, {{count}} rows', { field: t(importField(field).label), count: rows })}
              value={answer === undefined ? undefined : answer ? 'swap' : 'keep'}
              none={t('Choose')}
              options={[
                { value: 'swap', label: t('Swapped: read 5 March as 3 May') },
                { value: 'keep', label: t('Not swapped: read 5 March as 5 March') },
              ]}
              onChoose={(value) => onAnswer(field, value === 'swap')}
            />
          );
        })}
      </Box>
    </Box>
  );
}
