import { useWatch, type Control } from 'react-hook-form';
import { payoutMethodNames, payoutMethods, type Claimant, type ClaimantForm } from '../../../domain/claimant';
import { claimantLabels } from '../../../domain/fieldLabels';
import { useTranslation } from '../../../i18n/useTranslation';
import { RadioInput } from '../../../ui/form/RadioInput';
import { LimitedTextInput } from '../../../ui/form/LimitedTextInput';
import { TextInput } from '../../../ui/form/TextInput';
import { FieldGrid, WideField } from '../FieldGrid';

/** How the claimant is paid. Only the chosen method's fields show; what was typed under the other is kept. */
export function PayoutFields({ control }: { control: Control<ClaimantForm, unknown, Claimant> }) {
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
      {method === 'mobile_money' && (
        <TextInput
          control={control}
          name="mobileMoneyNumber"
          label={t(claimantLabels.mobileMoneyNumber)}
          hint={t('+256 and nine digits')}
          type="tel"
          required
        />
      )}
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
