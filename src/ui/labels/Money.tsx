import { hasEndedUnpaid, type ClaimStatus } from '../../domain/workflow/statuses';
import { useTranslation } from '../../i18n/useTranslation';
import { useFormats } from '../text/formats';

type MoneyProps = {
  /** Whole shillings. */
  amount: number | undefined;
  /** Beside what is typed or decided: in UGX, whatever currency was chosen. */
  official?: boolean;
  /** Of the claim that it is the amount of: one that was rejected or closed will not be assessed any more. */
  status?: ClaimStatus;
};

/** An amount in the chosen currency; one that nobody has calculated yet says so. */
export function Money({ amount, official = false, status }: MoneyProps) {
  const { t } = useTranslation();
  const { money, shillings } = useFormats();
  if (amount === undefined) {
    return (
      <span className="notAssessed">
        {status && hasEndedUnpaid(status) ? t('Not assessed') : t('Not yet assessed')}
      </span>
    );
  }
  return <span className="amount">{official ? shillings(amount) : money(amount)}</span>;
}
