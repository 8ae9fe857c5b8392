import GrassOutlined from '@mui/icons-material/GrassOutlined';
import HealingOutlined from '@mui/icons-material/HealingOutlined';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import LocalFloristOutlined from '@mui/icons-material/LocalFloristOutlined';
import PetsOutlined from '@mui/icons-material/PetsOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { incidentKinds, type IncidentType } from '../domain/incidents';
import { useTranslation } from '../i18n/useTranslation';

const look = { fontSize: 'small', color: 'action' } as const;

/** Elements, not components: React leaves one alone when the row around it draws again. */
const icons = {
  crop: <GrassOutlined {...look} />,
  livestock: <PetsOutlined {...look} />,
  property: <HomeWorkOutlined {...look} />,
  injury: <HealingOutlined {...look} />,
  death: <LocalFloristOutlined {...look} />,
} as const satisfies Record<IncidentType, ReactNode>;

/** Decoration only: the kind's name always stands beside it. */
export function IncidentIcon({ type }: { type: IncidentType }) {
  return icons[type];
}

type Screen = keyof (typeof incidentKinds)[IncidentType]['labels'];

/** An incident's kind with its icon, in the words of the screen it stands on (SPEC.md section 3). */
export function IncidentLabel({ type, screen }: { type: IncidentType; screen: Screen }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, verticalAlign: 'middle' }}>
      <IncidentIcon type={type} />
      {t(incidentKinds[type].labels[screen])}
    </Box>
  );
}
