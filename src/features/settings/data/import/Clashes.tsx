import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { keyOf, type MergeChoices, type MergeItem, type MergeSide } from '../../../../store/register/merging/types';
import { ClashCard } from './ClashCard';
import { ShowMore } from './OutcomeList';

type ClashesProps = {
  clashes: readonly MergeItem[];
  choices: MergeChoices;
  locked: boolean;
  onDecide: (choices: MergeChoices) => void;
  onDecideAll: (side: MergeSide) => void;
};

const pageSize = 20;

/** What only a person can decide: one by one, or all at once. */
export function Clashes({ clashes, choices, locked, onDecide, onDecideAll }: ClashesProps) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(pageSize);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {t('To decide: {{number}}', { number: clashes.length })}
      </Typography>
      <Typography>{t('You can import when you have decided all of these.')}</Typography>
      {clashes.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
          <Button variant="outlined" color="secondary" disabled={locked} onClick={() => onDecideAll('ours')}>
            {t("Keep this register's version for all")}
          </Button>
          <Button variant="outlined" color="secondary" disabled={locked} onClick={() => onDecideAll('theirs')}>
            {t("Use the file's version for all")}
          </Button>
        </Box>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {clashes.slice(0, shown).map((item) => (
          <ClashCard
            key={keyOf(item)}
            item={item}
            choice={choices[keyOf(item)]}
            locked={locked}
            onChoose={(side) => onDecide({ [keyOf(item)]: side })}
          />
        ))}
      </Box>
      <ShowMore shown={shown} of={clashes.length} onMore={() => setShown(shown + pageSize)} />
    </Box>
  );
}
