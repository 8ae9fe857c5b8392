import { useCallback, useMemo, useState } from 'react';
import type { BulkAction } from '../../../../domain/workflow/bulk';
import type { Claim } from '../../../../domain/claim/claim';
import { findLifecycleRefusal } from '../../../../domain/workflow/lifecycleRefusal';
import type { Payment } from '../../../../domain/payment/payment';
import type { Refusal } from '../../../../domain/refusal';
import { selectAccessFacts } from '../../../../store/access/selectors';
import { findActorRefusal } from '../../../../domain/access/access';
import { findActionRefusal } from '../../../../store/claims/actionRules';
import { unknownClaim } from '../../../../store/claims/refusals';
import { findClaim } from '../../../../store/claims/selectors';
import { selectNewClaimDrafts } from '../../../../store/drafts/selectors';
import { useAppSelector, useAppStore } from '../../../../store/hooks';
import { selectPaymentsByClaim } from '../../../../store/payments/selectors';
import { selectScheme } from '../../../../store/scheme/selectors';
import { selectActor } from '../../../../store/session/selectors';

/** A claim that the action is to be done to. `seen` is the revision the person decides on. */
export type Included = { id: string; claim: Claim; payments: readonly Payment[]; seen: number; changed: boolean };

/** A claim that is left out: by the rules of the action, or, without a refusal, by hand. */
export type LeftOut = { id: string; claim: Claim | undefined; refusal: Refusal | undefined; changed: boolean };

const noPayments: readonly Payment[] = [];

/**
 * The selected claims as they stand at this moment, those that can be done and those that are left out: when another tab
 * changes one, it changes here, and says so until the person has been told of it at the press (`acknowledge`).
 */
export function useBulkClaims(action: BulkAction, ids: readonly string[]) {
  const store = useAppStore();
  const actor = useAppSelector(selectActor);
  const facts = useAppSelector(selectAccessFacts);
  const claims = useAppSelector((state) => state.claims.entities);
  const payments = useAppSelector(selectPaymentsByClaim);
  const scheme = useAppSelector(selectScheme);
  const drafts = useAppSelector(selectNewClaimDrafts);
  const revisions = () => new Map(ids.map((id) => [id, findClaim(store.getState(), id)?.rev ?? 0]));
  const [seen, setSeen] = useState(revisions);
  const [takenOut, setTakenOut] = useState<ReadonlySet<string>>(new Set());

  const lists = useMemo(() => {
    const included: Included[] = [];
    const leftOut: LeftOut[] = [];
    const draftIds = new Set(drafts.map(({ claimId }) => claimId));
    const refusalOf = (id: string, claim: Claim | undefined) => {
      if (actor && claim) {
        return findActionRefusal(action, actor.role, claim, scheme) ?? findActorRefusal(facts, action, actor, claim);
      }
      return actor && draftIds.has(id) ? findLifecycleRefusal(action, actor.role, 'draft') : unknownClaim(id);
    };
    for (const id of ids) {
      const claim: Claim | undefined = claims[id];
      const rev = seen.get(id) ?? 0;
      const changed = claim !== undefined && claim.rev !== rev;
      const refusal = refusalOf(id, claim);
      if (!claim || refusal || takenOut.has(id)) leftOut.push({ id, claim, refusal, changed });
      else included.push({ id, claim, payments: payments.get(id) ?? noPayments, seen: rev, changed });
    }
    return { included, leftOut };
  }, [action, ids, actor, facts, claims, drafts, payments, scheme, seen, takenOut]);

  return {
    ...lists,
    acknowledge: () => setSeen(revisions()),
    takeOut: useCallback((id: string) => setTakenOut((last) => new Set(last).add(id)), []),
    putBack: useCallback((id: string) => setTakenOut((last) => new Set([...last].filter((one) => one !== id))), []),
  };
}
