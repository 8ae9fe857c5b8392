import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type * as v from 'valibot';
import type { Refusal } from '../../domain/refusal';
import { rawFormResolver } from '../form/rawFormResolver';
import { useWrongFields } from '../form/useWrongFields';
import { useUnsent } from './unsent';
import { useQuestion, type Question } from './useQuestion';

/** What the form of every command takes, on a claim, an account or the fund. The form asks, checks and shows; what becomes of it is for `onSubmit` to say. */
export type CommandFormProps<Form> = {
  /** Answers undefined when it is done, else why not: shown at the fields it names, or above them. */
  onSubmit: (form: Form) => Promise<Refusal | undefined>;
  onDone?: () => void;
  /** After Cancel has put the form back to how it was opened. */
  /** None where there is nothing to go back to. */
  onCancel?: () => void;
  /** Whether something was typed or chosen that would be lost. */
  onDirtyChange?: (dirty: boolean) => void;
  /** What the person should know before going on, such as that the record has changed meanwhile. */
  notice?: string;
  /** It can no longer be done: it is not offered any more, and what was typed stays in sight. */
  closed?: boolean;
};

type Options<Form extends FieldValues> = CommandFormProps<Form> & {
  /** It may leave out what older forms did not have. */
  schema: v.GenericSchema<Partial<Form>, unknown>;
  defaultValues: Form;
  /**
   * Which state of the record `defaultValues` show. When it moves, the fields that nobody touched take the new values:
   * an old one sent along would undo what was stored meanwhile.
   */
  revision?: string;
  /** What has to be answered first, where something may be a mistake or cannot be undone. */
  ask?: (form: Form) => Question | undefined;
  /**
   * What is filled in and for which record: by this name its text is there again after a session has ended. A form that asks
   * for a password has none, and is forgotten.
   */
  name?: string;
  /** Told the first thing that is wrong in the fields. */
  onInvalid?: (refusal: Refusal) => void;
};

/** The form of a command: checked by its schema, asked about where it has a question, refusals shown where they belong. */
export function useCommandForm<Form extends FieldValues>(options: Options<Form>) {
  const { schema, defaultValues, revision, ask, notice, onSubmit, onDone, onCancel, onDirtyChange, onInvalid } =
    options;
  const form = useForm<Form>({
    resolver: rawFormResolver(schema as v.GenericSchema<Form, unknown>),
    // Else the resolver leaves out the rules across fields for as long as any one field is wrong.
    criteriaMode: 'all',
    defaultValues: defaultValues as DefaultValues<Form>,
    // The first one is found on the page.
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsent(options.name, form);
  // `keepDirtyValues` goes by the dirty fields, which are tracked only once they were read.
  void form.formState.dirtyFields;
  const [refusal, setRefusal] = useState<Refusal>();
  const [done, setDone] = useState(false);
  const { question, asked } = useQuestion(`${options.closed} ${notice}`);
  const { fields: wrongFields, refuse, forget } = useWrongFields(form);

  useEffect(() => {
    onDirtyChange?.(isDirty);
    return () => onDirtyChange?.(false);
  }, [isDirty, onDirtyChange]);

  const taken = useRef(revision);
  const takeUntouched = useEffectEvent(() =>
    form.reset(defaultValues, { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true }),
  );
  useEffect(() => {
    if (isSubmitting || taken.current === revision) return;
    taken.current = revision;
    takeUntouched();
  }, [revision, isSubmitting]);

  // While a question is open it is the person who is waited for.
  const busy = isSubmitting && !question;
  // What the form itself has done is no news to whoever sent it.
  const closed = options.closed === true && !busy && !done;

  function send(event: SyntheticEvent<HTMLFormElement>) {
    // Enter sends a form of one field without any button.
    if (closed) return event.preventDefault();
    const element = event.currentTarget;
    void form.handleSubmit(
      async (values) => {
        setRefusal(undefined);
        forget();
        const toAsk = ask?.(values);
        if (toAsk && !(await asked(toAsk))) return;
        const refused = await onSubmit(values);
        if (!refused) {
          onDone?.();
          return setDone(true);
        }
        const fields = Object.entries(refused.fields ?? {});
        for (const [field, message] of fields) form.setError(field as Path<Form>, { message });
        if (fields.length === 0) setRefusal(refused);
        else refuse(element, refused.fields ?? {});
        if (refused.code === 'invalid') onInvalid?.(refused);
      },
      (errors) => {
        refuse(element, errors);
        const first = Object.values(errors)[0]?.message;
        if (typeof first === 'string') onInvalid?.({ code: 'invalid', message: first });
      },
    )(event);
  }

  return {
    form,
    control: form.control,
    frame: {
      onSubmit: send,
      onCancel:
        onCancel &&
        (() => {
          form.reset();
          setRefusal(undefined);
          forget();
          onCancel();
        }),
      busy,
      notice,
      closed,
      refusal,
      question,
      form,
      wrongFields,
    },
  };
}
