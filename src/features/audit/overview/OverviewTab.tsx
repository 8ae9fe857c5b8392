import Box from '@mui/material/Box';
import type { AuditView } from '../auditView';
import { ActivityBreakdown } from './ActivityBreakdown';
import { LatestEvents } from './LatestEvents';
import { ThreatLevels } from './ThreatLevels';

/** Security Overview: how grave events were, what they were about, and the three most recent ones. */
export function OverviewTab({ live, ...view }: AuditView & { live: boolean }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <ThreatLevels log={view.log} live={live} />
      <ActivityBreakdown log={view.log} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <LatestEvents {...view} />
      </Box>
    </Box>
  );
}
