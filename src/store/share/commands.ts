import { LoginRefused } from '../../domain/register/feed';
import type { Refusal } from '../../domain/refusal';
import type { AppThunk } from '../services';
import type { ShareForm } from '../../domain/settings/shareForm';

/** Joins a shared register. Answers why it cannot (joining.ts). */
export function joinShare({ account, ...login }: ShareForm): AppThunk<Promise<Refusal | undefined>> {
  return (_dispatch, _getState, services) => services.joinShare({ ...login, user: account.trim() });
}

/** Opens the line to the server, and keeps it open. Answers that the server does not accept the password. */
export function connectShare(password: string): AppThunk<Promise<Refusal | undefined>> {
  return async (_dispatch, _getState, services) => {
    try {
      await services.share()?.connect(password);
      return undefined;
    } catch (error) {
      if (error instanceof LoginRefused) return wrongPassword;
      throw error;
    }
  };
}

/** Nobody has to be told of these any more, by the ids of what they did. */
export function forgetTold(ids: readonly string[]): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, services) => services.share()?.forgetTold(ids);
}

/** Ends sharing on this device, which keeps the whole register and what waited. Answers why it cannot. */
export function leaveShare(): AppThunk<Promise<Refusal | undefined>> {
  return async (_dispatch, _getState, services) => services.share()?.leave();
}

const wrongPassword: Refusal = {
  code: 'invalid',
  message: 'The server does not accept this password.',
  fields: { password: 'The server does not accept this password.' },
};
