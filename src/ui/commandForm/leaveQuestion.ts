import type { TFunction } from 'i18next';
import type { Question } from './useQuestion';

/** Asked before what was typed and not saved is dropped. */
export const leaveQuestion = (t: TFunction): Question => ({
  title: t('Leave without saving?'),
  text: t('Your entries are not saved and will be lost.'),
  confirmLabel: t('Leave without saving'),
  destructive: true,
});
