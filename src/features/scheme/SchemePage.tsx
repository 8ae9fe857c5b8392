import Box from '@mui/material/Box';
import { mayDo } from '../../domain/user/permissions';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { DialogsOverPage } from '../../ui/commandForm/DialogsOverPage';
import { Page } from '../../ui/page/Page';
import { SectionSkeleton } from '../../ui/page/Skeletons';
import { AccessCard } from './AccessCard';
import { DaysCard } from './DaysCard';
import { PapersCard } from './PapersCard';
import { SentencesCard } from './SentencesCard';
import { SpeciesCard } from './SpeciesCard';

/** The rules of the scheme, a card each; administrators change them. */
export function SchemePage() {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.open);
  const role = useAppSelector(selectRole);
  const mayEdit = role !== undefined && mayDo('manageScheme', role);
  return (
    <Page title={t('Scheme Rules')} subtitle={t('What the compensation scheme asks of every claim')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {open ? (
          <DialogsOverPage>
            <SpeciesCard mayEdit={mayEdit} />
            <DaysCard mayEdit={mayEdit} />
            <PapersCard mayEdit={mayEdit} />
            <SentencesCard mayEdit={mayEdit} />
            <AccessCard mayEdit={mayEdit} />
          </DialogsOverPage>
        ) : (
          <>
            <SectionSkeleton fields={3} />
            <SectionSkeleton fields={2} />
            <SectionSkeleton fields={5} />
          </>
        )}
      </Box>
    </Page>
  );
}
