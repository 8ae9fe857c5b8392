import { useMemo } from 'react';
import type { Words } from '../domain/words';
import { isolated } from './isolated';
import { useTranslation } from './useTranslation';

/** What nobody writes stands for the id until it is known. */
const gap = '\u0000';

/**
 * Says a text with an `{{id}}` of one id after the other, as `t(text, { id })` does. For rows: the library looks for the
 * text and for its gaps each time it is asked.
 */
export function useSaidOf(text: Words): (id: string) => string {
  const { t } = useTranslation();
  const parts = useMemo(() => t(text, { id: gap }).split(gap), [t, text]);
  return (id) => parts.join(isolated(id));
}
