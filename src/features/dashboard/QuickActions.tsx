import AddCircleOutline from '@mui/icons-material/AddCircleOutlineOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '../../domain/user/roles';
import { mayOpen, routes, type RouteName } from '../../domain/routes';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { marked } from '../../ui/page/historyState';

/** docs/product.md, Dashboard */
const quickActions: readonly { label: Words; route: RouteName; state?: object; Icon: ComponentType }[] = [
  // The page lists the drafts.
  { label: 'New Claim', route: 'newClaim', state: marked('another'), Icon: AddCircleOutline },
  { label: 'Verify Claims', route: 'verification', Icon: FactCheckOutlined },
  { label: 'Export Report', route: 'reports', Icon: FileDownloadOutlined },
  { label: 'Manage Users', route: 'userManagement', Icon: GroupOutlined },
];

/** The ways on that the role may go, under their heading. */
export function QuickActions({ role }: { role: Role }) {
  const { t } = useTranslation();
  const headingId = useId();
  const open = quickActions.filter(({ route }) => mayOpen(route, role));
  return (
    <nav aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2" sx={{ mb: 0.5 }}>
        {t('Quick Actions')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {open.map(({ label, route, state, Icon }) => (
          <Button
            key={route}
            component={Link}
            to={routes[route].path}
            state={state}
            variant="outlined"
            startIcon={<Icon />}
          >
            {t(label)}
          </Button>
        ))}
      </Box>
    </nav>
  );
}
