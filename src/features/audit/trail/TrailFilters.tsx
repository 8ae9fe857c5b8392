import Tune from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import InputLabel from '@mui/material/InputLabel';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { auditStatuses, auditStatusNames } from '../../../domain/audit/audit';
import { severityFilterNames, severityFilters } from '../../../domain/audit/auditFilter';
import { useTranslation } from '../../../i18n/useTranslation';
import { FilterSelect } from '../../../ui/list/FilterSelect';
import { SearchBox } from '../../../ui/list/SearchBox';
import { useOnDemand } from '../../../ui/onDemand/useOnDemand';
import { useToday } from '../../../ui/page/useToday';
import { factsOf, type AuditAddress, type AuditPlaceChange } from '../auditAddress';

const loadPanel = () => import(/* webpackChunkName: "audit-filters" */ './TrailPanel');

/** Search, severity and status, and a panel of what else the trail is searched by. */
export function TrailFilters({ address }: { address: AuditAddress }) {
  const { t } = useTranslation();
  const { place, search, go, typeSearch, keepSearch } = address;
  /** Another filter is another list, shown from its start. */
  const filterBy = (change: Omit<AuditPlaceChange, 'page'>) => go({ ...change, page: 1 });
  const facts = useMemo(() => factsOf(place), [place]);
  const count = Object.values(facts).filter(Boolean).length;
  const [open, setOpen] = useState(count > 0);
  const { piece: panel, demand } = useOnDemand(loadPanel);
  const panelId = useId();
  const today = useToday();
  useEffect(() => {
    if (open) demand();
  }, [open, demand]);

  return (
    <>
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
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<Tune />}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? t('Filters: {{count}} active', { count }) : t('Filters')}
        </Button>
      </Box>
      {panel ? (
        <panel.TrailPanel id={panelId} open={open} today={today} facts={facts} onApply={filterBy} />
      ) : (
        open && (
          <Card sx={{ mb: 2, p: 2 }}>
            <Skeleton variant="rounded" height={205} />
          </Card>
        )
      )}
    </>
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
