import { isSameEmail, type Session } from '../../domain/user/user';
import { deviceTexts, sealsDevice } from '../../platform/vault/deviceVault';
import type { RegisterStore } from '../../store/createRegisterStore';
import { selectSession } from '../../store/session/selectors';
import { gatherUnsent, putBackUnsent, type Unsent } from '../../ui/commandForm/unsent';

type Left = Pick<Session, 'email' | 'role'> & { forms: Unsent };

/** Under a device passphrase the tab starts anew when a session ends: what is unsent waits here, sealed as drafts are. */
const place = 'portal-unsent';

function seal(left: Left | undefined) {
  try {
    if (left && sealsDevice()) sessionStorage.setItem(place, deviceTexts.seal(place, JSON.stringify(left)));
    else sessionStorage.removeItem(place);
  } catch {
    // The browser keeps nothing: then it lasts as long as the page.
  }
}

function unseal(): Left | undefined {
  try {
    const text = sessionStorage.getItem(place);
    return text === null ? undefined : (JSON.parse(deviceTexts.open(place, text)) as Left);
  } catch {
    // It was sealed by other keys.
    return undefined;
  }
}

/**
 * Keeps what is typed and unsent when a session ends under an open form, and puts it back when the same person signs in
 * again in this tab. Whoever else signs in has it forgotten.
 */
export function keepUnsent({ getState, subscribe }: Pick<RegisterStore, 'getState' | 'subscribe'>) {
  let left: Left | undefined;
  let before: Session | null = null;

  function follow() {
    const session = selectSession(getState());
    if (session?.sessionId === before?.sessionId) return;
    if (before) {
      const forms = gatherUnsent();
      const { email, role } = before;
      left = Object.keys(forms).length > 0 ? { email, role, forms } : undefined;
      seal(left);
    }
    before = session;
    if (!session) return putBackUnsent({});
    left ??= unseal();
    const isTheirs = left?.role === session.role && isSameEmail(left.email, session.email);
    putBackUnsent(left && isTheirs ? left.forms : {});
    left = undefined;
    seal(undefined);
  }

  follow();
  return subscribe(follow);
}
