import type { Draft } from '../../domain/draft';
import { useTranslation } from '../../i18n/useTranslation';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useFormats } from '../../ui/formats';
import { refusalText } from '../../ui/refusalText';
import { toast } from '../../ui/toast';
import { useDiscard } from './useDiscard';

type DiscardDialogProps = {
  draft: Draft;
  onClose: () => void;
  /** Just before the draft goes. */
  onDiscarding?: () => void;
  onDiscarded?: () => void;
};

/** Asks before a draft or an edit is thrown away. */
export function DiscardDialog({ draft, onClose, onDiscarding, onDiscarded }: DiscardDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const discard = useDiscard();
  const name = draft.claimant.fullName.trim() || t('Unnamed');
  const { editOf } = draft;

  const confirm = () => {
    onDiscarding?.();
    const result = discard(draft.id);
    onClose();
    if (result.ok) onDiscarded?.();
    else toast.error(refusalText(t, result.refusal, formats));
  };

  return (
    <ConfirmDialog
      open
      destructive
      title={
        editOf
          ? t('Discard the edit of {{id}}?', { id: editOf.claimId })
          : t('Discard the draft of {{name}}?', { name })
      }
      confirmLabel={editOf ? t('Discard edit') : t('Discard draft')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {editOf
        ? t('What was changed here is lost. The claim stays as it is.')
        : t('Everything typed for it and its files are deleted from this device. This cannot be undone.')}
    </ConfirmDialog>
  );
}
