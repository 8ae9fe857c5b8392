import { useTranslation } from '../../../i18n/useTranslation';
import { useAppStore } from '../../../store/hooks';
import { findReferenceUse } from '../../../store/payments/references';

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
