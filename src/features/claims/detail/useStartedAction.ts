import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findLifecycleRefusal } from '../../../domain/lifecycle';
import type { Role } from '../../../domain/roles';
import type { ClaimStatus } from '../../../domain/statuses';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/formats';
import { tellRefusal } from '../../../ui/tellResult';
import { readStart } from '../startState';
import { findStartPress, type Press, type StartPress } from './actionButtons';

type Start = {
  /** Opens the form of a tab, in place of the history entry. */
  openForm: (button: StartPress, options: { replace: true }) => void;
  onPress: (button: Press) => void;
};

/**
 * Starts the action that the history entry asks for, once: the entry then forgets it, so that neither a reload nor Back
 * starts it again.
 */
export function useStartedAction(role: Role, status: ClaimStatus, { openForm, onPress }: Start) {
  const { t } = useTranslation();
  const formats = useFormats();
  const location = useLocation();
  const navigate = useNavigate();
  const action = readStart(location.state);

  const start = useEffectEvent(() => {
    if (!action) return;
    const refusal = findLifecycleRefusal(action, role, status);
    const button = refusal ? undefined : findStartPress(action);
    if (button?.kind === 'verification' || button?.kind === 'decision') return openForm(button, { replace: true });
    void navigate({ search: location.search }, { replace: true, state: null, preventScrollReset: true });
    if (refusal) tellRefusal(t, refusal, formats);
    if (button) onPress(button);
  });
  useEffect(() => start(), [action]);
}
