import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { severities } from '../../../domain/audit/audit';
import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectThreatLevels, type ThreatLevel } from '../../../store/audit/distribution';
import type { LogState } from '../../../store/audit/log';
import { touchScreen } from '../../../ui/theme/media';
import { SectionCard } from '../../../ui/page/SectionCard';
import { SeverityChip } from '../event/eventChips';
import { trailPath } from '../auditAddress';

/** Threat level distribution: each severity's share of all events, as a bar with its number. */
export function ThreatLevels({ log, live }: { log: LogState; live: boolean }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('Threat level distribution')} description={t('Share of all events by severity')}>
      <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {selectThreatLevels(log).map((level) => (
          <LevelRow key={level.severity} level={level} live={live} />
        ))}
      </Box>
    </SectionCard>
  );
}

function LevelRow({ level: { severity, count, percent }, live }: { level: ThreatLevel; live: boolean }) {
  const { t } = useTranslation();
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.75, [touchScreen]: { gap: 0 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
        <SeverityChip severity={severity} />
        <Box component="span" sx={{ fontWeight: 600, ml: 'auto' }}>
          {t('{{number}}%', { number: formatNumber(percent) })}
        </Box>
        <Link
          component={RouterLink}
          to={trailPath({ severity }, live)}
          sx={{ minWidth: 88, textAlign: 'right', [touchScreen]: { py: 1.5 } }}
        >
          {t('{{number}} events', { count, number: formatNumber(count) })}
        </Link>
      </Box>
      <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: 'tones.grey.ground', overflow: 'hidden' }}>
        {/* However small its share, what is there is seen. */}
        <Box
          sx={{
            width: `${percent}%`,
            minWidth: count > 0 ? 3 : 0,
            height: '100%',
            bgcolor: `tones.${severities[severity].tone}.text`,
          }}
        />
      </Box>
    </Box>
  );
}
