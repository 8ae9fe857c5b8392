import type { Claim } from '../../../domain/claim';
import { useTranslation } from '../../../i18n/useTranslation';
import { findLastChange } from '../../../store/audit/selectors';
import { useAppSelector } from '../../../store/hooks';
import { changeNoticeText } from '../../../ui/changeText';
import { useFormats } from '../../../ui/formats';

/** What a form says when its claim was changed elsewhere while it was being written; undefined when it was not. */
export function useChangeNotice(claim: Claim, changedElsewhere: boolean): string | undefined {
  const { t } = useTranslation();
  const formats = useFormats();
  const lastChange = useAppSelector((state) => findLastChange(state, claim.id));
  return changedElsewhere ? changeNoticeText(t, claim, lastChange, formats) : undefined;
}
