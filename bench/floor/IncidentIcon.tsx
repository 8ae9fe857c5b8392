import Grass from '@mui/icons-material/GrassOutlined';
import Healing from '@mui/icons-material/HealingOutlined';
import HomeWork from '@mui/icons-material/HomeWorkOutlined';
import LocalFlorist from '@mui/icons-material/LocalFloristOutlined';
import Pets from '@mui/icons-material/PetsOutlined';
import type { Claim } from '../../src/domain/claim/claim';

const icons = { crop: Grass, livestock: Pets, property: HomeWork, injury: Healing, death: LocalFlorist };

export function IncidentIcon({ type }: { type: Claim['incident']['incidentType'] }) {
  const Icon = icons[type];
  return <Icon fontSize="small" color="action" />;
}
