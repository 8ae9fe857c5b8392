import Button from '@mui/material/Button';
import { asksNothing, getAction, type ActionAsking } from '../../../domain/workflow/lifecycle';
import type { Role } from '../../../domain/user/roles';
import type { ClaimStatus } from '../../../domain/workflow/statuses';
import { useTranslation } from '../../../i18n/useTranslation';
import { actionButtons } from '../../shared/claimActions/actionButtons';
import type { FindBar } from '../../shared/claimActions/useBar';

type DirectButtonsProps = {
  role: Role;
  status: ClaimStatus;
  findBar: FindBar;
  /** An edit is unfinished: its own place offers to continue it. */
  editing: boolean;
  busy: boolean;
  onDo: (action: ActionAsking<'nothing'>) => void;
  onEdit: () => void;
};

/** The open actions that ask for no form: those with one are done in the form below. */
export function DirectButtons({ role, status, findBar, editing, busy, onDo, onEdit }: DirectButtonsProps) {
  const { t } = useTranslation();
  return actionButtons(role, status, findBar)
    .filter(({ action }) => asksNothing(action) || (getAction(action).asks === 'edit' && !editing))
    .map(({ action, label, isStageAction }) => (
      <Button
        key={label}
        size="small"
        variant={isStageAction ? 'contained' : 'outlined'}
        color={isStageAction ? 'primary' : 'secondary'}
        disabled={busy}
        onClick={() => (asksNothing(action) ? onDo(action) : onEdit())}
      >
        {t(label)}
      </Button>
    ));
}
