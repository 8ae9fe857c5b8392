import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { firstSettingsDistricts } from '../../domain/user/userDistricts';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectBindsToDistricts } from '../../store/access/selectors';
import { districtIsSet } from '../../store/session/profile';
import { SearchSelectInput } from '../../ui/form/choice/SearchSelectInput';
import { LimitedTextInput } from '../../ui/form/text/LimitedTextInput';
import { PhoneInput } from '../../ui/form/text/PhoneInput';
import { TextInput } from '../../ui/form/text/TextInput';
import { placeOptions } from '../../ui/text/placeOptions';
import { FieldGrid } from './FieldGrid';
import { Section } from './Section';
import type { SettingsControl } from './useSettingsForm';

type ProfileCardProps = {
  control: SettingsControl;
  /** Whether the person has a record among the managed users. */
  managed: boolean;
};

/** The signed-in person's own account. */
export function ProfileCard({ control, managed }: ProfileCardProps) {
  const { t } = useTranslation();
  const isBound = useAppSelector(selectBindsToDistricts) && managed;
  const districts = useMemo(() => placeOptions(firstSettingsDistricts, t), [t]);
  return (
    <Section name="profile" description={t('Your account, as colleagues see it')}>
      {!managed && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(
            'This account is not in User Management. Changes to your name, email and district last until you sign out. Your phone number is saved on this device only.',
          )}
        </Alert>
      )}
      <FieldGrid>
        <LimitedTextInput control={control} name="fullName" label={t('Full Name')} autoComplete="name" required />
        <TextInput
          control={control}
          name="email"
          label={t('Email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={t('You sign in with this email')}
          required
        />
        <PhoneInput
          control={control}
          name="phone"
          label={t('Phone')}
          autoComplete="tel"
          {...(!managed && { hint: t('Saved on this device only') })}
        />
        <SearchSelectInput
          control={control}
          name="district"
          label={t('District')}
          options={districts}
          required
          {...(isBound && { disabled: true, hint: t(districtIsSet) })}
        />
      </FieldGrid>
    </Section>
  );
}
