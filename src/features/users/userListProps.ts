import type { User } from '../../domain/user/user';
import type { UserView, UserViewChange } from './userAddress';

/** What the grid and the cards show: one page of the accounts found, and what can be done with each. */
export type UserListProps = {
  rows: readonly User[];
  view: UserView;
  onChangeView: (change: UserViewChange) => void;
  onEdit: (userId: string) => void;
  onDelete: (userId: string) => void;
};
