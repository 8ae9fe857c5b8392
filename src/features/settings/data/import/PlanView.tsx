import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { formatBytes } from '../../../../domain/settings/formatBytes';
import { useTranslation } from '../../../../i18n/useTranslation';
import { findOpenClashes } from '../../../../store/register/merging/resolveMerge';
import type { MergeChoices, MergeSide } from '../../../../store/register/merging/types';
import { useFormats } from '../../../../ui/text/formats';
import { bringsNothing } from './bringsNothing';
import { Clashes } from './Clashes';
import { findWanted } from './importedEvidence';
import { LogNotice } from './LogNotice';
import { listRows } from './mergeRows';
import { OutcomeList } from './OutcomeList';
import { PlanCounts } from './PlanCounts';
import type { ShownPlan } from './useImport';

type PlanViewProps = {
  shown: ShownPlan;
  locked: boolean;
  onDecide: (choices: MergeChoices) => void;
  onDecideAll: (side: MergeSide) => void;
};

/** What an import would do, before anything is done. */
export function PlanView({ shown, locked, onDecide, onDecideAll }: PlanViewProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { name, file, manifest, plan, choices } = shown;
  const clashes = useMemo(() => findOpenClashes(plan, {}), [plan]);
  const rows = useMemo(() => listRows(plan), [plan]);

  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <div>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Typography sx={{ color: 'text.secondary' }}>
          {manifest?.exportedBy.name
            ? t('Exported on {{date}} by {{name}}', { date: dateTime(file.exportedAt), name: manifest.exportedBy.name })
            : t('Exported on {{date}}', { date: dateTime(file.exportedAt) })}
        </Typography>
      </div>
      {bringsNothing(shown) && <Alert severity="info">{t('Everything in this file is already here.')}</Alert>}
      <LogNotice log={shown.log} />
      <PlanCounts plan={plan} choices={choices} />
      <EvidenceNotice shown={shown} />
      {clashes.length > 0 && (
        <Clashes clashes={clashes} choices={choices} locked={locked} onDecide={onDecide} onDecideAll={onDecideAll} />
      )}
      <div>
        {(['added', 'changed', 'kept', 'refused'] as const).map((outcome) => (
          <OutcomeList key={outcome} outcome={outcome} rows={rows.filter((row) => row.outcome === outcome)} />
        ))}
      </div>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(
          'Notes and audit events of both registers are kept, whatever you choose. Settings do not change. A snapshot of the current register is saved first.',
        )}
      </Typography>
    </Box>
  );
}

function EvidenceNotice({ shown: { manifest, evidence, plan, choices } }: { shown: ShownPlan }) {
  const { t } = useTranslation();
  const wanted = useMemo(() => findWanted(evidence.missing, plan, choices), [evidence, plan, choices]);
  const bytes = wanted.reduce((sum, { size }) => sum + size, 0);
  const filesText =
    wanted.length > 0
      ? t('Evidence files to add: {{number}} ({{size}})', { number: wanted.length, size: formatBytes(bytes) })
      : t('No evidence files to add.');
  const absent = manifest?.evidence.absent.length ?? 0;
  return (
    <div>
      <Typography>
        {manifest ? filesText : t('This file contains no evidence files. Its claims are imported without them.')}
      </Typography>
      {absent > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t(
            '{{count}} evidence files of its claims are missing: they were not on the device that exported the file.',
            {
              count: absent,
            },
          )}
        </Alert>
      )}
      {evidence.differing.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('{{count}} evidence files differ from those already here. The files on this device are kept.', {
            count: evidence.differing.length,
          })}
          <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
            {[...new Set(evidence.differing.map(({ claimId }) => claimId))].map((claimId) => (
              <li key={claimId}>{claimId}</li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  );
}
