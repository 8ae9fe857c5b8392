import { payoutAccount, payoutMethods, type Claimant } from '../../../../domain/claim/claimant';
import { districtName } from '../../../../domain/place/districts';
import { claimantLabels } from '../../../../domain/claim/fieldLabels';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { SectionCard } from '../../../../ui/page/SectionCard';

export function ClaimantCard({ claimant }: { claimant: Claimant }) {
  const { t } = useTranslation();
  const { payeeName, payeeAccount } = payoutAccount(claimant);
  const byBank = claimant.payoutMethod === 'bank_transfer';
  return (
    <SectionCard title={t('Claimant')}>
      <Fields>
        <Field label={t(claimantLabels.fullName)}>{claimant.fullName}</Field>
        <Field label={t(claimantLabels.nationalId)}>{claimant.nationalId}</Field>
        <Field label={t(claimantLabels.phoneNumber)}>{claimant.phoneNumber}</Field>
        <Field label={t(claimantLabels.alternatePhone)}>{claimant.alternatePhone}</Field>
        <Field label={t(claimantLabels.district)}>{districtName(claimant.district)}</Field>
        <Field label={t(claimantLabels.subcounty)}>{claimant.subcounty}</Field>
        <Field label={t(claimantLabels.parish)}>{claimant.parish}</Field>
        <Field label={t(claimantLabels.village)}>{claimant.village}</Field>
        <Field label={t(claimantLabels.payoutMethod)}>{t(payoutMethods[claimant.payoutMethod].label)}</Field>
        {byBank && <Field label={t(claimantLabels.bankName)}>{claimant.bankName}</Field>}
        {byBank && <Field label={t(claimantLabels.accountName)}>{payeeName}</Field>}
        <Field label={t(byBank ? claimantLabels.accountNumber : claimantLabels.mobileMoneyNumber)}>
          {payeeAccount}
        </Field>
      </Fields>
    </SectionCard>
  );
}
