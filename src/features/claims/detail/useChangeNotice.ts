import type { Claim } from '../../../domain/claim/claim';
import { useTranslation } from '../../../i18n/useTranslation';
import { findLastChange } from '../../../store/audit/selectors';
import { useAppSelector } from '../../../store/hooks';
import { changeNoticeText, changeText } from '../../../ui/text/changeText';
import { useFormats } from '../../../ui/text/formats';

type Options = {
  /** The claim changed under a form that nobody has touched. */
  news: boolean;
  /** It changed while something was being written. */
  changedElsewhere: boolean;
  /** The change may be the page's own, which is under way. */
  busy: boolean;
};

/** What is said of a claim that was changed elsewhere: over the form that is being written, or over the page. */
export function useChangeNotice(claim: Claim, { news, changedElsewhere, busy }: Options) {
  const { t } = useTranslation();
  const formats = useFormats();
  const lastChange = useAppSelector((state) => findLastChange(state, claim.id));
  return {
    notice: changedElsewhere && !busy ? changeNoticeText(t, claim, lastChange, formats) : undefined,
    news: news && !busy ? changeText(t, claim, lastChange, formats) : undefined,
  };
}
