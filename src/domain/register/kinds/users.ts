import { withDesks } from '../../user/desks';
import { userRecord, type User } from '../../user/user';
import type { RecordKind } from './kind';

export const users = {
  version: 3,
  migrations: { 2: (stored: unknown) => withDesks(stored as User) },
  record: userRecord,
  words: { one: 'User', many: 'Users' },
  home: 'register',
  nameOf: ({ name }) => name,
  resource: 'user',
  meets: { how: 'own' },
  // When somebody signed in last, a merge settles by itself.
  factsOf: ({ id: _id, rev: _rev, lastLogin: _lastLogin, ...facts }) => facts,
} satisfies RecordKind<User>;
