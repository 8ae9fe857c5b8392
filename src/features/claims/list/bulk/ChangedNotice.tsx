import type { Claim } from '../../../../domain/claim/claim';
import { useTranslation } from '../../../../i18n/useTranslation';
import { findLastChange } from '../../../../store/audit/selectors';
import { useAppSelector } from '../../../../store/hooks';
import { changeText } from '../../../../ui/text/changeText';
import { useFormats } from '../../../../ui/text/formats';

/** Says that a claim of the dialog was changed elsewhere since it was opened, by whom and to what. */
export function ChangedNotice({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const lastChange = useAppSelector((state) => findLastChange(state, claim.id));
  return (
    <span className="notice" role="status">
      {changeText(t, claim, lastChange, formats)}
    </span>
  );
}
