import { useLayoutEffect } from 'react';

/** What the fields of each form are called, by the form's control. */
const labels = new WeakMap<object, Map<string, string>>();

/** Tells what a field is called, so that what is said of the form as a whole can name it. */
export function useFieldLabel(control: object, name: string, label: string): void {
  useLayoutEffect(() => {
    const ofForm = labels.get(control) ?? new Map<string, string>();
    labels.set(control, ofForm.set(name, label));
  }, [control, name, label]);
}

/** The label of a field that is shown, or was. */
export const labelOf = (control: object, name: string) => labels.get(control)?.get(name) ?? name;
