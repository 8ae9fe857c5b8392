import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form';
import type { Refusal } from '../../domain/refusal';
import { sameText } from '../../domain/claim/draft';
import type { CommandResult } from '../../store/commit';
import { useWrongFields } from '../../ui/form/useWrongFields';
import type { Autosave } from './autosave';

type Options<Form extends FieldValues, Output> = {
  resolver: Resolver<Form, unknown, Output>;
  /** What the draft holds when the step opens. */
  initial: Form;
  autosave: Autosave;
  checkAtOnce: boolean;
  /** Told every change, to be saved as it is. */
  onTyped: (form: Form) => void;
  /** Saves the complete step. */
  complete: (form: Output) => CommandResult;
  onDone: () => void;
};

/** Where the errors of a form stand, those within its lists too. */
const wrongPaths = (errors: object, path = ''): string[] =>
  Object.entries<unknown>({ ...errors }).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    return 'message' in error ? [path + key] : wrongPaths(error, `${path}${key}.`);
  });

/**
 * The form of a step: what is typed goes to the draft without rendering the form again, what is wrong shows at its
 * field, and the first wrong one gets the focus.
 */
export function useStepForm<Form extends FieldValues, Output>(options: Options<Form, Output>) {
  const { resolver, initial, autosave, checkAtOnce, onTyped, complete, onDone } = options;
  const form = useForm<Form, unknown, Output>({
    resolver,
    // Else the resolver leaves out the rules across fields for as long as any one field is wrong.
    criteriaMode: 'all',
    defaultValues: initial as DefaultValues<Form>,
    // The first one is found on the page.
    shouldFocusError: false,
  });
  const formRef = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const { fields: wrongFields, refuse, forget } = useWrongFields(form);

  const known = useRef(initial);
  const hear = useEffectEvent((values: Form, changed: string | undefined) => {
    if (sameText(values, known.current)) return;
    // The form goes on changing the lists that it hands out. It holds text alone.
    known.current = JSON.parse(JSON.stringify(values)) as Form;
    onTyped(known.current);
    // A field can be wrong because of another: coordinates, two dates.
    const others = wrongPaths(form.formState.errors).filter((field) => field !== changed) as FieldPath<Form>[];
    if (others.length > 0) void form.trigger(others);
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values, name }) => hear(values, name) }),
    [form],
  );

  const tellWrong = (errors: object) => refuse(formRef.current, errors);

  const take = (values: Output) => {
    setRefusal(undefined);
    forget();
    autosave.flush();
    const result = complete(values);
    if (result.ok) {
      autosave.settled(result.stored);
      onDone();
      return;
    }
    const fields = Object.entries(result.refusal.fields ?? {});
    for (const [field, message] of fields) form.setError(field as FieldPath<Form>, { message });
    if (fields.length > 0) tellWrong(Object.fromEntries(fields));
    else setRefusal(result.refusal);
  };
  const submit = (event: SyntheticEvent) => void form.handleSubmit(take, tellWrong)(event);

  const check = useEffectEvent(() => {
    if (checkAtOnce) void form.handleSubmit(() => undefined, tellWrong)();
  });
  useEffect(() => check(), []);

  return { form, formRef, wrongFields, refusal, submit };
}
