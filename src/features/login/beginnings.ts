import type { Role } from '../../domain/user/roles';
import type { Words } from '../../domain/words';
import { dataPath } from '../../domain/settings/dataSteps';
import { permissions } from '../../domain/user/permissions';

/** What was chosen at sign-in to be done right after it. */
export type ChosenBeginning = {
  /** Why someone of a role cannot do it; undefined when they can. */
  refuse: (role: Role) => Words | undefined;
  /** Makes it the next after sign-in. Answers how to take that back, where sign-in was refused. */
  goTo: () => () => void;
};

type BeginningRow = { label: Words; text: Words; path: string | null };

/** What a device can begin with, and where whoever signs in is led for it; the sample is there already. */
export const beginnings = {
  sample: {
    label: 'Explore the sample register',
    text: 'Practise with {{number}} made-up claims. You can replace them in Settings at any time.',
    path: null,
  },
  empty: {
    label: 'Start with an empty register',
    text: 'Sign in as {{role}}. We will ask you to confirm before we remove the sample register.',
    path: dataPath('empty'),
  },
  file: {
    label: 'Import a register',
    text: 'Sign in as {{role}} and choose the file. Once we have checked it, it replaces the sample register.',
    path: dataPath('file'),
  },
} as const satisfies Record<string, BeginningRow>;

type BeginningName = keyof typeof beginnings;

export const beginningNames = Object.keys(beginnings) as BeginningName[];

/** Who may begin with anything but the sample. */
export const beginners = permissions.replaceRegister.roles;
