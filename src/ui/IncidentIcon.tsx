import GrassOutlined from '@mui/icons-material/GrassOutlined';
import HealingOutlined from '@mui/icons-material/HealingOutlined';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import LocalFloristOutlined from '@mui/icons-material/LocalFloristOutlined';
import PetsOutlined from '@mui/icons-material/PetsOutlined';
import type { ReactNode } from 'react';
import type { IncidentType } from '../domain/incidents';

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
