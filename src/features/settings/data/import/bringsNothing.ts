import { findOpenClashes } from '../../../../store/register/merging/resolveMerge';
import { isRegisterEvent } from '../../../../store/register/merging/unions';
import { findWanted } from './importedEvidence';
import type { ShownPlan } from './useImport';

/** Whether everything in the file is here already, the bytes of its evidence too. */
export function bringsNothing({ plan, evidence }: Pick<ShownPlan, 'plan' | 'evidence'>): boolean {
  const { items, usedUp, unions } = plan;
  const { audit, ...others } = unions;
  return (
    items.every(({ outcome }) => outcome === 'same' || outcome === 'kept' || outcome === 'refused') &&
    findOpenClashes(plan, {}).length === 0 &&
    [usedUp, audit.added.filter(isRegisterEvent), ...Object.values(others).map(({ added }) => added)].every(
      (list) => list.length === 0,
    ) &&
    findWanted(evidence.missing, plan, {}).length === 0
  );
}
