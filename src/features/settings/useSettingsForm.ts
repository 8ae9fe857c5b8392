import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type Control } from 'react-hook-form';
import type { Refusal } from '../../domain/refusal';
import {
  changedSettings,
  settingsFields,
  settingsSchemaFor,
  type SettingsField,
  type SettingsForm,
} from '../../domain/settings/settingsForm';
import { formResolver } from '../../ui/form/formResolver';
import { useWrongFields } from '../../ui/form/useWrongFields';

export type SettingsControl = Control<SettingsForm, unknown, SettingsForm>;

type Options = {
  /** The settings as they are kept. */
  kept: SettingsForm;
  /** Keeps what the form changes of what it shows. Answers the settings as kept now, or why nothing was. */
  onSave: (shown: SettingsForm, typed: SettingsForm) => Promise<SettingsForm | Refusal>;
};

/**
 * The settings as they are typed. What is changed elsewhere meanwhile, in another tab or in the user menu, is followed
 * by the fields that nobody touched here; the others stay as typed, and `overtaken` names them.
 */
export function useSettingsForm({ kept, onSave }: Options) {
  const form = useForm<SettingsForm, unknown, SettingsForm>({
    resolver: formResolver(settingsSchemaFor(kept)),
    criteriaMode: 'all',
    // The first one is found on the page.
    shouldFocusError: false,
    defaultValues: kept,
  });
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const formRef = useRef<HTMLFormElement>(null);
  const { fields: wrongFields, refuse, forget } = useWrongFields(form);
  const [overtaken, setOvertaken] = useState<SettingsField[]>([]);
  const shown = useRef(kept);

  const takeUntouched = useEffectEvent(() => {
    const typed = form.getValues();
    const moved = changedSettings(shown.current, kept).filter(
      (field) => dirtyFields[field] && typed[field] !== kept[field],
    );
    shown.current = kept;
    setOvertaken((before) => settingsFields.filter((field) => before.includes(field) || moved.includes(field)));
    form.reset(kept, { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true });
  });
  useEffect(() => {
    if (!isSubmitting && shown.current !== kept) takeUntouched();
  }, [kept, isSubmitting]);

  const startAgain = (values: SettingsForm) => {
    shown.current = values;
    setOvertaken([]);
    forget();
    form.reset(values);
  };

  const save = async (typed: SettingsForm) => {
    const result = await onSave(shown.current, typed);
    if (!('code' in result)) {
      startAgain(result);
      return;
    }
    const { fields = {} } = result;
    for (const field of settingsFields) if (fields[field]) form.setError(field, { message: fields[field] });
    refuse(formRef.current, fields);
  };

  return {
    form,
    formRef,
    wrongFields,
    control: form.control,
    submit: () => void form.handleSubmit(save, (errors) => refuse(formRef.current, errors))(),
    unsaved: isDirty,
    busy: isSubmitting,
    overtaken,
    /** Puts everything back to how it is kept. */
    discard: () => startAgain(kept),
    /** Puts some fields back to how they are kept. */
    discardFields: (fields: readonly SettingsField[]) => {
      for (const field of fields) form.resetField(field);
      setOvertaken((before) => before.filter((field) => !fields.includes(field)));
    },
  };
}
