import type { TFunction } from 'i18next';
import { listFilters, type ActiveFilter } from '../../../../domain/claimFilter';
import { formatMoney } from '../../../../domain/format';
import { dayRangeText } from '../../../../ui/dayRangeText';

/** One active filter in words, as its chip says it. */
export function activeFilterText(t: TFunction, active: ActiveFilter): string {
  switch (active.kind) {
    case 'search':
      return t('Search: {{value}}', { value: active.text });
    case 'myDocket':
      return t('My docket');
    case 'list': {
      const { label, valueLabel } = listFilters[active.field];
      return t('{{filter}}: {{value}}', { filter: t(label), value: t(valueLabel(active.value)) });
    }
    case 'dateRange':
      return t('{{filter}}: {{value}}', { filter: t('Incident Date'), value: dayRangeText(t, active) });
    case 'amountRange':
      return t('{{filter}}: {{value}}', { filter: t('Amount'), value: amountRangeText(t, active) });
  }
}

function amountRangeText(t: TFunction, { min, max }: { min?: number; max?: number }): string {
  if (!max) return t('at least {{amount}}', { amount: formatMoney(min ?? 0) });
  if (!min) return t('at most {{amount}}', { amount: formatMoney(max) });
  return `${formatMoney(min)} – ${formatMoney(max)}`;
}
