import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { furthestStep, stepTitle, type Draft } from '../../domain/claim/draft';
import { draftPath, routes } from '../../domain/routes';
import { truncateName } from '../../domain/truncateName';
import { useTranslation } from '../../i18n/useTranslation';
import { selectBegunDrafts } from '../../store/drafts/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectSessionName } from '../../store/session/selectors';
import { ClaimId } from '../../ui/labels/ClaimId';
import { useFormats } from '../../ui/text/formats';
import { SectionCard } from '../../ui/page/SectionCard';
import { threeAbreast } from './ClaimItem';

const draftsShown = 3;

/** The claims that were begun on this device and not submitted, one's own first; nothing while there are none. */
export function UnfinishedDrafts() {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.listed);
  const me = useAppSelector(selectSessionName);
  const drafts = useAppSelector(selectBegunDrafts);
  if (!open || drafts.length === 0) return null;
  const mineFirst = [
    ...drafts.filter(({ createdBy }) => createdBy === me),
    ...drafts.filter(({ createdBy }) => createdBy !== me),
  ];
  return (
    <SectionCard
      title={t('Drafts')}
      description={t('Unfinished claims on this device')}
      actions={
        <Button component={Link} to={routes.newClaim.path} size="small">
          {t('All drafts')}
        </Button>
      }
    >
      <Box component="ul" sx={threeAbreast}>
        {mineFirst.slice(0, draftsShown).map((draft) => (
          <UnfinishedDraft key={draft.id} draft={draft} />
        ))}
      </Box>
    </SectionCard>
  );
}

function UnfinishedDraft({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const nameId = useId();
  const step = furthestStep(draft);
  return (
    <Box component="li" aria-labelledby={nameId} sx={{ overflowWrap: 'anywhere' }}>
      <strong id={nameId}>{truncateName(draft.claimant.fullName.trim()) || t('Unnamed')}</strong>
      {draft.claimId && (
        <div>
          <ClaimId id={draft.claimId} />
        </div>
      )}
      <div>{t('Step {{step}} of 4: {{title}}', { step, title: t(stepTitle(step)) })}</div>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('Last saved {{when}}, started by {{name}}', { when: dateTime(draft.updatedAt), name: draft.createdBy })}
      </Box>
      <Button
        component={Link}
        to={draftPath(draft.id, step)}
        variant="outlined"
        size="small"
        aria-describedby={nameId}
        sx={{ mt: 1 }}
      >
        {t('Continue')}
      </Button>
    </Box>
  );
}
