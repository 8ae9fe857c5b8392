import type { Snapshot } from '../../../domain/register/snapshot';

/** What is to take the place of the register. */
export type Plan = { how: 'restored'; snapshot: Snapshot } | { how: 'emptied' } | { how: 'sample' };

/** What the dialog says of each; {{date}} is when the snapshot was taken. */
export const planWords = {
  restored: {
    title: 'Restore the snapshot of {{date}}?',
    confirm: 'Restore',
    done: 'Register restored',
    log: 'The whole audit log is kept. Events found only in the snapshot are added to it.',
  },
  emptied: {
    title: 'Start with an empty register?',
    confirm: 'Start empty',
    done: 'Empty register started',
    log: 'A new audit log starts. Its first event records who started it and how many claims there were.',
  },
  sample: {
    title: 'Load the sample register?',
    confirm: 'Load sample',
    done: 'Sample register loaded',
    log: "The sample's audit log replaces this one. It records who loaded the sample and how many claims there were.",
  },
} as const satisfies Record<Plan['how'], Record<'title' | 'confirm' | 'done' | 'log', string>>;

/** What is being done, in words. */
export const steps = {
  reading: 'Reading the snapshot…',
  making: 'Preparing the sample register…',
  keeping: 'Saving a snapshot of the current register…',
  writing: 'Saving the register…',
} as const;

export type ReplacementStep = keyof typeof steps;
