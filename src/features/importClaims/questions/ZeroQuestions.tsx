import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { importField } from '../../../domain/claimImport/importFields';
import type { ZeroQuestion } from '../../../domain/claimImport/rows/questions';
import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { RuleSwitch } from './RuleSwitch';

type ZeroQuestionsProps = {
  zeros: readonly ZeroQuestion[];
  leaveOut: boolean;
  onChange: (leaveOut: boolean) => void;
};

/** Quantities of 0, which no claim takes, and the rule that leaves them out. */
export function ZeroQuestions({ zeros, leaveOut, onChange }: ZeroQuestionsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 0.5 }}>
        {t('Quantities of 0')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {zeros.map(({ field, rows, needed }) => (
          <li key={field}>
            {t('{{field}} is 0 in {{count}} rows. It is required in {{needed}} of them.', {
              field: t(importField(field).label),
              count: rows,
              needed: formatNumber(needed),
            })}
          </li>
        ))}
      </Box>
      <RuleSwitch
        label={t('Treat quantities of 0 as empty')}
        text={t(
          'On: a row with a 0 can be added, unless the claim needs that quantity. Off: every row with a 0 is refused.',
        )}
        checked={leaveOut}
        onChange={onChange}
      />
    </Box>
  );
}
