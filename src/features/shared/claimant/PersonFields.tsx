import type { Control } from 'react-hook-form';
import type { Claimant, ClaimantForm } from '../../../domain/claim/claimant';
import { claimantLabels } from '../../../domain/claim/fieldLabels';
import { readNationalId } from '../../../domain/form/nationalId';
import { useTranslation } from '../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { PhoneInput } from '../../../ui/form/text/PhoneInput';
import { TextInput } from '../../../ui/form/text/TextInput';
import { FieldGrid } from '../../../ui/form/FieldGrid';

type PersonFieldsProps = { control: Control<ClaimantForm, unknown, Claimant>; autoFocus?: boolean };

/** Who the claimant is, and how to reach them. */
export function PersonFields({ control, autoFocus = false }: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <LimitedTextInput
        control={control}
        name="fullName"
        label={t(claimantLabels.fullName)}
        required
        autoFocus={autoFocus}
      />
      <TextInput
        control={control}
        name="nationalId"
        label={t(claimantLabels.nationalId)}
        hint={t('14 characters, as printed on the card')}
        capitals
        write={readNationalId}
        required
      />
      <PhoneInput control={control} name="phoneNumber" label={t(claimantLabels.phoneNumber)} required />
      <PhoneInput control={control} name="alternatePhone" label={t(claimantLabels.alternatePhone)} />
    </FieldGrid>
  );
}
