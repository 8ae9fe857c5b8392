import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { User } from '../../domain/user/user';
import { userSortKeys } from '../../domain/user/userList';
import { useTranslation } from '../../i18n/useTranslation';
import { RegisterGrid } from '../../ui/list/RegisterGrid';
import { UserActivity, UserDesks, UserEmail, UserName, UserPost, UserStatusChip } from './UserFacts';
import type { UserListProps } from './UserCards';

/** The accounts as a table. A column's field is the key it sorts by. */
export function UsersGrid({ rows, view, onChangeView, onEdit, onDelete }: UserListProps) {
  const { t } = useTranslation();
  const columns = useMemo(
    (): GridColDef<User>[] => [
      {
        field: 'name',
        headerName: t('User'),
        flex: 3,
        minWidth: 190,
        renderCell: ({ row }) => (
          <UserName user={row}>
            <UserEmail user={row} />
          </UserName>
        ),
      },
      {
        field: 'role',
        headerName: t('Role & District'),
        flex: 2,
        minWidth: 150,
        renderCell: ({ row }) => <UserPost user={row} />,
      },
      {
        field: 'desks',
        headerName: t('Desks'),
        width: 150,
        renderCell: ({ row }) => <UserDesks user={row} />,
      },
      {
        field: 'status',
        headerName: t('Status'),
        width: 90,
        renderCell: ({ row }) => <UserStatusChip user={row} />,
      },
      {
        field: 'activity',
        headerName: t('Activity'),
        width: 245,
        renderCell: ({ row }) => <UserActivity user={row} />,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: t('Actions'),
        width: 112,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<EditOutlined />}
              label={t('Edit {{name}}', { name: params.row.name })}
              onClick={() => onEdit(params.row.id)}
            />
            <GridActionsCellItem
              icon={<DeleteOutlined />}
              label={t('Delete {{name}}', { name: params.row.name })}
              onClick={() => onDelete(params.row.id)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [t, onEdit, onDelete],
  );

  return (
    <RegisterGrid
      label={t('System Users')}
      rows={rows}
      columns={columns}
      rowHeight={56}
      sort={view.sort}
      order={view.order}
      onSort={(field, order) => onChangeView({ sort: userSortKeys.find((key) => key === field), order })}
    />
  );
}
