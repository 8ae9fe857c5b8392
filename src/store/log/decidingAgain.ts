import type { Claim } from '../../domain/claim/claim';
import type { Draft } from '../../domain/claim/draft';
import { decide, definitionOf, type Command } from '../command';
import { draftStarted, type DecidedEvent } from '../events';
import { commandsOvertaken } from '../persistence/healthSlice';
import type { OvertakenCommand } from '../persistence/overtaken';
import type { RootState } from '../registerReducers';
import { tryOut, type Core } from './core';

/**
 * A command that is not in the log, and the event that it is in memory. `isKept`: it lies in the outbox of a shared register,
 * and counts once the stream says so.
 */
export type UnsavedCommand = { command: Command; event: DecidedEvent; isKept?: true };

type Parts = {
  /** Does it in memory. */
  keep: (unsaved: UnsavedCommand) => void;
  /** An event with its place in the chain; undefined where that cannot be told. */
  chained: (event: DecidedEvent) => Promise<DecidedEvent | undefined>;
};

/**
 * Decides once more on what is in memory alone, by its first ids and times, and does it there once more.
 * @returns what is refused by now: what throws, in the decision or in a reducer, is a refusal, and nothing of it is done
 */
export async function decideAgain(
  { getState, preview }: Core,
  again: readonly UnsavedCommand[],
  { keep, chained }: Parts,
): Promise<UnsavedCommand[]> {
  async function isRefused({ command, event: { meta } }: UnsavedCommand): Promise<boolean> {
    try {
      const decision = decide(getState(), command, meta);
      if (!decision.ok) return true;
      if (!decision.event) return false;
      const event = await chained(decision.event);
      if (!event) return true;
      preview(event);
      keep({ command, event });
      return false;
    } catch (error) {
      console.error(error);
      return true;
    }
  }
  const fallen: UnsavedCommand[] = [];
  for (const unsaved of again) if (await isRefused(unsaved)) fallen.push(unsaved);
  return fallen;
}

type Fallen = Pick<UnsavedCommand, 'command' | 'event'>;
type SaveDraft = (event: DecidedEvent) => void;

/** Tells whoever did it what fell, and gives back what was typed. */
export function tellFallen(core: Core, fallen: readonly Fallen[], saveDraft: SaveDraft): void {
  for (const one of fallen) giveBack(core, one, saveDraft);
  const told = fallen.flatMap(({ command }) => tryOut(() => overtakenCommand(core.getState(), command)) ?? []);
  if (told.length > 0) core.dispatch(commandsOvertaken(told));
}

/** What was typed for a command that fell is a draft again. */
export const giveBack = ({ getState }: Core, { command, event }: Fallen, saveDraft: SaveDraft): void =>
  void tryOut(() => {
    const draft = definitionOf(command).findDraft?.(command);
    const { meta } = event;
    if (draft && !isSubmitted(draft, getState().claims.entities)) saveDraft(draftStarted({ draft }, meta));
  });

/** Whether the claim that a draft becomes is there; an edit of a claim becomes none. */
export const isSubmitted = ({ claimId, editOf }: Draft, claims: Record<string, Claim>) =>
  !editOf && claimId !== undefined && claims[claimId] !== undefined;

/** What whoever asked for a command has to hear when it falls; undefined where nobody has to. */
export function overtakenCommand(state: RootState, command: Command): OvertakenCommand | undefined {
  const definition = definitionOf(command);
  const label = definition.findLabel?.(command.form) ?? definition.label;
  if (!label) return undefined;
  return {
    label,
    subjects: definition.findSubject?.(state, command) ?? command.targets.map(({ id }) => id),
  };
}
