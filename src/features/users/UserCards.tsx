import type { User } from '../../domain/user/user';
import type { UserView, UserViewChange } from './userAddress';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from '../../i18n/useTranslation';
import { UserActivity, UserEmail, UserName, UserPost, UserStatusChip, useDesks } from './UserFacts';

/** What the grid and the cards show: one page of the accounts found, and what can be done with each. */
export type UserListProps = {
  rows: readonly User[];
  view: UserView;
  onChangeView: (change: UserViewChange) => void;
  onEdit: (userId: string) => void;
  onDelete: (userId: string) => void;
};

/** The accounts on a phone, where the table would scroll sideways. */
export function UserCards({ rows, onEdit, onDelete }: Omit<UserListProps, 'view' | 'onChangeView'>) {
  const { t } = useTranslation();
  return (
    <Box component="ul" tabIndex={-1} aria-label={t('System Users')} sx={cardsLayout}>
      {rows.map((user) => (
        <Card key={user.id} component="li" sx={card}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <UserName user={user} />
            <UserStatusChip user={user} />
          </Box>
          <UserEmail user={user} />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)', gap: 1 }}>
            <UserPost user={user} />
            <UserActivity user={user} />
          </Box>
          <CardDesks user={user} />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mr: -1.5 }}>
            <Button aria-label={t('Edit {{name}}', { name: user.name })} onClick={() => onEdit(user.id)}>
              {t('Edit')}
            </Button>
            <Button
              color="error"
              aria-label={t('Delete {{name}}', { name: user.name })}
              onClick={() => onDelete(user.id)}
            >
              {t('Delete')}
            </Button>
          </Box>
        </Card>
      ))}
    </Box>
  );
}

function CardDesks({ user }: { user: User }) {
  const { t } = useTranslation();
  return <div>{t('Desks: {{desks}}', { desks: useDesks(user) })}</div>;
}

const card = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, px: 2, pt: 1.5, pb: 0.5 } as const;

const cardsLayout = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
