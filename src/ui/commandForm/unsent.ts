import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What was typed in forms and not sent, by the name of the form: plain data. */
export type Unsent = { readonly [form: string]: FieldValues };

type Shown = { read: () => FieldValues | undefined; write: (values: FieldValues) => void };

/** The forms on the page, and what was typed in those that are to be opened again. In the memory of this tab alone. */
const shown = new Map<string, Shown>();
let kept: Unsent = {};

/** What stands unsent in the forms of this page, and what of before nobody has opened again. */
export function gatherUnsent(): Unsent {
  const written = [...shown].flatMap(([name, { read }]) => {
    const values = read();
    return values ? [[name, values] as const] : [];
  });
  return { ...kept, ...Object.fromEntries(written) };
}

/** Puts it back: at once into the forms that are on the page, into any other when it is opened. Of before nothing is left. */
export function putBackUnsent(unsent: Unsent): void {
  kept = unsent;
  for (const [name, form] of shown) takeKept(name, form);
}

/** Has a form of another page show these values once it is opened. @param name as that of `useUnsent` */
export function fillIn(name: string, values: FieldValues): void {
  kept = { ...kept, [name]: values };
}

function takeKept(name: string, { write }: Shown) {
  const { [name]: values, ...others } = kept;
  if (!values) return;
  kept = others;
  write(values);
}

/**
 * Has a form's text outlive the end of its session (docs/product.md, Sign-in).
 * @param name what is filled in and for which record: another form has another; undefined where nothing of it may outlive it
 */
export function useUnsent<Form extends FieldValues>(
  name: string | undefined,
  { formState: { isDirty }, getValues, setValue }: Pick<UseFormReturn<Form>, 'formState' | 'getValues' | 'setValue'>,
) {
  const read = useEffectEvent(() => (isDirty ? structuredClone(getValues()) : undefined));
  const write = useEffectEvent((values: FieldValues) => {
    for (const field of Object.keys(getValues())) {
      if (field in values) setValue(field as Path<Form>, values[field] as never, { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (!name) return;
    const form = { read: () => read(), write: (values: FieldValues) => write(values) };
    shown.set(name, form);
    takeKept(name, form);
    return () => {
      if (shown.get(name) === form) shown.delete(name);
    };
  }, [name]);
}
