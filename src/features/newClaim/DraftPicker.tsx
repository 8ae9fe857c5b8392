import AddOutlined from '@mui/icons-material/AddOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isBlankDraft, type Draft } from '../../domain/claim/draft';
import { draftPath } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { refreshDrafts } from '../../store/drafts/commands';
import { selectBegunDrafts, selectNewClaimDrafts } from '../../store/drafts/selectors';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { selectSession } from '../../store/session/selectors';
import { isMarked } from '../../ui/page/historyState';
import { EmptyState } from '../../ui/page/EmptyState';
import { Page } from '../../ui/page/Page';
import { FormSkeleton } from '../../ui/page/Skeletons';
import { DiscardDialog } from './DiscardDialog';
import { DraftCard } from './DraftCard';
import { useStartDraft } from './useStartDraft';

/** Offers the drafts of this device, or starts one at once when there is nothing to go on with or another was asked for. */
export function DraftPicker() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const start = useStartDraft();
  const begun = useAppSelector(selectBegunDrafts);
  const another = isMarked(useLocation().state, 'another');
  const [discarding, setDiscarding] = useState<Draft>();
  /** The last draft was discarded here: whoever did that did not ask for a new one. */
  const [emptied, setEmptied] = useState(false);

  const openFresh = () => {
    const me = selectSession(store.getState())?.name;
    const untouched = selectNewClaimDrafts(store.getState()).find(
      (draft) => draft.createdBy === me && isBlankDraft(draft),
    );
    if (untouched) void navigate(draftPath(untouched.id), { replace: true });
    else start();
  };

  const arrive = useEffectEvent(() => {
    dispatch(refreshDrafts());
    if (another || selectBegunDrafts(store.getState()).length === 0) openFresh();
  });
  useEffect(() => arrive(), []);

  if (another || (begun.length === 0 && !emptied)) {
    return (
      <Page title={t('New Claim')}>
        <FormSkeleton />
      </Page>
    );
  }
  const startButton = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={openFresh}>
      {t('Start another claim')}
    </Button>
  );
  return (
    <Page
      title={t('New Claim')}
      subtitle={t('Unfinished claims on this device')}
      actions={begun.length > 0 && startButton}
    >
      {begun.length === 0 ? (
        <EmptyState
          icon={<DescriptionOutlined />}
          title={t('No drafts')}
          text={t('Unfinished claims on this device appear here.')}
          action={startButton}
        />
      ) : (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {begun.map((draft) => (
            <DraftCard key={draft.id} draft={draft} onDiscard={() => setDiscarding(draft)} />
          ))}
        </Box>
      )}
      {discarding && (
        <DiscardDialog
          draft={discarding}
          onClose={() => setDiscarding(undefined)}
          onDiscarding={() => setEmptied(true)}
        />
      )}
    </Page>
  );
}
