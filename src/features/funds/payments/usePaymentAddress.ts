import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paymentStatusNames } from '../../../domain/payment';
import type { PaymentStatus } from '../../../domain/statuses';
import { keptSearch } from '../../../ui/keptSearch';

/** The payment that an address has selected. */
export const selectedPayment = (address: string): string | undefined =>
  new URLSearchParams(address).get('payment') ?? undefined;

type Change = { status?: PaymentStatus | null; payment?: string | null };

/** The filter and the selected payment in the URL, so that a reload keeps them; the search in the history entry. */
export function usePaymentAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState(() => keptSearch(location.state));
  const asked = new URLSearchParams(location.search).get('status');

  const current = useRef({ location, search });
  useLayoutEffect(() => {
    current.current = { location, search };
  });

  const go = useCallback(
    (change: Change, replace: boolean) => {
      const { location: from, search: text } = current.current;
      const params = new URLSearchParams(from.search);
      for (const [name, value] of Object.entries(change)) {
        if (value) params.set(name, value);
        else params.delete(name);
      }
      const state = { ...(from.state as object | null), search: text };
      // At once: what is pressed next must not go by the list or the selection before.
      void navigate({ search: params.toString() }, { replace, preventScrollReset: true, flushSync: true, state });
    },
    [navigate],
  );

  return {
    status: paymentStatusNames.find((name) => name === asked),
    paymentId: selectedPayment(location.search),
    search,
    typeSearch: setSearch,
    /** Before the page may be left: the way back brings the search again. */
    keepSearch: useCallback(() => go({}, true), [go]),
    showStatus: useCallback((status: PaymentStatus | undefined) => go({ status: status ?? null }, false), [go]),
    /** Back leads to the list, not through every payment that was looked at. */
    select: useCallback(
      (payment: string) => go({ payment }, selectedPayment(current.current.location.search) !== undefined),
      [go],
    ),
    clearSelection: useCallback(() => go({ payment: null }, true), [go]),
    clearFilters: useCallback(() => {
      current.current = { ...current.current, search: '' };
      setSearch('');
      go({ status: null }, false);
    }, [go]),
  };
}
