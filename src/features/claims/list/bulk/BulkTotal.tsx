import { useWatch, type Control } from 'react-hook-form';
import type { BulkAction } from '../../../../domain/workflow/bulk';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Money } from '../../../../ui/labels/Money';
import { bulkForms, type BulkValues } from './bulkForms';
import type { Included } from './useBulkClaims';

type BulkTotalProps = { action: BulkAction; included: readonly Included[]; control: Control<BulkValues> };

/** What the included claims come to, as typed so far. */
export function BulkTotal({ action, included, control }: BulkTotalProps) {
  const { t } = useTranslation();
  const typed = useWatch({ control, name: 'claims' });
  const { amountOf } = bulkForms[action];
  const total = included.reduce((sum, { id, claim, payments }) => {
    const entered = typed[id];
    return sum + ((entered && amountOf(claim, payments, entered)) ?? 0);
  }, 0);
  return (
    <span>
      {t('Total')}:{' '}
      <strong>
        <Money amount={total} official />
      </strong>
    </span>
  );
}
