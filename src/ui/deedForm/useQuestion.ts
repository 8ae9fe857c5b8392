import { useState } from 'react';

/** A question in a dialog. Texts are already translated. */
export type Question = { title: string; text: string; confirmLabel: string; destructive?: boolean };

export type OpenQuestion = Question & { answer: (yes: boolean) => void };

/** Asks a question and waits for its answer. */
export function useQuestion() {
  const [question, setQuestion] = useState<OpenQuestion>();

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
