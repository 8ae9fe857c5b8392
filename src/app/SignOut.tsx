import { useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { homePath } from '../domain/entrancePaths';
import { useAppDispatch } from '../store/hooks';
import { signOut } from '../store/session/commands';
import { isMarked } from '../ui/page/historyState';

/**
 * The address of sign-in, for whoever is signed in: the way out when the user menu led here, which is a way like any
 * other, so that a form with something unsent asks first; else of no use.
 */
export function SignOut() {
  const dispatch = useAppDispatch();
  const asked = isMarked(useLocation().state, 'signOut');
  // The way here is drawn in one go with the press: no reload comes between it and the note that the session is over.
  useLayoutEffect(() => {
    if (asked) void dispatch(signOut());
  }, [asked, dispatch]);
  return asked ? null : <Navigate to={homePath} replace />;
}
