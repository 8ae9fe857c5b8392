import type { RootState } from '../registerReducers';
import type { SetAside } from './local/asideTexts';
import { nameOfSetAside } from './setAside';

/** Whether a text that was set aside may be a payment of a claim: its id names the claim, as may what is left of it. */
export function holdsPaymentOf(claimId: string, entry: SetAside): boolean {
  if (nameOfSetAside(entry).slice !== 'payments') return false;
  return entry.key.endsWith(`:${claimId}`) || entry.text.includes(`"${claimId}"`);
}

/** Whether a payment of a claim may have been set aside: what was paid is uncertain then. */
export const selectLacksPayment = ({ storage }: RootState, claimId: string): boolean =>
  storage.setAside.some((entry) => holdsPaymentOf(claimId, entry));
