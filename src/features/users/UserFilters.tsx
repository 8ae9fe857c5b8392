import Box from '@mui/material/Box';
import { accountRoleNames, accountRoles, roleNames, roles } from '../../domain/user/roles';
import { userStatuses, userStatusNames } from '../../domain/user/user';
import { useTranslation } from '../../i18n/useTranslation';
import { FilterSelect } from '../../ui/list/FilterSelect';
import { SearchBox } from '../../ui/list/SearchBox';
import type { UserView, UserViewChange } from './userAddress';

type UserFiltersProps = {
  view: UserView;
  search: string;
  onSearch: (text: string) => void;
  onSearchLeft: () => void;
  onChangeView: (change: UserViewChange) => void;
};

/** Search by name or email, filters by role, desk and status. */
export function UserFilters({ view, search, onSearch, onSearchLeft, onChangeView }: UserFiltersProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr', lg: 'minmax(0, 1fr) 180px 180px 160px' },
        // A row of its own on a phone, which has two in each.
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
        <SearchBox
          label={t('Search users')}
          placeholder={t('Search by name or email...')}
          value={search}
          onChange={onSearch}
          onBlur={onSearchLeft}
        />
      </Box>
      <FilterSelect
        label={t('Filter by role')}
        all={t('All Roles')}
        value={view.role}
        options={accountRoleNames.map((value) => ({ value, label: t(accountRoles[value].label) }))}
        onChoose={(role) => onChangeView({ role })}
      />
      <FilterSelect
        label={t('Filter by desk')}
        all={t('All Desks')}
        value={view.desk}
        options={roleNames.map((value) => ({ value, label: t(roles[value].label) }))}
        onChoose={(desk) => onChangeView({ desk })}
      />
      <FilterSelect
        label={t('Filter by status')}
        all={t('All Status')}
        value={view.status}
        options={userStatusNames.map((value) => ({ value, label: t(userStatuses[value].label) }))}
        onChoose={(status) => onChangeView({ status })}
      />
    </Box>
  );
}
