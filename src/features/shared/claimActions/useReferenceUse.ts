import type { TFunction } from 'i18next';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppStore } from '../../../store/hooks';
import { findReferenceUse } from '../../../store/payments/references';
import type { Question } from '../../../ui/commandForm/useQuestion';

/**
 * Says of a payment reference which claim has it already (docs/product.md, Payments); undefined where none has.
 * @returns of a reference, and of the payment that is to have it
 */
export function useReferenceUse() {
  const { t } = useTranslation();
  const store = useAppStore();
  return (reference: string, but?: string): string | undefined => {
    const used = findReferenceUse(store.getState(), reference, but);
    return used && t('Claim {{id}} already has payment reference {{reference}}.', { id: used.claimId, reference });
  };
}

/** Asked before a payment reference is stored a second time. `used` says which claim has it. */
export const reuseQuestion = (t: TFunction, used: string): Question => ({
  title: t('Use this payment reference again?'),
  text: used,
  confirmLabel: t('Use it again'),
});
