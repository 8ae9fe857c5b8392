import DialogContent from '@mui/material/DialogContent';
import type { Refusal } from '../../../../domain/refusal';
import { viewNameSchema, type ViewNameForm } from '../../../../domain/claim/list/viewNameForm';
import { useTranslation } from '../../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../../ui/commandForm/CommandFormFrame';
import { DialogsOverPage } from '../../../../ui/commandForm/DialogsOverPage';
import { FormDialog } from '../../../../ui/commandForm/FormDialog';
import { useCommandForm } from '../../../../ui/commandForm/useCommandForm';
import { LimitedTextInput } from '../../../../ui/form/text/LimitedTextInput';

type ViewNameDialogProps = {
  title: string;
  /** The name it has so far. */
  name: string;
  /** Answers undefined when it is kept, else why not. */
  onSave: (form: ViewNameForm) => Promise<Refusal | undefined>;
  onClose: () => void;
};

export function ViewNameDialog({ title, name, onSave, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation();
  const { control, frame } = useCommandForm<ViewNameForm>({
    name: `view ${name}`,
    schema: viewNameSchema,
    defaultValues: { name },
    onSubmit: onSave,
    onDone: onClose,
    onCancel: onClose,
  });
  return (
    <DialogsOverPage>
      <FormDialog title={title} busy={frame.busy} onClose={onClose} maxWidth="xs">
        <DialogContent>
          <CommandFormFrame {...frame} label={title} submitLabel={t('Save')}>
            <LimitedTextInput
              control={control}
              name="name"
              limit="viewName"
              label={t('View name')}
              required
              autoFocus
            />
          </CommandFormFrame>
        </DialogContent>
      </FormDialog>
    </DialogsOverPage>
  );
}
