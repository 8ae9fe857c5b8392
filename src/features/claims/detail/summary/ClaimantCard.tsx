import { payoutAccount, type Claimant } from '../../../../domain/claim/claimant';
import { districtName } from '../../../../domain/place/districts';
import { claimantLabels } from '../../../../domain/claim/fieldLabels';
import { methodLabel, notKnown } from '../../../../domain/claim/notKnown';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { SectionCard } from '../../../../ui/page/SectionCard';

export function ClaimantCard({ claimant }: { claimant: Claimant }) {
  const { t } = useTranslation();
  const { payeeName, payeeAccount } = payoutAccount(claimant);
  const known = (fact: string) => fact || t(notKnown);
  const byBank = claimant.payoutMethod === 'bank_transfer';
  return (
    <SectionCard title={t('Claimant')}>
      <Fields>
        <Field label={t(claimantLabels.fullName)}>{known(claimant.fullName)}</Field>
        <Field label={t(claimantLabels.nationalId)}>{known(claimant.nationalId)}</Field>
        <Field label={t(claimantLabels.phoneNumber)}>{known(claimant.phoneNumber)}</Field>
        <Field label={t(claimantLabels.alternatePhone)}>{claimant.alternatePhone}</Field>
        <Field label={t(claimantLabels.district)}>{districtName(claimant.district)}</Field>
        <Field label={t(claimantLabels.subcounty)}>{claimant.subcounty}</Field>
        <Field label={t(claimantLabels.parish)}>{claimant.parish}</Field>
        <Field label={t(claimantLabels.village)}>{claimant.village}</Field>
        <Field label={t(claimantLabels.payoutMethod)}>{t(methodLabel(claimant.payoutMethod))}</Field>
        {byBank && <Field label={t(claimantLabels.bankName)}>{known(claimant.bankName)}</Field>}
        {byBank && <Field label={t(claimantLabels.accountName)}>{known(payeeName)}</Field>}
        {claimant.payoutMethod && (
          <Field label={t(byBank ? claimantLabels.accountNumber : claimantLabels.mobileMoneyNumber)}>
            {known(payeeAccount)}
          </Field>
        )}
      </Fields>
    </SectionCard>
  );
}
