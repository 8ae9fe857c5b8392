import { dataPath } from '../../domain/settings/dataSteps';
import { permissions } from '../../domain/user/permissions';
import type { Words } from '../../domain/words';

type BeginningRow = { label: Words; text: Words; path: string | null };

/** What a device can begin with, and where whoever signs in is led for it; the sample is there already. */
export const beginnings = {
  sample: {
    label: 'Explore the sample register',
    text: '{{number}} made-up claims to try everything on. They can be replaced in Settings at any time.',
    path: null,
  },
  empty: {
    label: 'Start with an empty register',
    text: 'Sign in as {{role}}. You are asked once more before the sample register goes.',
    path: dataPath('empty'),
  },
  file: {
    label: 'Bring a register in from a file',
    text: 'Sign in as {{role}} and choose the file. Once it is checked, the sample register gives way to it.',
    path: dataPath('file'),
  },
} as const satisfies Record<string, BeginningRow>;

type BeginningName = keyof typeof beginnings;

export const beginningNames = Object.keys(beginnings) as BeginningName[];

/** Who may begin with anything but the sample. */
export const beginners = permissions.replaceRegister.roles;
