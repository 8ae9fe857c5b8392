import { valibotResolver } from '@hookform/resolvers/valibot';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { Refusal } from '../../../../domain/refusal';
import { viewNameSchema, type ViewNameForm } from '../../../../domain/claim/viewNameForm';
import { useTranslation } from '../../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../../ui/form/LimitedTextInput';

type ViewNameDialogProps = {
  title: string;
  /** The name it has so far. */
  name: string;
  /** Answers undefined when it is kept, else why not. */
  onSave: (form: ViewNameForm) => Promise<Refusal | undefined>;
  onClose: () => void;
};

const resolver = valibotResolver(viewNameSchema);

export function ViewNameDialog({ title, name, onSave, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { control, handleSubmit, setError } = useForm({ resolver, criteriaMode: 'all', defaultValues: { name } });
  const save = handleSubmit(async (form) => {
    const refusal = await onSave(form);
    if (!refusal) return onClose();
    setError('name', { message: refusal.fields?.name ?? refusal.message }, { shouldFocus: true });
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <LimitedTextInput control={control} name="name" limit="viewName" label={t('View name')} required autoFocus />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button variant="contained" type="submit">
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
