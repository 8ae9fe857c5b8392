import Box from '@mui/material/Box';
import type { AuditView } from '../auditView';
import { IntegrityPanel } from '../integrity/IntegrityPanel';
import type { IntegrityCheck } from '../integrity/useIntegrityCheck';
import { ActivityBreakdown } from './ActivityBreakdown';
import { LatestEvents } from './LatestEvents';
import { ThreatLevels } from './ThreatLevels';

/** Security Overview: how grave events were, what they were about, the three most recent ones, and whether the log holds. */
export function OverviewTab({ live, integrity, ...view }: AuditView & { live: boolean; integrity: IntegrityCheck }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <ThreatLevels log={view.log} live={live} />
      <ActivityBreakdown log={view.log} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <LatestEvents {...view} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <IntegrityPanel {...integrity} onOpenEvent={view.onOpenEvent} />
      </Box>
    </Box>
  );
}
