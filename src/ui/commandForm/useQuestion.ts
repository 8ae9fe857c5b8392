import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { TFunction } from 'i18next';

/** What a form knows of the dialog that it stands in. */
type DialogForm = {
  /** Something is typed and not sent. */
  setUnsent: (unsent: boolean) => void;
  /** Whether what is typed may be dropped: asks where there is something. */
  mayDrop: () => Promise<boolean>;
};

export const InDialog = createContext<DialogForm | undefined>(undefined);

/** Told by a dialog over a page that something typed in it is not sent: the page asks before it is left. */
export const OverPage = createContext<((unsent: boolean) => void) | undefined>(undefined);

/** A question in a dialog. Texts are already translated. */
export type Question = { title: string; text: string; confirmLabel: string; destructive?: boolean };

export type OpenQuestion = Question & { answer: (yes: boolean) => void };

/**
 * Asks a question and waits for its answer. Out of sight, the open question is taken back, as if answered with no.
 * @param about what it is asked about: when that changes, the open question is taken back as well
 */
export function useQuestion(about?: string | number) {
  const [question, setQuestion] = useState<OpenQuestion>();
  const takeBack = useEffectEvent(() => question?.answer(false));
  const inSight = useContext(InSight);
  useEffect(() => takeBack(), [about, inSight]);

  const asked = (next: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setQuestion(undefined);
        resolve(yes);
      };
      setQuestion({ ...next, answer });
    });

  return { question, asked };
}

/** Asked before what was typed and not saved is dropped; whoever knows of what says so in a text of its own. */
export const leaveQuestion = (t: TFunction): Question => ({
  title: t('Leave without saving?'),
  text: t('Your entries are not saved and will be lost.'),
  confirmLabel: t('Leave without saving'),
  destructive: true,
});

/** False for what is hidden behind another page or tab: a dialog of it would lie over something else. */
export const InSight = createContext(true);
