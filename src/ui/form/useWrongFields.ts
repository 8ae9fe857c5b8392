import { useState } from 'react';
import { flushSync } from 'react-dom';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

type Focusing<Form extends FieldValues, Output> = Pick<UseFormReturn<Form, unknown, Output>, 'setFocus'>;

/**
 * The fields for which a form was refused, in the order of the page: fields that appear with a choice register last,
 * wherever they stand. They stay listed until the form is sent again, so that nothing moves while they are corrected.
 */
export function useWrongFields<Form extends FieldValues, Output>({ setFocus }: Focusing<Form, Output>) {
  const [fields, setFields] = useState<readonly FieldPath<Form>[]>([]);

  /** Lists the fields and moves to the first. @param errors by the name of the field */
  const refuse = (form: HTMLFormElement | null, errors: object) => {
    const shown = Array.from(form?.elements ?? [], (element) => element.getAttribute('name'));
    const wrong = new Set(
      shown.filter(
        (name): name is FieldPath<Form> => name !== null && (name in errors || get(errors, name) !== undefined),
      ),
    );
    // The list takes room above the fields: only then is it known where the first one stands.
    flushSync(() => setFields([...wrong]));
    const [first] = wrong;
    if (!first) return;
    setFocus(first);
    // Or its label would lie under the header, which stays in place.
    document.activeElement?.scrollIntoView({ block: 'center' });
  };

  return { fields, refuse, forget: () => setFields([]) };
}
