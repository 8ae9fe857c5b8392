import { useWatch, type Control } from 'react-hook-form';
import type { BulkAction } from '../../../../domain/workflow/bulk';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Money } from '../../../../ui/labels/Money';
import type { BulkValues } from './bulkForms';
import type { Included } from './useBulkClaims';
import { sumAmounts } from './useBulkForm';

type BulkTotalProps = { action: BulkAction; included: readonly Included[]; control: Control<BulkValues> };

/** What the included claims come to, as typed so far. */
export function BulkTotal({ action, included, control }: BulkTotalProps) {
  const { t } = useTranslation();
  const typed = useWatch({ control, name: 'claims' });
  return (
    <span>
      {t('Total')}:{' '}
      <strong>
        <Money amount={sumAmounts(action, included, typed)} official />
      </strong>
    </span>
  );
}
