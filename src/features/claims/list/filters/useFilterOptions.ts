import { useMemo } from 'react';
import { payoutMethodNames } from '../../../../domain/claim/claimant';
import {
  listFilterNames,
  listFilters,
  type ListFilterRow,
  type FactFilter,
  type ListFilter,
} from '../../../../domain/claim/list/claimFilter';
import { incidentTypes } from '../../../../domain/incident/incidents';
import { claimPaymentStatuses, claimStatuses } from '../../../../domain/workflow/statuses';
import { useTranslation } from '../../../../i18n/useTranslation';
import { selectFilterOptions } from '../../../../store/claims/list/filterOptions';
import { useAppSelector } from '../../../../store/hooks';
import type { Option } from '../../../../ui/form/choice/SelectInput';

/** What each list filter offers: its enumeration or what the register holds, and what it is set to already. */
export function useFilterOptions(filter: FactFilter): Record<ListFilter, Option[]> {
  const { t } = useTranslation();
  const inRegister = useAppSelector(selectFilterOptions);
  return useMemo(() => {
    const offered: Record<ListFilter, readonly string[]> = {
      status: claimStatuses,
      incidentType: incidentTypes,
      payoutMethod: payoutMethodNames,
      paymentStatus: claimPaymentStatuses,
      ...inRegister,
    };
    const optionsOf = (field: ListFilter) => {
      const { valueLabel }: ListFilterRow = listFilters[field];
      return [...new Set([...offered[field], ...filter[field]])].map((value) => ({
        value,
        label: t(valueLabel(value)),
      }));
    };
    return Object.fromEntries(listFilterNames.map((field) => [field, optionsOf(field)])) as Record<
      ListFilter,
      Option[]
    >;
  }, [inRegister, filter, t]);
}
