import Button from '@mui/material/Button';
import type { Role } from '../../../domain/roles';
import type { ClaimStatus } from '../../../domain/statuses';
import { useTranslation } from '../../../i18n/useTranslation';
import { actionButtons } from '../detail/actionButtons';
import type { DirectDeed } from '../detail/useDirectDeeds';

type DirectButtonsProps = {
  role: Role;
  status: ClaimStatus;
  /** An edit is unfinished: its own place offers to continue it. */
  editing: boolean;
  busy: boolean;
  onDo: (deed: DirectDeed) => void;
  onEdit: () => void;
};

/** The open actions that ask for no form: those with one are done in the form below. */
export function DirectButtons({ role, status, editing, busy, onDo, onEdit }: DirectButtonsProps) {
  const { t } = useTranslation();
  return actionButtons(role, status).map(({ label, press, isStageAction }) => {
    if (press.kind !== 'do' && (press.kind !== 'edit' || editing)) return null;
    return (
      <Button
        key={label}
        size="small"
        variant={isStageAction ? 'contained' : 'outlined'}
        color={isStageAction ? 'primary' : 'secondary'}
        disabled={busy}
        onClick={() => (press.kind === 'do' ? onDo(press.deed) : onEdit())}
      >
        {t(label)}
      </Button>
    );
  });
}
