import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import { useId, type ReactNode } from 'react';
import { auditStatuses, auditStatusNames } from '../../../domain/audit';
import { severityFilterNames, severityFilters } from '../../../domain/auditFilter';
import { useTranslation } from '../../../i18n/useTranslation';
import { FilterSelect } from '../../../ui/FilterSelect';
import { SearchBox } from '../../../ui/SearchBox';
import type { AuditAddress, AuditPlaceChange } from '../auditAddress';

/** Search, severity and status (SPEC.md section 2, Audit Trail). */
export function TrailFilters({ address }: { address: AuditAddress }) {
  const { t } = useTranslation();
  const { place, search, go, typeSearch, keepSearch } = address;
  /** Another filter is another list, shown from its start. */
  const filterBy = (change: Pick<AuditPlaceChange, 'severity' | 'status'>) => go({ ...change, page: null });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 1.5 }}>
      <Box role="search" sx={{ flex: '1 1 260px', maxWidth: { sm: 480 } }}>
        <SearchBox
          label={t('Search events')}
          placeholder={t('Search user, action, resource...')}
          value={search}
          onChange={typeSearch}
          onBlur={keepSearch}
        />
      </Box>
      <Labelled label={t('Severity')}>
        {(id) => (
          <FilterSelect
            id={id}
            all={t('All')}
            value={place.severity}
            options={severityFilterNames.map((value) => ({ value, label: t(severityFilters[value].label) }))}
            onChoose={(severity) => filterBy({ severity })}
          />
        )}
      </Labelled>
      <Labelled label={t('Status')}>
        {(id) => (
          <FilterSelect
            id={id}
            all={t('All')}
            value={place.status}
            options={auditStatusNames.map((value) => ({ value, label: t(auditStatuses[value].label) }))}
            onChoose={(status) => filterBy({ status })}
          />
        )}
      </Labelled>
    </Box>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Box sx={{ flex: { xs: '1 1 130px', sm: 'none' }, minWidth: { sm: 150 } }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children(id)}
    </Box>
  );
}
