import Close from '@mui/icons-material/Close';
import { memo } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import { truncateName } from '../../../../domain/truncateName';
import { notKnown } from '../../../../domain/claim/notKnown';
import type { Words } from '../../../../domain/words';
import { useTranslation } from '../../../../i18n/useTranslation';
import { ClaimId } from '../../../../ui/labels/ClaimId';
import type { Option } from '../../../../ui/form/choice/SelectInput';
import { Money } from '../../../../ui/labels/Money';
import { BulkCell } from './BulkCell';
import type { BulkValues, CellName } from './bulkForms';
import { ChangedNotice } from './ChangedNotice';
import type { Included } from './useBulkClaims';

type BulkRowProps = Pick<Included, 'claim' | 'changed'> & {
  /** What stands as its amount, UGX. */
  amount: number | undefined;
  cells: readonly CellName[];
  control: Control<BulkValues>;
  schedules: readonly Option[];
  onSchedule: (version: string, ids: readonly string[]) => void;
  onTakeOut: (id: string) => void;
  /** What becomes of it, where that is not the same for all. */
  remark: Words | undefined;
};

/** One claim that the action will be done to, with what it still needs. */
export const BulkRow = memo(function BulkRow(props: BulkRowProps) {
  const { claim, changed, amount, cells, control, schedules, onSchedule, onTakeOut, remark } = props;
  const { t } = useTranslation();
  const { id, claimant } = claim;
  const { errors } = useFormState({ control, name: `claims.${id}` });
  const wrong = errors.claims?.[id];
  return (
    <li>
      <div className="who">
        <ClaimId id={id} />
        <span title={claimant.fullName || t(notKnown)}>{truncateName(claimant.fullName || t(notKnown))}</span>
        {remark && <span>{t(remark)}</span>}
      </div>
      <div className="amount">
        <span className="label">{t('Amount (UGX)')}</span>
        <Money amount={amount} official />
      </div>
      {cells.map((cell) => (
        <BulkCell
          key={cell}
          claim={claim}
          cell={cell}
          control={control}
          schedules={schedules}
          onSchedule={onSchedule}
          error={wrong?.[cell]?.message}
          t={t}
        />
      ))}
      <button
        type="button"
        className="out"
        aria-label={t('Leave out {{id}}', { id })}
        title={t('Leave out')}
        onClick={() => onTakeOut(id)}
      >
        <Close fontSize="small" />
      </button>
      {changed && <ChangedNotice claim={claim} />}
    </li>
  );
});
