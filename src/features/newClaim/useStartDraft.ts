import { useNavigate } from 'react-router-dom';
import { draftPath } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { startDraft } from '../../store/drafts/commands';
import { useAppDispatch } from '../../store/hooks';
import { useFormats } from '../../ui/text/formats';
import { refusalText } from '../../ui/text/refusalText';
import { toast } from '../../ui/toast/toast';

/** Starts an empty draft and opens it. */
export function useStartDraft() {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return () => {
    const result = dispatch(startDraft());
    if (result.ok) void navigate(draftPath(result.value), { replace: true });
    else toast.error(refusalText(t, result.refusal, formats));
  };
}
