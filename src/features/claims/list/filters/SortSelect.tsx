import { claimSortKeys, type ClaimSortKey } from '../../../../domain/claim/list/claimList';
import { sortOrders, type SortOrder } from '../../../../domain/sortOrder';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Choice } from '../../../../ui/form/choice/Choice';
import type { ListView } from '../address/listView';

const labels = {
  date: { desc: 'Newest incident first', asc: 'Oldest incident first' },
  status: { asc: 'Status, first to last', desc: 'Status, last to first' },
  claimant: { asc: 'Claimant, A to Z', desc: 'Claimant, Z to A' },
  amount: { desc: 'Amount, highest first', asc: 'Amount, lowest first' },
  id: { asc: 'Claim ID, ascending', desc: 'Claim ID, descending' },
} as const satisfies Record<ClaimSortKey, Record<SortOrder, string>>;

type SortSelectProps = {
  sort: ClaimSortKey;
  order: SortOrder;
  onChangeView: (change: Partial<ListView>) => void;
};

/** The table's sortable headers, for the cards. */
export function SortSelect({ sort, order, onChangeView }: SortSelectProps) {
  const { t } = useTranslation();
  const choose = (value: string) => {
    const [key, direction] = value.split(' ');
    onChangeView({
      sort: claimSortKeys.find((name) => name === key),
      order: sortOrders.find((name) => name === direction),
      page: 1,
    });
  };
  return (
    <Choice
      fullWidth
      inputProps={{ 'aria-label': t('Sort by') }}
      value={`${sort} ${order}`}
      options={(['date', 'claimant', 'amount', 'status', 'id'] as const).flatMap((key) =>
        sortOrders.map((direction) => ({ value: `${key} ${direction}`, label: t(labels[key][direction]) })),
      )}
      onChoose={choose}
    />
  );
}
