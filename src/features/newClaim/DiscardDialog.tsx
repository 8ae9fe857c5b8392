import { draftFiles } from '../../platform/fileCopies';
import { discardWithFiles } from '../../store/drafts/discarding';
import { useAppDispatch } from '../../store/hooks';
import type { Draft } from '../../domain/claim/draft';
import { truncateName } from '../../domain/truncateName';
import { useTranslation } from '../../i18n/useTranslation';
import type { CommandResult } from '../../store/commit';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { useFormats } from '../../ui/text/formats';
import { offerUndo } from '../../ui/toast/offerUndo';
import { refusalText } from '../../ui/text/refusalText';
import { toast } from '../../ui/toast/toast';

type DiscardDialogProps = {
  draft: Draft;
  onClose: () => void;
  /** Just before the draft goes. */
  onDiscarding: () => void;
};

/** Asks before a draft or an edit is thrown away. */
export function DiscardDialog({ draft, onClose, onDiscarding }: DiscardDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const discard = useDiscard();
  const name = truncateName(draft.claimant.fullName.trim()) || t('Unnamed');
  const { editOf } = draft;

  const confirm = async () => {
    onDiscarding();
    onClose();
    const { result, undo } = await discard(draft.id);
    if (!result.ok) return toast.error(refusalText(t, result.refusal, formats));
    if (undo) offerUndo(editOf ? t('Edit discarded') : t('Draft discarded'), () => void bringBack(undo));
    if (!result.stored) toast.error(t('Error'), t('Done, but not saved on this device yet.'));
  };
  const bringBack = async (undo: () => Promise<{ result: CommandResult; whole: boolean }>) => {
    const { result, whole } = await undo();
    if (!result.ok) return toast.error(refusalText(t, result.refusal, formats));
    if (whole) toast.success(editOf ? t('Edit restored') : t('Draft restored'));
    else toast.error(t('Error'), t('Some files could not be restored on this device.'));
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
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {editOf
        ? t('The changes in this edit will be lost. The claim stays as it is. You can undo this for a few seconds.')
        : t('This deletes the draft and its files from this device. You can undo this for a few seconds.')}
    </ConfirmDialog>
  );
}

/** Throws a draft away, its files with it. Answers how to undo that, where it was done. */
export function useDiscard() {
  const dispatch = useAppDispatch();
  return (draftId: string) => dispatch(discardWithFiles(draftId, draftFiles));
}
