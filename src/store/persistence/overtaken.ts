import type { Words } from '../../domain/words';

/** A command that could not be saved and is refused by now: what was asked for, and of what. */
export type OvertakenCommand = { label: Words; subjects: string[] };
