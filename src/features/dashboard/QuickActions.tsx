import AddCircleOutline from '@mui/icons-material/AddCircleOutlineOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Role } from '../../domain/roles';
import { mayOpen, routes } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';

/** SPEC.md section 2, Dashboard. */
const quickActions = [
  { label: 'New Claim', route: 'newClaim', Icon: AddCircleOutline },
  { label: 'Verify Claims', route: 'verification', Icon: FactCheckOutlined },
  { label: 'Export Report', route: 'reports', Icon: FileDownloadOutlined },
  { label: 'Manage Users', route: 'userManagement', Icon: GroupOutlined },
] as const;

/** The ways on that the role may go. */
export function QuickActions({ role }: { role: Role }) {
  const { t } = useTranslation();
  const open = quickActions.filter(({ route }) => mayOpen(route, role));
  return open.map(({ label, route, Icon }) => (
    <Button key={route} component={Link} to={routes[route].path} variant="outlined" startIcon={<Icon />}>
      {t(label)}
    </Button>
  ));
}
