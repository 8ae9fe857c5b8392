import type { Snapshot } from '../../../domain/register/snapshot';

/** What is to take the place of the register. */
export type Plan = { how: 'restored'; snapshot: Snapshot } | { how: 'emptied' } | { how: 'sample' };

/** What the dialog says of each; {{date}} is when the snapshot was taken. */
export const planWords = {
  restored: {
    title: 'Restore the register of {{date}}?',
    confirm: 'Restore',
    done: 'Register restored',
    log: 'The audit log is kept whole; events that only the snapshot holds are added to it.',
  },
  emptied: {
    title: 'Start with an empty register?',
    confirm: 'Start empty',
    done: 'Empty register started',
    log: 'A new audit log begins. Its first event says who began it and how many claims there were.',
  },
  sample: {
    title: 'Load the sample register?',
    confirm: 'Load sample',
    done: 'Sample register loaded',
    log: 'The log of the sample begins in the place of this one, and says who loaded it and how many claims there were.',
  },
} as const satisfies Record<Plan['how'], Record<'title' | 'confirm' | 'done' | 'log', string>>;

/** What is being done, in words. */
export const steps = {
  reading: 'Reading the snapshot…',
  making: 'Making the sample register…',
  keeping: 'Keeping a snapshot of the register as it is…',
  writing: 'Writing the register…',
} as const;

export type Step = keyof typeof steps;
