import { useTranslation } from 'react-i18next';
import { payoutAccount, payoutMethods, type Claimant } from '../../../../domain/claimant';
import { districtName } from '../../../../domain/districts';
import { Field, Fields } from '../../../../ui/Fields';
import { SectionCard } from '../../../../ui/SectionCard';

export function ClaimantCard({ claimant }: { claimant: Claimant }) {
  const { t } = useTranslation();
  const { payeeName, payeeAccount } = payoutAccount(claimant);
  const byBank = claimant.payoutMethod === 'bank_transfer';
  return (
    <SectionCard title={t('Claimant')}>
      <Fields>
        <Field label={t('Full name')}>{claimant.fullName}</Field>
        <Field label={t('National ID')}>{claimant.nationalId}</Field>
        <Field label={t('Phone number')}>{claimant.phoneNumber}</Field>
        <Field label={t('Alternate phone')}>{claimant.alternatePhone}</Field>
        <Field label={t('District')}>{districtName(claimant.district)}</Field>
        <Field label={t('Sub-county')}>{claimant.subcounty}</Field>
        <Field label={t('Parish')}>{claimant.parish}</Field>
        <Field label={t('Village')}>{claimant.village}</Field>
        <Field label={t('Payout method')}>{t(payoutMethods[claimant.payoutMethod].label)}</Field>
        {byBank && <Field label={t('Bank name')}>{claimant.bankName}</Field>}
        {byBank && <Field label={t('Account name')}>{payeeName}</Field>}
        <Field label={byBank ? t('Account number') : t('Mobile money number')}>{payeeAccount}</Field>
      </Fields>
    </SectionCard>
  );
}
