import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { claimantLabels } from '../../../domain/claim/fieldLabels';
import type { UnknownQuestion } from '../../../domain/claimImport/rows/questions';
import { useTranslation } from '../../../i18n/useTranslation';
import { RuleSwitch } from './RuleSwitch';

type UnknownFactsProps = {
  unknown: readonly UnknownQuestion[];
  take: boolean;
  onChange: (take: boolean) => void;
};

/** What finished claims of an old register lack of their claimants, and the rule that takes them so. */
export function UnknownFacts({ unknown, take, onChange }: UnknownFactsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 0.5 }}>
        {t('Details that nobody wrote down')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('Of rejected and paid claims in the file:')}</Typography>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {unknown.map(({ field, rows }) => (
          <li key={field}>
            {t('{{field}}: missing in {{count}} rows', { field: t(claimantLabels[field]), count: rows })}
          </li>
        ))}
      </Box>
      <RuleSwitch
        label={t('Add these claims with "Not known"')}
        text={t(
          'On: these claims can be added. Nothing can be done with such a claim until someone adds the details. Off: their rows are refused.',
        )}
        checked={take}
        onChange={onChange}
      />
    </Box>
  );
}
