import { scheduleReasons, type LeftOutOfSchedule as LeftOut } from '../../domain/payment/paymentSchedule';
import { statuses } from '../../domain/workflow/statuses';
import { truncateName } from '../../domain/truncateName';
import { isolated } from '../../i18n/isolated';
import { useTranslation } from '../../i18n/useTranslation';
import { ClaimId } from '../labels/ClaimId';
import { LeftOutList } from '../list/LeftOutList';

/** The claims without a payment to be made, each with the reason. */
export function LeftOutOfSchedule({ claims }: { claims: readonly LeftOut[] }) {
  const { t } = useTranslation();
  return (
    <LeftOutList count={claims.length}>
      {claims.map(({ claim, reason, failure, conditions }) => (
        <li key={claim.id}>
          <ClaimId id={claim.id} /> {isolated(truncateName(claim.claimant.fullName))}
          <span className="reason">
            {t(scheduleReasons[reason].text, { status: t(statuses[claim.status].badge), failure, conditions })}
          </span>
        </li>
      ))}
    </LeftOutList>
  );
}
