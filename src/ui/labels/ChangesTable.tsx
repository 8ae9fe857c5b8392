import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AuditEvent } from '../../domain/audit/audit';
import { auditFieldLabel, auditFieldValue, isInternalField } from '../../domain/audit/auditFields';
import { describeAuditAction } from '../../domain/audit/auditWords';
import { useTranslation } from '../../i18n/useTranslation';
import { LongText } from './LongText';
import { StackedTable } from '../list/StackedTable';
import { useAuditReader } from '../text/useAuditReader';
import { VisuallyHidden } from '../page/VisuallyHidden';

/**
 * The fields that an audit event changed with their old and new values; nothing where it changed none. On a phone each is
 * a label over "old → new".
 */
export function ChangesTable({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const reader = useAuditReader();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { resource } = event;
  const changes = (event.changes ?? []).filter(({ field }) => !isInternalField(resource, field));
  if (changes.length === 0) return null;
  const label = t('Changes: {{action}}', { action: t(describeAuditAction(event)) });
  const value = (field: string, stored: string | number | undefined) =>
    auditFieldValue(resource, field, stored, reader) ?? '–';

  if (onPhone) {
    return (
      <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {changes.map(({ field, oldValue, newValue }, index) => (
          <Box component="li" key={index} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t(auditFieldLabel(resource, field))}</Box>
            {oldValue !== undefined && (
              <>
                <VisuallyHidden>{t('Old value')}: </VisuallyHidden>
                <LongText text={value(field, oldValue)} />
                <span aria-hidden> → </span>
              </>
            )}
            <VisuallyHidden>{t('New value')}: </VisuallyHidden>
            <LongText text={value(field, newValue)} />
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <StackedTable
      label={label}
      rows={changes}
      rowKey={(_change, index) => String(index)}
      columns={[
        { label: 'Field', width: '24%', cell: ({ field }) => t(auditFieldLabel(resource, field)) },
        { label: 'Old value', cell: ({ field, oldValue }) => value(field, oldValue) },
        { label: 'New value', cell: ({ field, newValue }) => value(field, newValue) },
      ]}
    />
  );
}
