import { useEffect, useRef, type ComponentType } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectRole, selectSessionEnd } from '../store/session/selectors';
import { askToSignIn } from './entranceAddress';
import { lazyScreen } from './lazyScreen';
import { StartBoundary } from './StartBoundary';

export const Login = lazyScreen(
  () => import(/* webpackChunkName: "page-login" */ '../features/login/LoginPage').then((file) => file.LoginPage),
  null,
);

/**
 * Sign-in, or the portal for whoever is signed in, in this tab or another. The portal's router and shell are loaded
 * behind sign-in only, which keeps the first page light.
 */
export function Entrance({ Portal }: { Portal: ComponentType }) {
  const signedIn = useAppSelector((state) => selectRole(state) !== undefined);
  useLoginAddress(signedIn);
  return <StartBoundary>{signedIn ? <Portal /> : <Login />}</StartBoundary>;
}

/**
 * Nobody reaches another address while signed out. Whoever signs in after someone else starts anew; whoever only left
 * the desk goes on where they were.
 */
function useLoginAddress(signedIn: boolean) {
  const hadSession = useRef(signedIn);
  const leftIdle = useAppSelector(selectSessionEnd) === 'idle';
  useEffect(() => {
    if (signedIn) {
      hadSession.current = true;
      return;
    }
    askToSignIn({ keepRoute: leftIdle || !hadSession.current });
    const onBackOrForward = () => askToSignIn({ keepRoute: true });
    window.addEventListener('popstate', onBackOrForward);
    return () => window.removeEventListener('popstate', onBackOrForward);
  }, [signedIn, leftIdle]);
}
