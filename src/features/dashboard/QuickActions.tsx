import AddCircleOutline from '@mui/icons-material/AddCircleOutlineOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Role } from '../../domain/roles';
import { mayOpenPath } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';

/** SPEC.md section 2, Dashboard; the first that a role has is the one it needs most. */
const quickActions = [
  { label: 'New Claim', path: '/new-claim', Icon: AddCircleOutline },
  { label: 'Verify Claims', path: '/verification', Icon: FactCheckOutlined },
  { label: 'Export Report', path: '/reports', Icon: FileDownloadOutlined },
  { label: 'Manage Users', path: '/user-management', Icon: GroupOutlined },
] as const;

/** The ways on that the role may go. */
export function QuickActions({ role }: { role: Role }) {
  const { t } = useTranslation();
  const open = quickActions.filter(({ path }) => mayOpenPath(path, role));
  return open.map(({ label, path, Icon }, index) => (
    <Button key={path} component={Link} to={path} variant={index === 0 ? 'contained' : 'outlined'} startIcon={<Icon />}>
      {t(label)}
    </Button>
  ));
}
