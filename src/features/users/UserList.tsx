import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, type Ref } from 'react';
import { formatNumber } from '../../domain/settings/format';
import { pageOf } from '../../domain/paging';
import { userPageSizes } from '../../domain/user/userList';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectFoundUsers } from '../../store/users/list';
import { selectUserCounts } from '../../store/users/figures';
import { EmptyState } from '../../ui/page/EmptyState';
import { NothingFound } from '../../ui/page/NothingFound';
import { OnDemand } from '../../ui/onDemand/OnDemand';
import { Pager } from '../../ui/list/Pager';
import { CardsSkeleton, TableSkeleton } from '../../ui/page/Skeletons';
import { useAddress } from '../../ui/list/useAddress';
import { useRoomFor } from '../../ui/page/useRoomFor';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden';
import { UserCards, type UserListProps } from './UserCards';
import { userAddress, type UserViewChange } from './userAddress';
import { UserFilters } from './UserFilters';

const loadGrid = () => import(/* webpackChunkName: "users-grid" */ './UsersGrid');

/** What the grid needs for its columns, pixels; in less room, and on every screen below 768 px, there are cards. */
const gridWidth = 940;

type ListProps = Pick<UserListProps, 'onEdit' | 'onDelete'> & {
  onAdd: () => void;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The accounts found, a page at a time: a table where there is room for it, else cards. */
export function UserList({ onAdd, headingRef, ...actions }: ListProps) {
  const { t } = useTranslation();
  const { place: view, search, go, typeSearch, keepSearch } = useAddress(userAddress);
  const changeView = (change: UserViewChange) => go({ page: 1, ...change });
  const [wide, ref] = useRoomFor(gridWidth);
  const open = useAppSelector((state) => state.storage.open);
  const { total: all } = useAppSelector(selectUserCounts);
  // The key typed comes first; the rows that answer it follow.
  const query = { ...view, search: useDeferredValue(search) };
  const found = useAppSelector((state) => selectFoundUsers(state, query));

  const { page, size } = view;
  const { rows, ...place } = useMemo(() => pageOf(found, page, size), [found, page, size]);
  const list: UserListProps = { ...actions, rows, view, onChangeView: changeView };
  const skeleton = wide ? <TableSkeleton columns={6} /> : <CardsSkeleton cards={6} />;

  const content = () => {
    if (!open) return skeleton;
    if (all === 0) return <NoUsers onAdd={onAdd} />;
    if (found.length === 0) {
      return (
        <NothingFound
          title={t('No users found')}
          text={t('Try adjusting your search or filter criteria')}
          onClear={() => go({ role: undefined, desk: undefined, status: undefined, page: 1 }, { search: '' })}
        />
      );
    }
    return (
      <>
        {wide ? (
          <OnDemand load={loadGrid} skeleton={skeleton}>
            {({ UsersGrid }) => <UsersGrid {...list} />}
          </OnDemand>
        ) : (
          <UserCards {...list} />
        )}
        <Pager
          {...place}
          total={found.length}
          size={size}
          sizes={userPageSizes}
          sizeLabel={t('Users per page')}
          onChangeView={go}
        />
      </>
    );
  };

  return (
    <Box ref={ref}>
      <Typography variant="h2" ref={headingRef} tabIndex={-1} sx={{ mb: 1.5, outline: 0 }}>
        {open ? t('System Users ({{number}})', { number: formatNumber(found.length) }) : t('System Users')}
      </Typography>
      <UserFilters
        view={view}
        search={search}
        onSearch={typeSearch}
        onSearchLeft={keepSearch}
        onChangeView={changeView}
      />
      {content()}
      <VisuallyHidden role="status">{open && t('{{count}} users', { count: found.length })}</VisuallyHidden>
    </Box>
  );
}

function NoUsers({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<GroupOutlined />}
        title={t('No users yet')}
        text={t('User accounts appear here.')}
        action={
          <Button variant="outlined" onClick={onAdd}>
            {t('Add New User')}
          </Button>
        }
      />
    </Card>
  );
}
