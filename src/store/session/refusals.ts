import type { Refusal } from '../../domain/refusal';

export const signedOutRefusal: Refusal = {
  code: 'signed_out',
  message: 'You are signed out. Nothing was changed. Sign in again to continue.',
};

/** The refusal of a command that was asked for by somebody else than who is signed in by now, in another tab. */
export const otherPersonRefusal: Refusal = {
  code: 'signed_out',
  message: 'Someone else has since signed in on this device. Nothing was changed.',
};
