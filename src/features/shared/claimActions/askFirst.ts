import type { TFunction } from 'i18next';
import { lifecycle, type ActionAsking } from '../../../domain/workflow/lifecycle';
import type { Question } from '../../../ui/commandForm/useQuestion';

/**
 * What is asked before an action is done, by its row; undefined where that is nothing.
 * @param text what it is done to, already translated
 */
export function askFirst(t: TFunction, action: ActionAsking<'form'>, text: string): Question | undefined {
  const { question } = lifecycle[action];
  if (!question) return undefined;
  const { title, confirmLabel, destructive } = question;
  return { title: t(title), text, confirmLabel: t(confirmLabel), destructive };
}
