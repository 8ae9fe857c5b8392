import { useCallback } from 'react';
import { findActorRefusal, findAreaRefusal, findDutyRefusal } from '../../../domain/access/access';
import type { Claim } from '../../../domain/claim/claim';
import type { Refusal } from '../../../domain/refusal';
import type { Duty } from '../../../domain/access/fourEyes';
import { getAction, type LifecycleAction } from '../../../domain/workflow/lifecycle';
import { selectAccessFacts } from '../../../store/access/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectActor } from '../../../store/session/selectors';

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

/** Whether the signed-in person may record anything of a claim: it lies where they work. */
export function useReaches({ claimant }: Claim): boolean {
  const facts = useAppSelector(selectAccessFacts);
  const actor = useAppSelector(selectActor);
  return actor !== null && !findAreaRefusal(facts, actor, claimant);
}

/** Why the signed-in person may not do a part of an action that is a duty by itself. */
export function useDutyBar(duty: Duty, action: LifecycleAction, claim: Claim): Refusal | undefined {
  const facts = useAppSelector(selectAccessFacts);
  const actor = useAppSelector(selectActor);
  return actor ? findDutyRefusal(facts, duty, actor, claim, getAction(action).roles) : undefined;
}
