import type { TFunction } from 'i18next';
import {
  listFilters,
  switchFilters,
  type ListFilterRow,
  type ActiveFilter,
} from '../../../../domain/claim/list/claimFilter';
import type { Formats } from '../../../../domain/settings/formats';
import { dayRangeText } from '../../../../ui/text/dayRangeText';

/** One active filter in words, as its chip says it; amounts in UGX, as they are typed. */
export function activeFilterText(t: TFunction, active: ActiveFilter, { date, shillings }: Formats): string {
  switch (active.kind) {
    case 'search':
      return t('Search: {{value}}', { value: active.text });
    case 'myDocket':
      return t('My docket');
    case 'list': {
      const { label, valueLabel }: ListFilterRow = listFilters[active.field];
      return t('{{filter}}: {{value}}', { filter: t(label), value: t(valueLabel(active.value)) });
    }
    case 'dateRange':
      return t('{{filter}}: {{value}}', { filter: t('Incident Date'), value: dayRangeText(t, active, date) });
    case 'amountRange':
      return t('{{filter}}: {{value}}', { filter: t('Amount'), value: amountRangeText(t, active, shillings) });
    case 'overdue':
    case 'activity':
    case 'notTold':
    case 'conditionsOpen':
    case 'onHold':
    case 'underAppeal':
    case 'correctionToConfirm':
      return t(switchFilters[active.kind].label);
  }
}

function amountRangeText(
  t: TFunction,
  { min, max }: { min?: number; max?: number },
  shillings: Formats['shillings'],
): string {
  if (!max) return t('at least {{amount}}', { amount: shillings(min ?? 0) });
  if (!min) return t('at most {{amount}}', { amount: shillings(max) });
  return `${shillings(min)} – ${shillings(max)}`;
}
