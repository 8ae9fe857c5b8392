import { useEffect, useRef, type ComponentType } from 'react';
import { StartFailed } from './trouble/StartFailed';
import Box from '@mui/material/Box';
import { useAppSelector } from '../store/hooks';
import { selectSession, selectSessionEnd } from '../store/session/selectors';
import { askToSignIn } from './entranceAddress';
import { lazyScreen } from './lazyScreen';
import { MountedAnew } from './trouble/MountedAnew';
import { focusHeading } from './focusHeading';

export const Login = lazyScreen(
  () => import(/* webpackChunkName: "page-login" */ '../features/login/LoginPage').then((file) => file.LoginPage),
  null,
);

/** Hardly any sign-in needs it; without its code nothing is said. */
const UnsavedAtSignIn = lazyScreen(
  () =>
    import(/* webpackChunkName: "shell" */ './shell/UnsavedBanner').then(
      (file) => file.UnsavedAtSignIn,
      () => () => null,
    ),
  null,
);

/** Of what hardly any command waits for; without its code nothing is said. */
const WaitingNotice = lazyScreen(
  () =>
    import(/* webpackChunkName: "waiting" */ './WaitingNotice').then(
      (file) => file.WaitingNotice,
      () => () => null,
    ),
  null,
);

type EntranceProps = {
  Portal: ComponentType;
  /** The id of a session that is over and is yet to be ended by a command: nothing is shown to it. */
  left?: string;
};

/**
 * Sign-in, or the portal for whoever is signed in, in this tab or another. The portal's router and shell are loaded
 * behind sign-in only, which keeps the first page light.
 */
export function Entrance({ Portal, left }: EntranceProps) {
  const signedIn = useAppSelector((state) => {
    const session = selectSession(state);
    return session !== null && session.sessionId !== left;
  });
  const mayLose = useAppSelector(({ storage }) => storage.unsaved > 0 || storage.lost !== null);
  const waits = useAppSelector(({ storage }) => storage.waits !== null);
  useLoginAddress(signedIn);
  useHeadingFirst(signedIn);
  return (
    // Around what no route's error element covers: the code of sign-in and of the portal itself.
    <MountedAnew failed={<StartFailed />}>
      {waits && <WaitingNotice />}
      {signedIn ? (
        <Portal />
      ) : (
        // The notice takes its room from the page, not more than the window has.
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
          {mayLose && <UnsavedAtSignIn />}
          <Login />
        </Box>
      )}
    </MountedAnew>
  );
}

/** Signing in and out leads to another page, and its heading is where reading goes on. */
function useHeadingFirst(signedIn: boolean) {
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current === signedIn) return undefined;
    before.current = signedIn;
    return document.activeElement === document.body ? focusHeading(document.body) : undefined;
  }, [signedIn]);
}

/**
 * Nobody reaches another address while signed out. Whoever signs in after someone else starts anew; whoever only left
 * the desk goes on where they were.
 */
function useLoginAddress(signedIn: boolean) {
  const hadSession = useRef(signedIn);
  const wasEnded = useAppSelector(selectSessionEnd) !== null;
  useEffect(() => {
    if (signedIn) {
      hadSession.current = true;
      return;
    }
    askToSignIn({ keepRoute: wasEnded || !hadSession.current });
    const onBackOrForward = () => askToSignIn({ keepRoute: true });
    window.addEventListener('popstate', onBackOrForward);
    return () => window.removeEventListener('popstate', onBackOrForward);
  }, [signedIn, wasEnded]);
}
