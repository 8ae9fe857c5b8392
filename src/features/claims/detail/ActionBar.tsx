import Button from '@mui/material/Button';
import type { ClaimFlag } from '../../../domain/workflow/claimFlags';
import type { Role } from '../../../domain/user/roles';
import type { ClaimStatus } from '../../../domain/workflow/statuses';
import { useTranslation } from '../../../i18n/useTranslation';
import { ActionAtHand } from '../../../ui/page/ActionAtHand';
import { getAction } from '../../../domain/workflow/lifecycle';
import { actionButtons, type OfferedAction } from '../../shared/claimActions/actionButtons';
import { findForm } from '../../shared/claimActions/actionForms';
import type { FindBar } from '../../shared/claimActions/useBar';

type ActionBarProps = {
  role: Role;
  status: ClaimStatus;
  findBar: FindBar;
  flags: readonly ClaimFlag[];
  /** An edit is unfinished: its own place offers to continue it. */
  editing: boolean;
  busy: boolean;
  /** A form is shown: on a phone its buttons have the place at the lower edge. */
  formShown: boolean;
  onPress: (action: OfferedAction) => void;
};

/** The actions open to the viewer. */
export function ActionBar({ role, status, findBar, flags, editing, busy, formShown, onPress }: ActionBarProps) {
  const { t } = useTranslation();
  return actionButtons(role, status, findBar, flags)
    .filter(({ action }) => !(editing && getAction(action).asks === 'edit'))
    .map(({ action, label, isStageAction }) => {
      // One filled button a page: where the form is shown that this one opens, the form's.
      const form = findForm(action);
      const opensShown = formShown && form !== undefined && form.place !== 'dialog';
      const isNext = isStageAction && !opensShown;
      const button = (
        <Button
          key={label}
          variant={isNext ? 'contained' : 'outlined'}
          color={isNext ? 'primary' : 'secondary'}
          disabled={busy}
          onClick={() => onPress(action)}
        >
          {t(label)}
        </Button>
      );
      return isStageAction ? (
        <ActionAtHand key={label} taken={formShown}>
          {button}
        </ActionAtHand>
      ) : (
        button
      );
    });
}
