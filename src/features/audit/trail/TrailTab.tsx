import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { AuditEvent } from '../../../domain/audit/audit';
import { formatNumber } from '../../../domain/settings/format';
import { pageOf } from '../../../domain/paging';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectNewestEvents } from '../../../store/audit/log';
import { NothingFound } from '../../../ui/page/NothingFound';
import { OnDemand } from '../../../ui/onDemand/OnDemand';
import { TableSkeleton } from '../../../ui/page/Skeletons';
import { useRoomFor } from '../../../ui/page/useRoomFor';
import type { AuditView } from '../auditView';
import { NoEvents } from '../event/NoEvents';
import { noFilter, type AuditAddress } from '../auditAddress';
import { TrailCards, type TrailListProps } from './TrailCards';
import { TrailFilters } from './TrailFilters';

const loadGrid = () => import(/* webpackChunkName: "audit-grid" */ './TrailGrid');

/** What the grid needs for its columns, pixels; in less room there are cards. */
const gridWidth = 940;

type TrailTabProps = AuditView & { found: AuditEvent[]; address: AuditAddress };

/** Audit Trail: the events that the filters leave, a page at a time. */
export function TrailTab({ log, fresh, onOpenEvent, found, address }: TrailTabProps) {
  const { t } = useTranslation();
  const [wide, ref] = useRoomFor(gridWidth);
  const { go } = address;
  const { page, size, order } = address.place;
  const all = selectNewestEvents(log).length;
  const ordered = useMemo(() => (order === 'asc' ? [...found].reverse() : found), [found, order]);
  const { rows, ...place } = useMemo(() => pageOf(ordered, page, size), [ordered, page, size]);
  const list: TrailListProps = {
    rows,
    place: { ...place, total: found.length, size },
    order,
    fresh,
    onOpenEvent,
    onPage: go,
    onSort: (next) => go({ order: next, page: 1 }),
  };

  const results = () => {
    if (all === 0) return <NoEvents />;
    if (found.length === 0) {
      return (
        <NothingFound
          title={t('No events match')}
          text={t('No event matches all the filters.')}
          onClear={() => go(noFilter, { search: '' })}
        />
      );
    }
    if (!wide) return <TrailCards {...list} />;
    return (
      <OnDemand load={loadGrid} skeleton={<TableSkeleton columns={8} />}>
        {({ TrailGrid }) => <TrailGrid {...list} />}
      </OnDemand>
    );
  };

  return (
    <Box ref={ref}>
      <TrailFilters address={address} />
      <Box role="status" sx={{ color: 'text.secondary', mb: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {t('Showing {{shown}} of {{total}} events', {
          shown: formatNumber(found.length),
          total: formatNumber(all),
        })}
      </Box>
      {results()}
    </Box>
  );
}
