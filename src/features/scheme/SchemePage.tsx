import Box from '@mui/material/Box';
import { useState } from 'react';
import { mayDo } from '../../domain/user/permissions';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { Confirmation } from '../../ui/commandForm/Confirmation';
import { OverPage } from '../../ui/commandForm/dialogForm';
import { leaveQuestion } from '../../ui/commandForm/leaveQuestion';
import { useLeaveQuestion } from '../../ui/commandForm/useLeaveQuestion';
import { Page } from '../../ui/page/Page';
import { SectionSkeleton } from '../../ui/page/Skeletons';
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
  const [unsent, setUnsent] = useState(false);
  const leaving = useLeaveQuestion({ unsent, question: leaveQuestion(t) });
  return (
    <Page title={t('Scheme Rules')} subtitle={t('What the compensation scheme asks of every claim')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {open ? (
          <OverPage value={setUnsent}>
            <SpeciesCard mayEdit={mayEdit} />
            <DaysCard mayEdit={mayEdit} />
            <PapersCard mayEdit={mayEdit} />
            <SentencesCard mayEdit={mayEdit} />
          </OverPage>
        ) : (
          <>
            <SectionSkeleton fields={3} />
            <SectionSkeleton fields={2} />
            <SectionSkeleton fields={5} />
          </>
        )}
      </Box>
      <Confirmation question={leaving} />
    </Page>
  );
}
