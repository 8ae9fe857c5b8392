import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findLifecycleRefusal } from '../../../domain/workflow/lifecycleRefusal';
import type { Role } from '../../../domain/user/roles';
import type { Claim } from '../../../domain/claim/claim';
import { findFlags } from '../../../domain/claim/flags';
import { findFlagRefusal } from '../../../domain/workflow/flagRefusal';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/text/formats';
import { tellRefusal } from '../../../ui/toast/tellResult';
import { isOffered, type OfferedAction } from '../../shared/claimActions/actionButtons';
import { findForm } from '../../shared/claimActions/actionForms';
import type { FindBar } from '../../shared/claimActions/useBar';
import { readStart } from '../startState';

/**
 * Starts the action that the history entry asks for, once: the entry then forgets it, so that neither a reload nor Back
 * starts it again.
 * @param start `inPlace` where it opens a tab, which takes the place of the entry
 */
export function useStartedAction(
  role: Role,
  claim: Claim,
  findBar: FindBar,
  start: (action: OfferedAction, inPlace: boolean) => void,
) {
  const { t } = useTranslation();
  const formats = useFormats();
  const location = useLocation();
  const navigate = useNavigate();
  const action = readStart(location.state);

  const startIt = useEffectEvent(() => {
    if (!action || !isOffered(action)) return;
    const refusal =
      findLifecycleRefusal(action, role, claim.status) ?? findFlagRefusal(action, findFlags(claim)) ?? findBar(action);
    const form = findForm(action);
    if (!refusal && form && form.place !== 'dialog') return start(action, true);
    void navigate({ search: location.search }, { replace: true, state: null, preventScrollReset: true });
    if (refusal) tellRefusal(t, refusal, formats);
    else start(action, false);
  });
  useEffect(() => startIt(), [action]);
}
