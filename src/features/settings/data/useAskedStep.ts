import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dataSteps, stepParameter, type DataStep } from '../../../domain/settings/dataSteps';
import { routes } from '../../../domain/routes';

/** Begins what the address asks for, once: it is then the address of the settings alone, which a reload asks nothing of. */
export function useAskedStep(onAsked: (step: DataStep) => void) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(stepParameter);

  const begin = useEffectEvent(() => {
    if (asked === null) return;
    void navigate(routes.settings.path, { replace: true, preventScrollReset: true });
    const step = dataSteps.find((name) => name === asked);
    if (step) onAsked(step);
  });
  useEffect(() => begin(), [asked]);
}
