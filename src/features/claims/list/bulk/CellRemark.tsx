import type { TFunction } from 'i18next';
import { useWatch, type Control } from 'react-hook-form';
import type { Claim } from '../../../../domain/claim/claim';
import { excess, isLimited, tooLong, tooLongBy } from '../../../../domain/form/textLimits';
import { useOtherUse } from './useOtherUse';
import { isAboveCalculated, type BulkValues, type CellName } from './bulkForms';

type CellRemarkProps = { claim: Claim; cell: CellName; control: Control<BulkValues>; t: TFunction };

/** What is worth a second look in a cell and is not refused. It follows the keys by itself. */
export function CellRemark({ claim, cell, control, t }: CellRemarkProps) {
  const findOtherUse = useOtherUse();
  const remark = useWatch({
    control,
    name: 'claims',
    compute: (claims: BulkValues['claims']) => {
      const typed = claims[claim.id]?.[cell].trim();
      if (!typed) return '';
      if (cell === 'approvedAmount') return isAboveCalculated(claim, typed) ? t('Above the calculated amount') : '';
      if (cell !== 'paymentRef') return '';
      const other = findOtherUse(claims, claim.id);
      return other ? t('Also used for {{id}}', { id: other }) : '';
    },
  });
  return remark && <span className="remark">{remark}</span>;
}

/** By how much a cell is too long. */
export function TooLong({ claim, cell, control, t }: CellRemarkProps) {
  const typed = useWatch({ control, name: `claims.${claim.id}.${cell}` });
  const over = isLimited(cell) ? excess(cell, typed) : undefined;
  return over ? t(tooLongBy, over) : t(tooLong);
}
