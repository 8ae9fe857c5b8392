import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { Page } from '../../ui/page/Page';
import { FormSkeleton } from '../../ui/page/Skeletons';
import { DraftPicker } from './DraftPicker';
import { OpenDraft } from './OpenDraft';

/** The wizard on one draft, or the choice of one. Draft and step stand in the URL. */
export function NewClaimPage() {
  const { t } = useTranslation();
  const open = useAppSelector(({ storage }) => storage.open);
  const [params] = useSearchParams();
  const draftId = params.get('draft');

  if (!open) {
    return (
      <Page title={t('New Claim')}>
        <FormSkeleton />
      </Page>
    );
  }
  return draftId === null ? <DraftPicker /> : <OpenDraft key={draftId} draftId={draftId} asked={params.get('step')} />;
}
