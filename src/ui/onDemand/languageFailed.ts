import type { Words } from '../../domain/words';

export const languageFailed: Words = 'This language did not load. Check your connection and choose it again.';
