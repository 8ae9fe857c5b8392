import * as v from 'valibot';
import type { Words } from '../words';

/** What is wrong in a field of a form, by the way to the field. */
export type FormProblem = { path: readonly (string | number)[]; message: Words };

/** For the end of a schema's pipe: each problem stands at its field, however deep. */
export const withoutProblems = <Form extends object>(find: (form: Form) => readonly FormProblem[]) =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { path, message } of find(dataset.value)) {
      const [first, ...rest] = wayTo(dataset.value, path);
      if (first) addIssue({ message, path: [first, ...rest] });
    }
  });

function wayTo(form: object, keys: readonly (string | number)[]): v.IssuePathItem[] {
  let input: unknown = form;
  return keys.map((key) => {
    const value = (input as Record<string | number, unknown> | undefined)?.[key];
    const item = { type: 'unknown', origin: 'value', input, key, value } as const;
    input = value;
    return item;
  });
}
