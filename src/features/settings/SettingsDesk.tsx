import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, type SyntheticEvent } from 'react';
import { formOfSettings } from '../../domain/settings/settingsForm';
import type { Profile } from '../../domain/user/user';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectIsManaged } from '../../store/session/profile';
import { selectPreferences } from '../../store/settings/selectors';
import { Confirmation } from '../../ui/commandForm/Confirmation';
import { useLeaveQuestion } from '../../ui/commandForm/useLeaveQuestion';
import { leaveQuestion } from '../../ui/commandForm/useQuestion';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { SwitchInput } from '../../ui/form/choice/SwitchInput';
import { Page } from '../../ui/page/Page';
import { DataManagement } from './data/DataManagement';
import { NotificationsCard } from './NotificationsCard';
import { PreferencesCard } from './PreferencesCard';
import { ProfileCard } from './ProfileCard';
import { SecurityCard } from './SecurityCard';
import { SharingCard } from './sharing/SharingCard';
import { StatusCard } from './StatusCard';
import { UnsavedBar } from './UnsavedBar';
import { useReset } from './useReset';
import { useSave } from './useSave';
import { useSettingsForm } from './useSettingsForm';

const formId = 'settings';

/** One form over the cards; what shows beside it is of the device. */
export function SettingsDesk({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const preferences = useAppSelector(selectPreferences);
  const managed = useAppSelector(selectIsManaged);
  const kept = useMemo(() => formOfSettings(profile, preferences), [profile, preferences]);
  const onSave = useSave();
  const { form, formRef, wrongFields, control, submit, unsaved, busy, overtaken, discard, discardFields } =
    useSettingsForm({ kept, onSave });
  const { question, reset } = useReset({ kept, typed: form.getValues, discardFields });
  const leaving = useLeaveQuestion({
    unsent: unsaved,
    question: {
      ...leaveQuestion(t),
      text: t('Your changes to the settings are not saved and will be lost.'),
    },
  });

  return (
    <Page
      title={t('Settings')}
      subtitle={t('Your account, and how the portal works on this device')}
      actions={
        <>
          <Button color="secondary" variant="outlined" onClick={() => void reset()} disabled={busy}>
            {t('Reset to Defaults')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={busy}>
            {t('Save Changes')}
          </Button>
        </>
      }
    >
      <ErrorSummary form={form} fields={wrongFields} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          // Below the header, which stays in sight.
          '& section': { scrollMarginTop: 72 },
        }}
      >
        <Box
          component="form"
          ref={formRef}
          id={formId}
          noValidate
          aria-label={t('Settings')}
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            submit();
          }}
          sx={{ display: 'contents' }}
        >
          <ProfileCard control={control} managed={managed} />
          <NotificationsCard control={control} />
          <SecurityCard control={control} />
          <PreferencesCard control={control} />
        </Box>
        {/* Outside the form: their own dialogs must not send it. */}
        <DataManagement autoBackup={<SwitchInput control={control} name="autoBackup" label={t('Auto backup')} />} />
        <StatusCard />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <SharingCard />
        </Box>
      </Box>
      <UnsavedBar unsaved={unsaved} overtaken={overtaken} busy={busy} onSave={submit} onDiscard={discard} />
      <Confirmation question={question ?? leaving} />
    </Page>
  );
}
