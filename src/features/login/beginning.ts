import type { Role } from '../../domain/user/roles';
import type { Words } from '../../domain/words';

/** What was chosen at sign-in to be done right after it. */
export type Beginning = {
  /** Why someone of a role cannot do it; undefined when they can. */
  refuse: (role: Role) => Words | undefined;
  /** Makes it the next after sign-in. Answers how to take that back, where sign-in was refused. */
  goTo: () => () => void;
};
