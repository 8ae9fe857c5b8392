/*
 * The addresses that sign-in knows. They stand apart from the other routes, which it does without.
 */

export const loginPath = '/login';

/** Where a signed-in visitor arrives. */
export const homePath = '/';
