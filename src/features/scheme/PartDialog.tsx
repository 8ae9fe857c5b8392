import DialogContent from '@mui/material/DialogContent';
import { useState, type ReactNode } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { Scheme } from '../../domain/scheme/scheme';
import type { PartForm } from '../../domain/scheme/schemeForm';
import type { SchemePart } from '../../domain/scheme/schemeRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { changeScheme } from '../../store/scheme/commands';
import { findChangedPart, selectScheme } from '../../store/scheme/selectors';
import { CommandFormFrame } from '../../ui/commandForm/CommandFormFrame';
import { FormDialog } from '../../ui/commandForm/FormDialog';
import { useCommandForm } from '../../ui/commandForm/useCommandForm';
import { useSeenRevision } from '../../ui/commandForm/useSeenRevision';
import { tellResult } from '../../ui/toast/tellResult';

type PartDialogProps<Form extends FieldValues> = {
  part: SchemePart;
  title: string;
  schema: v.GenericSchema<Form, unknown>;
  defaultValues: Form;
  /** What is typed, laid into the part as it stands when it is sent. */
  toPart: (form: Form, scheme: Scheme) => PartForm;
  onClose: () => void;
  children: (control: Control<Form>, form: UseFormReturn<Form>) => ReactNode;
};

/** Some of a part's rules as a form, which asks before it drops what was typed. */
export function PartDialog<Form extends FieldValues>(props: PartDialogProps<Form>) {
  const { part, title, toPart, onClose, children, ...rest } = props;
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const rev = useAppSelector((state) => findChangedPart(state, part)?.rev ?? 0);
  const [writing, setWriting] = useState(false);
  const { seen, changedElsewhere, acknowledge } = useSeenRevision(rev, writing);

  const { form, control, frame } = useCommandForm<Form>({
    name: title,
    ...rest,
    revision: String(rev),
    notice: changedElsewhere ? t('These rules were changed elsewhere. Your entries are kept.') : undefined,
    onDirtyChange: setWriting,
    onSubmit: async (typed) => {
      const result = await dispatch(changeScheme(seen, toPart(typed, selectScheme(store.getState()))));
      // Whoever has been told of the change may press again.
      if (!result.ok && result.refusal.code === 'changed') {
        acknowledge(findChangedPart(store.getState(), part)?.rev ?? 0);
      }
      const refused = tellResult(t, result, { done: t('Scheme rules saved'), detail: title });
      if (result.ok) onClose();
      return refused;
    },
    onCancel: onClose,
  });

  return (
    <FormDialog title={title} busy={frame.busy} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogContent>
        <CommandFormFrame {...frame} label={title} submitLabel={t('Save')}>
          {children(control, form)}
        </CommandFormFrame>
      </DialogContent>
    </FormDialog>
  );
}
