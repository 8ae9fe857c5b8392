import { decide, type Command } from '../../store/command';
import type { DecidedEvent, Stamp } from '../../store/events';
import type { RootState } from '../../store/registerReducers';

/**
 * What an entry of the timeline does: asks the register for something, as it then stands. A plan that the register refuses
 * is a mistake in the plan.
 */
export function carriesOut(what: string, ask: (state: RootState, stamp: Stamp) => Command) {
  return (state: RootState, stamp: Stamp): DecidedEvent => {
    const decision = decide(state, ask(state, stamp), stamp);
    if (decision.ok && decision.event) return decision.event;
    if (decision.ok) throw new Error(`Nothing is left to do for ${what}`);
    const { message, fields } = decision.refusal;
    throw new Error(`The register refuses ${what}: ${message} ${JSON.stringify(fields ?? {})}`);
  };
}
