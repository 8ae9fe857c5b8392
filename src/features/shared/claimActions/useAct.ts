import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { Claim } from '../../../domain/claim/claim';
import type { ClaimActionRow } from '../../../domain/actions/action';
import { lifecycle, type ClaimAction, type FormOf } from '../../../domain/workflow/lifecycle';
import type { Refusal } from '../../../domain/refusal';
import { findUndoable } from '../../../domain/claim/undo';
import { notKnown } from '../../../domain/claim/notKnown';
import { useTranslation } from '../../../i18n/useTranslation';
import { act } from '../../../store/claims/act';
import { findClaim } from '../../../store/claims/selectors';
import { selectActor } from '../../../store/session/selectors';
import type { CommandResult } from '../../../store/commit';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import type { AppThunk } from '../../../store/services';
import { useFormats } from '../../../ui/text/formats';
import { offerUndo } from '../../../ui/toast/offerUndo';
import { tellRefusal, tellResult, type ResultWords } from '../../../ui/toast/tellResult';

type Options = {
  claim: Claim;
  /** The revision that the person decides on. */
  seen: number;
  /** Takes the revision that the person has been told of, or has made. */
  acknowledge: (rev: number) => void;
};

/** Does an action to the claim, and tells how it ended. Answers undefined when it is done, else why not. */
export type Act = <Action extends ClaimAction>(action: Action, form: FormOf<Action>) => Promise<Refusal | undefined>;

/** What is told of a command, and what takes it back once it is done, where something does. */
type PerformWords = ResultWords & { findUndo?: () => (() => void) | undefined };

/**
 * Performs commands from a screen, and tells how each ended. `busy` while one is on its way.
 * @param acknowledge takes what the person has made, or has been told of
 */
export function usePerform(acknowledge: () => void) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  /** Answers undefined when it is done, else why not. */
  async function perform(
    command: AppThunk<Promise<CommandResult>>,
    { findUndo, ...words }: PerformWords,
  ): Promise<Refusal | undefined> {
    setBusy(true);
    try {
      const result = await dispatch(command);
      if (result.ok || result.refusal.code === 'changed') acknowledge();
      const undo = result.ok && result.stored ? findUndo?.() : undefined;
      if (!undo) return tellResult(t, result, words);
      offerUndo(words.done, undo, words.detail);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { busy, perform };
}

type Perform = ReturnType<typeof usePerform>['perform'];

/** What takes back what was done to claims last, on all of them as one; undefined where it cannot be. */
export function useUndo(perform: Perform) {
  const { t } = useTranslation();
  const formats = useFormats();
  const store = useAppStore();

  return (ids: readonly string[]): (() => void) | undefined => {
    const actor = selectActor(store.getState());
    const claims = ids.flatMap((id) => findClaim(store.getState(), id) ?? []);
    if (!actor || claims.length < ids.length || !claims.every((claim) => findUndoable(claim, actor))) return undefined;
    const { done, bulk } = lifecycle.undo;
    const [first] = claims;
    const words: ResultWords =
      claims.length === 1 && first
        ? { done: t(done.title), detail: t(done.detail, namesOf(t, first)) }
        : { done: t(bulk.done, { count: claims.length }) };
    const filled = claims.map(({ id, rev }) => ({ target: { id, rev }, form: null }));
    return () =>
      void perform(act('undo', filled), words).then((refusal) => refusal && tellRefusal(t, refusal, formats));
  };
}

const namesOf = (t: TFunction, { id, claimant }: Claim) => ({ id, claimant: claimant.fullName || t(notKnown) });

/** What is done to one claim from a screen. */
export function useAct({ claim, seen, acknowledge }: Options) {
  const { t } = useTranslation();
  const store = useAppStore();
  const { id } = claim;
  const { busy, perform } = usePerform(() => acknowledge(findClaim(store.getState(), id)?.rev ?? seen));

  const findUndo = useUndo(perform);

  const actHere: Act = (action, form) => {
    const { done, failed }: ClaimActionRow = lifecycle[action];
    const names = namesOf(t, claim);
    return perform(act(action, [{ target: { id, rev: seen }, form }]), {
      done: t(done.title, names),
      detail: done.detail && t(done.detail, names),
      failed: failed && t(failed),
      findUndo: () => findUndo([id]),
    });
  };

  return { busy, act: actHere, perform };
}
