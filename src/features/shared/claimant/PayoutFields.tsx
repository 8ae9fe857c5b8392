import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useController, useWatch, type Control } from 'react-hook-form';
import { payoutMethodNames, payoutMethods, type Claimant, type ClaimantForm } from '../../../domain/claim/claimant';
import { claimantLabels } from '../../../domain/claim/fieldLabels';
import { phonePattern, readPhone } from '../../../domain/form/phone';
import { useTranslation } from '../../../i18n/useTranslation';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { PhoneInput } from '../../../ui/form/text/PhoneInput';
import { FieldGrid, WideField } from '../../../ui/form/FieldGrid';

type PayoutFieldsProps = { control: Control<ClaimantForm, unknown, Claimant> };

/** How the claimant is paid. Only the chosen method's fields show; what was typed under the other is kept. */
export function PayoutFields({ control }: PayoutFieldsProps) {
  const { t } = useTranslation();
  const method = useWatch({ control, name: 'payoutMethod' });
  return (
    <FieldGrid>
      <WideField>
        <RadioInput
          control={control}
          name="payoutMethod"
          label={t(claimantLabels.payoutMethod)}
          options={payoutMethodNames.map((value) => ({ value, label: t(payoutMethods[value].label) }))}
          required
        />
      </WideField>
      {method === 'mobile_money' && <MobileMoneyNumber control={control} />}
      {method === 'bank_transfer' && (
        <>
          <LimitedTextInput control={control} name="bankName" label={t(claimantLabels.bankName)} required />
          <LimitedTextInput control={control} name="accountName" label={t(claimantLabels.accountName)} required />
          <LimitedTextInput control={control} name="accountNumber" label={t(claimantLabels.accountNumber)} required />
        </>
      )}
    </FieldGrid>
  );
}

/** Most are paid on the number that they are called on. */
function MobileMoneyNumber({ control }: PayoutFieldsProps) {
  const { t } = useTranslation();
  const phone = readPhone(useWatch({ control, name: 'phoneNumber' }));
  const { field } = useController({ control, name: 'mobileMoneyNumber' });
  const isOffered = phonePattern.test(phone) && readPhone(field.value) !== phone;
  return (
    <Box>
      <PhoneInput control={control} name="mobileMoneyNumber" label={t(claimantLabels.mobileMoneyNumber)} required />
      {isOffered && (
        <Button size="small" onClick={() => field.onChange(phone)}>
          {t('Same as phone number')}
        </Button>
      )}
    </Box>
  );
}
