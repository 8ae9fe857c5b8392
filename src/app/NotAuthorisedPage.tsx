import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { roles, type Role } from '../domain/user/roles';
import { homePath } from '../domain/entrancePaths';
import { routes, type RouteName } from '../domain/routes';
import { useTranslation } from '../i18n/useTranslation';
import { EmptyState } from '../ui/page/EmptyState';
import { Page } from '../ui/page/Page';

/** In place of a page that the role may not open: names the roles that may (docs/product.md, Roles and routes). */
export function NotAuthorisedPage({ route, role }: { route: RouteName; role: Role }) {
  const { t } = useTranslation();
  const allowed = routes[route].roles.map((name) => t(roles[name].label));
  const others = allowed.slice(0, -1);
  const last = allowed.at(-1);
  return (
    <Page title={t('Not authorised')}>
      <Card>
        <EmptyState
          icon={<LockOutlined />}
          title={t('Your role cannot open {{page}}', { page: t(routes[route].title) })}
          text={t('Only {{roles}} can open this page. You are signed in as {{role}}.', {
            roles: others.length > 0 ? t('{{roles}} and {{role}}', { roles: others.join(', '), role: last }) : last,
            role: t(roles[role].label),
          })}
          action={
            <Button component={Link} to={homePath} variant="contained">
              {t('Return to Home')}
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
