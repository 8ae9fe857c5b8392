import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { InSight } from './inSight';

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
