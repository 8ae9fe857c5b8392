import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { AuditEvent } from '../../../domain/audit/audit';
import { describeAuditAction } from '../../../domain/audit/auditWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/text/formats';
import { Pager } from '../../../ui/list/Pager';
import { RegisterGrid } from '../../../ui/list/RegisterGrid';
import { addressText, userText } from '../event/eventText';
import { NewChip, OutcomeChip, SeverityChip, ResourceLink } from '../event/eventChips';
import { trailSizes } from '../auditAddress';
import type { TrailListProps } from './TrailCards';

/** The trail as a table, in the order of time. */
export function TrailGrid({ rows, place, order, fresh, onOpenEvent, onPage, onSort }: TrailListProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const columns = useMemo(
    (): GridColDef<AuditEvent>[] => [
      {
        field: 'timestamp',
        headerName: t('Timestamp'),
        width: 150,
        valueFormatter: (instant: string) => dateTime(instant),
      },
      {
        ...plain,
        field: 'user',
        headerName: t('User'),
        flex: 2,
        minWidth: 120,
        valueGetter: (_name, row) => userText(t, row),
      },
      {
        ...plain,
        field: 'action',
        headerName: t('Event'),
        flex: 3,
        minWidth: 160,
        renderCell: ({ row }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            {fresh.has(row.id) && <NewChip />}
            <CutText text={t(describeAuditAction(row))} />
          </Box>
        ),
      },
      {
        ...plain,
        field: 'resource',
        headerName: t('Resource'),
        width: 190,
        renderCell: ({ row }) => <ResourceLink event={row} />,
      },
      {
        ...plain,
        field: 'severity',
        headerName: t('Severity'),
        width: 92,
        renderCell: ({ row }) => <SeverityChip severity={row.severity} />,
      },
      {
        ...plain,
        field: 'status',
        headerName: t('Status'),
        width: 96,
        renderCell: ({ row }) => <OutcomeChip status={row.status} />,
      },
      {
        ...plain,
        field: 'ipAddress',
        headerName: t('IP Address'),
        width: 120,
        valueGetter: (_address, row) => addressText(t, row),
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: t('Actions'),
        width: 76,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<VisibilityOutlined />}
              label={t('Details: {{action}}, {{time}}', {
                action: t(describeAuditAction(params.row)),
                time: dateTime(params.row.timestamp),
              })}
              onClick={() => onOpenEvent(params.row)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [t, dateTime, fresh, onOpenEvent],
  );

  return (
    <>
      <RegisterGrid
        label={t('Audit Trail')}
        rows={rows}
        columns={columns}
        sort="timestamp"
        order={order}
        onSort={(_field, next) => onSort(next)}
      />
      <Pager {...place} sizes={trailSizes} sizeLabel={t('Events per page')} onChangeView={onPage} />
    </>
  );
}

/** The trail is in the order of time alone. */
const plain = { sortable: false } as const;

/** What does not fit is cut off and shown when pointed at. */
function CutText({ text }: { text: string }) {
  return (
    <Box component="span" title={text} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {text}
    </Box>
  );
}
