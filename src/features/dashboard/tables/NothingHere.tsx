import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { dataPath } from '../../../domain/settings/dataSteps';
import { mayDo } from '../../../domain/user/permissions';
import type { Role } from '../../../domain/user/roles';
import { mayOpen, routes } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';

type NothingHereProps = {
  text: string;
  /** In an empty register, the way to its first claim; in one part of the page only. */
  showsWay?: boolean;
};

/** A part of the dashboard that has nothing to show: what would be here. */
export function NothingHere({ text, showsWay }: NothingHereProps) {
  const role = useAppSelector(selectRole);
  const isEmpty = useAppSelector((state) => state.claims.ids.length === 0);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, color: 'text.secondary' }}>
      {text}
      {showsWay && isEmpty && role && <FirstClaim role={role} />}
    </Box>
  );
}

/** What a role may do for a register to have claims. */
function FirstClaim({ role }: { role: Role }) {
  const { t } = useTranslation();
  if (mayOpen('newClaim', role)) return <WayOn path={routes.newClaim.path} label={t('Register a claim')} />;
  if (mayDo('importRegister', role)) return <WayOn path={dataPath('import')} label={t('Import register')} />;
  return null;
}

const WayOn = ({ path, label }: { path: string; label: string }) => (
  <Button component={Link} to={path} size="small" sx={{ ml: -0.75 }}>
    {label}
  </Button>
);
