import { useCallback } from 'react';
import { createSearchParams, useNavigate, useSearchParams } from 'react-router-dom';

/** The address of this page with a claim open in it, or none. */
export const claimSearch = (claimId: string | undefined) =>
  claimId === undefined ? '' : `?${createSearchParams({ claim: claimId })}`;

/**
 * The claim that is open beside the queue stands in the URL. One that the person chose is a step that Back undoes; one
 * that opened by itself, or was passed by with the arrow keys, is not.
 */
export function useOpenClaim() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const openId = params.get('claim') ?? undefined;

  const showClaim = useCallback(
    (claimId: string | undefined, { replace }: { replace: boolean }) =>
      void navigate({ search: claimSearch(claimId) }, { replace }),
    [navigate],
  );

  return { openId, showClaim };
}
