import { findAsked, isAnswerOverdue, isPieceAnswered } from '../../domain/claim/asked/asked';
import type { Claim } from '../../domain/claim/claim';
import { useTranslation } from '../../i18n/useTranslation';
import { useFormats } from '../text/formats';
import { ToneChip } from './chips';

type AskedStateProps = {
  claim: Claim;
  /** YYYY-MM-DD in Africa/Kampala. */
  today: string;
};

/** How much of what was asked for is answered, and until when the rest is awaited; nothing of a claim that waits for none. */
export function AskedState({ claim, today }: AskedStateProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const asked = findAsked(claim);
  if (!asked) return null;
  const { pieces, until } = asked;
  const answered = pieces.filter((piece) => isPieceAnswered(piece, claim.evidence)).length;
  return (
    <>
      {`${t('{{answered}} of {{total}} answered', { answered, total: pieces.length })} · `}
      {t('Awaited until {{date}}', { date: date(until) })}{' '}
      {isAnswerOverdue(claim, today) && <ToneChip tone="red" label={t('Answer overdue')} />}
    </>
  );
}
