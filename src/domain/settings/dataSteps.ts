import { routes } from '../routes';

/**
 * What Settings asks at once when it opens: to start empty, for the file that takes the place of the sample, or for a file
 * alone.
 */
export const dataSteps = ['empty', 'file', 'import'] as const;
export type DataStep = (typeof dataSteps)[number];

/** What of the address names the step. */
export const stepParameter = 'begin';

/** The address where the register is replaced or imported. */
export const dataPath = (step?: DataStep) => `${routes.settings.path}${step ? `?${stepParameter}=${step}` : ''}#data`;
