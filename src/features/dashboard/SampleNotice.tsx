import { useEffect, useState } from 'react';
import type { Role } from '../../domain/user/roles';
import { useAppStore } from '../../store/hooks';
import { isFirstSessionOnSample } from '../../store/register/firstSession';

/** In the file that sign-in has loaded where nobody signed in before: it shows with the page. */
const load = () => import(/* webpackChunkName: "first-day" */ './SampleWords');

/** In which session it was put away. */
let dismissedIn: string | undefined;

/**
 * Tells whoever is the first on this device, once, that what they see is made up. Decided when the page opens, so that
 * nothing on it moves later.
 */
export function SampleNotice({ role }: { role: Role }) {
  const store = useAppStore();
  const [shown, setShown] = useState(() => {
    const state = store.getState();
    return isFirstSessionOnSample(state) && state.session.current?.sessionId !== dismissedIn;
  });
  const [file, setFile] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    // Without a connection there is no notice.
    if (shown) load().then(setFile, () => undefined);
  }, [shown]);

  const dismiss = () => {
    dismissedIn = store.getState().session.current?.sessionId;
    setShown(false);
    document.querySelector<HTMLElement>('main')?.focus();
  };
  return shown && file ? <file.SampleWords role={role} onDismiss={dismiss} /> : null;
}
