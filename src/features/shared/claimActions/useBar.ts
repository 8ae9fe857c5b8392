import { useCallback, useMemo } from 'react';
import { findActorRefusal, findAreaRefusal, findDutyRefusal } from '../../../domain/access/access';
import type { Claim } from '../../../domain/claim/claim';
import { findFlags } from '../../../domain/claim/flags';
import { type ClaimFlag } from '../../../domain/workflow/claimFlags';
import type { Refusal } from '../../../domain/refusal';
import type { Duty } from '../../../domain/access/fourEyes';
import { getAction, type LifecycleAction } from '../../../domain/workflow/lifecycle';
import { selectAccessFacts } from '../../../store/access/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectActor } from '../../../store/session/selectors';
import { useToday } from '../../../ui/page/useToday';

/** Why somebody may not do an action to a claim because of who they are. */
export type FindBar = (action: LifecycleAction) => Refusal | undefined;

/** For the signed-in person (domain/access/access.ts); of what is no claim yet, nothing is barred. */
export function useBar(claim: Claim | undefined): FindBar {
  const facts = useAppSelector(selectAccessFacts);
  const actor = useAppSelector(selectActor);
  return useCallback(
    (action) => (actor && claim ? findActorRefusal(facts, action, actor, claim) : undefined),
    [facts, actor, claim],
  );
}

/** What is on a claim beside its status, for the signed-in person. */
export function useFlags(claim: Claim | undefined): readonly ClaimFlag[] {
  const actor = useAppSelector(selectActor);
  const today = useToday();
  return useMemo(() => findFlags(claim, actor, today), [claim, actor, today]);
}

/** Why the signed-in person may only read a claim; undefined where it lies where they work. */
export function useOutside({ claimant }: Claim): Refusal | undefined {
  const facts = useAppSelector(selectAccessFacts);
  const actor = useAppSelector(selectActor);
  return actor ? findAreaRefusal(facts, actor, claimant) : undefined;
}

/** Whether they may record anything of it. */
export const useReaches = (claim: Claim): boolean => useOutside(claim) === undefined;

/** Why the signed-in person may not do a part of an action that is a duty by itself. */
export function useDutyBar(duty: Duty, action: LifecycleAction, claim: Claim): Refusal | undefined {
  const facts = useAppSelector(selectAccessFacts);
  const actor = useAppSelector(selectActor);
  return actor ? findDutyRefusal(facts, duty, actor, claim, getAction(action).roles) : undefined;
}
