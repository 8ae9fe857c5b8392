import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { shorten } from '../../../domain/claimImport/sheet/cell';
import { findMeaning, isMeasure, meaningsOf } from '../../../domain/claimImport/fileWords';
import { importField } from '../../../domain/claimImport/importFields';
import type { WordQuestion } from '../../../domain/claimImport/rows/questions';
import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { Choice } from '../../../ui/form/choice/Choice';
import { StackedTable } from '../../../ui/list/StackedTable';
import type { Reading } from '../importState';

/** More of them say that a column was chosen for the wrong field. */
const mostShown = 60;
const longestWord = 60;

type WordQuestionsProps = {
  words: readonly WordQuestion[];
  reading: Reading;
  onChoose: (key: string, meaning: string) => void;
};

/** The words that the portal does not know, each with its rows and what it is to mean. */
export function WordQuestions({ words, reading, onChoose }: WordQuestionsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 0.5 }}>
        {t('Unknown words')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {t(
          'Choose what each word means. This device suggests your choice for the next file. Words you set to Other, and numbers in other units, are saved in the description.',
        )}
      </Typography>
      <StackedTable
        label={t('Unknown words')}
        rows={words.slice(0, mostShown)}
        rowKey={({ key }) => key}
        columns={[
          { label: 'In the file', width: '26%', cell: ({ text }) => shorten(text, longestWord) },
          { label: 'Field', width: '22%', cell: ({ list, field }) => <Where unit={isMeasure(list)} field={field} /> },
          { label: 'Rows', width: '80px', align: 'right', cell: ({ rows }) => formatNumber(rows) },
          { label: 'What it means', cell: (word) => <Meaning {...{ word, reading, onChoose }} /> },
        ]}
      />
      {words.length > mostShown && (
        <Typography sx={{ mt: 1 }}>
          {t('… and {{count}} more words. You may have chosen a column for the wrong field. Go back and check.', {
            count: words.length - mostShown,
          })}
        </Typography>
      )}
    </Box>
  );
}

function Where({ unit, field }: { unit: boolean; field: WordQuestion['field'] }) {
  const { t } = useTranslation();
  const label = t(importField(field).label);
  return unit ? t('{{field}} (unit)', { field: label }) : label;
}

function Meaning({ word, reading, onChoose }: { word: WordQuestion } & Omit<WordQuestionsProps, 'words'>) {
  const { t } = useTranslation();
  const id = useId();
  const meaning = findMeaning(word, reading.answers.words);
  const recalled = reading.recalledWords.has(word.key);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Choice
        value={meaning ?? ''}
        options={meaningsOf(word.list).map(({ value, label }) => ({ value, label: t(label) }))}
        none={t('Choose')}
        inputProps={{
          'aria-label': t('What "{{word}}" means in {{field}}', {
            word: shorten(word.text, longestWord),
            field: t(importField(word.field).label),
          }),
          'aria-describedby': recalled ? id : undefined,
        }}
        onChoose={(value) => onChoose(word.key, value)}
      />
      {recalled && (
        <Box id={id} sx={{ typography: 'body2', color: 'info.main' }}>
          {t('You chose this for an earlier file. Change it if it is wrong here.')}
        </Box>
      )}
    </Box>
  );
}
