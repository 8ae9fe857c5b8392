import { createContext, useCallback, useContext, useLayoutEffect, useSyncExternalStore } from 'react';

type Labels = ReadonlyMap<string, string>;

/** What the fields of each form are called, by the form's control, and who shows it elsewhere. */
const forms = new WeakMap<object, { labels: Labels; listeners: Set<() => void> }>();

const none: Labels = new Map();

function formOf(control: object) {
  const form = forms.get(control) ?? { labels: none, listeners: new Set() };
  forms.set(control, form);
  return form;
}

/** The title of the group that fields stand in, where a form asks for the same more than once. */
export const FieldGroupTitle = createContext('');

/** Tells what a field is called, so that what is said of the form as a whole can name it, with its group. */
export function useFieldLabel(control: object, name: string, ownLabel: string): void {
  const group = useContext(FieldGroupTitle);
  const label = group ? `${group}: ${ownLabel}` : ownLabel;
  useLayoutEffect(() => {
    const form = formOf(control);
    const put = (labels: Labels) => {
      form.labels = labels;
      for (const tell of form.listeners) tell();
    };
    put(new Map([...form.labels, [name, label]]));
    return () => put(new Map([...form.labels].filter(([other]) => other !== name)));
  }, [control, name, label]);
}

/** The labels of the fields that are shown, in the language in use. */
export function useFieldLabels(control: object): Labels {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { listeners } = formOf(control);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [control],
  );
  return useSyncExternalStore(subscribe, () => formOf(control).labels);
}
