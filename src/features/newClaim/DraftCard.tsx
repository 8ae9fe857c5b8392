import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { furthestStep, stepTitle, type Draft } from '../../domain/claim/draft';
import { draftPath } from '../../domain/routes';
import { truncateName } from '../../domain/truncateName';
import { useTranslation } from '../../i18n/useTranslation';
import { ClaimId } from '../../ui/labels/ClaimId';
import { Field, Fields } from '../../ui/labels/Fields';
import { useFormats } from '../../ui/text/formats';

/** One draft to go on with. */
export function DraftCard({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const nameId = useId();
  const step = furthestStep(draft);
  return (
    <Card component="li" aria-labelledby={nameId} sx={{ display: 'grid', gap: 2, p: 2 }}>
      <Typography id={nameId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {truncateName(draft.claimant.fullName.trim()) || t('Unnamed')}
      </Typography>
      <Fields>
        <Field label={t('Claim ID')} wide>
          {draft.claimId ? <ClaimId id={draft.claimId} whole /> : t('Assigned after step 1')}
        </Field>
        <Field label={t('Continue at')}>
          {t('Step {{step}} of 4: {{title}}', { step, title: t(stepTitle(step)) })}
        </Field>
        <Field label={t('Last saved')}>{dateTime(draft.updatedAt)}</Field>
        <Field label={t('Started by')}>{draft.createdBy}</Field>
      </Fields>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignSelf: 'end' }}>
        <Button component={Link} to={draftPath(draft.id, step)} variant="outlined" aria-describedby={nameId}>
          {t('Continue')}
        </Button>
        <Button color="error" onClick={onDiscard} aria-describedby={nameId}>
          {t('Discard')}
        </Button>
      </Box>
    </Card>
  );
}
