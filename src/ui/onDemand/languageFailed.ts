import type { Words } from '../../domain/words';

export const languageFailed: Words =
  'The words of this language could not be loaded. Check the connection and choose it again.';
