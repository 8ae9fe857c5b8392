import { useNavigate } from 'react-router-dom';
import { draftPath } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { startEdit } from '../../store/drafts/commands';
import { useAppDispatch } from '../../store/hooks';
import { useFormats } from '../../ui/text/formats';
import { tellRefusal } from '../../ui/toast/tellResult';

/** Opens a claim in the wizard, to be edited; a refusal is told in a toast. */
export function useStartEdit() {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (claimId: string) => {
    const result = dispatch(startEdit(claimId));
    if (result.ok) void navigate(draftPath(result.value));
    else tellRefusal(t, result.refusal, formats);
  };
}
