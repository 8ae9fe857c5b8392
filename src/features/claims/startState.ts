import { lifecycleActions, type LifecycleAction } from '../../domain/workflow/lifecycle';

/** History state that has a claim's page start an action's form: chosen in a list, decided with the facts in view. */
export type StartState = { start: LifecycleAction };

/** The action that a history entry asks to be started, or undefined. */
export function readStart(state: unknown): LifecycleAction | undefined {
  if (typeof state !== 'object' || state === null || !('start' in state)) return undefined;
  return lifecycleActions.find((action) => action === state.start);
}
