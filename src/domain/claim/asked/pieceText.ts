import type { AnswerKind, Piece } from '../../workflow/askedRecord';
import { reasons } from '../../workflow/reasons';
import type { Words } from '../../words';

/** How a piece can be answered, in words. */
export const informationAnswers = {
  file_added: { label: 'File added' },
  explained: { label: 'Explained' },
} as const satisfies Record<AnswerKind, { label: Words }>;

/**
 * What is missing, in words: the reason's, or what was typed; of Other, what was written beside the reasons.
 * @param actionReason of the verification that asks for it
 */
export function pieceText(t: (english: Words) => string, { reason, text }: Piece, actionReason = ''): string {
  if (reason === undefined) return text;
  return reason === 'other' && actionReason ? actionReason : t(reasons[reason].label);
}
