import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { notificationTypeNames, notificationTypes } from '../../domain/notification/notificationTypes';
import { useTranslation } from '../../i18n/useTranslation';
import { SwitchInput } from '../../ui/form/choice/SwitchInput';
import { Section } from './Section';
import type { SettingsControl } from './useSettingsForm';

/** Which notifications there are, and by which way besides the bell. */
export function NotificationsCard({ control }: { control: SettingsControl }) {
  const { t } = useTranslation();
  return (
    <Section name="notifications" description={t('Choose what you are notified about')}>
      <Group title={t('In the portal')} text={t('Notifications shown by the bell.')}>
        {notificationTypeNames.map((type) => (
          <SwitchInput key={type} control={control} name={type} label={t(notificationTypes[type].label)} />
        ))}
      </Group>
      <Group
        title={t('Outside the portal')}
        text={t('Your choice is saved, but nothing is sent from this device. Sending needs an email or SMS gateway.')}
      >
        <SwitchInput control={control} name="emailNotifications" label={t('Email notifications')} />
        <SwitchInput control={control} name="smsNotifications" label={t('SMS notifications')} />
      </Group>
    </Section>
  );
}

type GroupProps = { title: string; text: string; children: ReactNode };

function Group({ title, text, children }: GroupProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-text`} sx={{ '& + &': { mt: 2 } }}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      <Typography id={`${id}-text`} variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>{children}</Box>
    </Box>
  );
}
