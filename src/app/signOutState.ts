/** History state with which the user menu leads to sign-in: an address alone signs nobody out. */
export const signOutState = { signOut: true } as const;

export const asksToSignOut = (state: unknown) =>
  typeof state === 'object' && state !== null && 'signOut' in state && state.signOut === true;
