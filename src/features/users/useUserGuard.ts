import type { User } from '../../domain/user/user';
import { findUserGuard, type GuardedChange } from '../../domain/user/userRules';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectSession } from '../../store/session/selectors';
import { selectUsers } from '../../store/users/selectors';

/** Why an action on an account is not offered to the signed-in person, in words; undefined when it is. */
export function useUserGuard(user: User) {
  const { t } = useTranslation();
  const users = useAppSelector(selectUsers);
  const email = useAppSelector((state) => selectSession(state)?.email ?? '');
  return (change: GuardedChange): string | undefined => {
    const guard = findUserGuard(change, user, users, email);
    return guard && t(guard);
  };
}
