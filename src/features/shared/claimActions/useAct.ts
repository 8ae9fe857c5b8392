import { useState } from 'react';
import type { Claim } from '../../../domain/claim/claim';
import type { ClaimActionRow } from '../../../domain/actions/action';
import { lifecycle, type ClaimAction, type FormOf } from '../../../domain/workflow/lifecycle';
import type { Refusal } from '../../../domain/refusal';
import { notKnown } from '../../../domain/claim/notKnown';
import { useTranslation } from '../../../i18n/useTranslation';
import { act } from '../../../store/claims/act';
import { findClaim } from '../../../store/claims/selectors';
import type { CommandResult } from '../../../store/commit';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import type { AppThunk } from '../../../store/services';
import { tellResult, type ResultWords } from '../../../ui/toast/tellResult';

type Options = {
  claim: Claim;
  /** The revision that the person decides on. */
  seen: number;
  /** Takes the revision that the person has been told of, or has made. */
  acknowledge: (rev: number) => void;
};

/** Does an action to the claim, and tells how it ended. Answers undefined when it is done, else why not. */
export type Act = <Action extends ClaimAction>(action: Action, form: FormOf<Action>) => Promise<Refusal | undefined>;

/**
 * Performs commands from a screen, and tells how each ended. `busy` while one is on its way.
 * @param acknowledge takes what the person has made, or has been told of
 */
export function usePerform(acknowledge: () => void) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  /** Answers undefined when it is done, else why not. */
  async function perform(command: AppThunk<Promise<CommandResult>>, words: ResultWords): Promise<Refusal | undefined> {
    setBusy(true);
    try {
      const result = await dispatch(command);
      if (result.ok || result.refusal.code === 'changed') acknowledge();
      return tellResult(t, result, words);
    } finally {
      setBusy(false);
    }
  }

  return { busy, perform };
}

/** What is done to one claim from a screen. */
export function useAct({ claim, seen, acknowledge }: Options) {
  const { t } = useTranslation();
  const store = useAppStore();
  const { id } = claim;
  const { busy, perform } = usePerform(() => acknowledge(findClaim(store.getState(), id)?.rev ?? seen));

  const actHere: Act = (action, form) => {
    const { done, failed }: ClaimActionRow = lifecycle[action];
    const names = { id, claimant: claim.claimant.fullName || t(notKnown) };
    return perform(act(action, [{ target: { id, rev: seen }, form }]), {
      done: t(done.title, names),
      detail: done.detail && t(done.detail, names),
      failed: failed && t(failed),
    });
  };

  return { busy, act: actHere, perform };
}
