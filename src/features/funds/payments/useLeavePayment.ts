import { paymentGroupNames } from '../../../domain/payment/paymentGroups';
import { addressRules, oneOfParam } from '../../../ui/list/addressFields';
import { useCallback, useRef, useState } from 'react';
import { useLeaveQuestion } from '../../../ui/commandForm/useLeaveQuestion';
import { useQuestion, type Question } from '../../../ui/commandForm/useQuestion';

/** The payment that an address has selected. */
const selectedPayment = (address: string): string | undefined =>
  new URLSearchParams(address).get('payment') ?? undefined;

/** The filter and the selected payment. */
export const paymentAddress = addressRules({
  status: oneOfParam(paymentGroupNames),
  payment: ([said]): string | undefined => said,
});

/** What was typed and not sent: asks before another payment, another page or another form would lose it. */
export function useLeavePayment(words: Question) {
  const [writing, setWriting] = useState(false);
  /** The same at once: what was just sent or given up keeps nobody from leaving. */
  const unsent = useRef(false);
  const { question, asked } = useQuestion();

  const setUnsent = useCallback((dirty: boolean) => {
    unsent.current = dirty;
    setWriting(dirty);
  }, []);

  const leaving = useLeaveQuestion({
    unsent: writing,
    loses: (from, to) =>
      unsent.current && (from.pathname !== to.pathname || selectedPayment(from.search) !== selectedPayment(to.search)),
    question: words,
  });

  return {
    writing,
    setUnsent,
    question: leaving ?? question,
    /** Whether what is typed may go: nothing is, or the person says so. */
    mayDrop: async () => !unsent.current || (await asked(words)),
  };
}
