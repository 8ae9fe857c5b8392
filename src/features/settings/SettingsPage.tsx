import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/session/profile';
import { Page } from '../../ui/page/Page';
import { SectionSkeleton } from '../../ui/page/Skeletons';
import { SettingsDesk } from './SettingsDesk';

export function SettingsPage() {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.open);
  const profile = useAppSelector(selectProfile);
  if (open && profile) return <SettingsDesk profile={profile} />;
  return (
    <Page title={t('Settings')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <SectionSkeleton fields={4} />
        <SectionSkeleton fields={8} />
      </Box>
    </Page>
  );
}
