import { useTranslation } from '../../../../i18n/useTranslation';
import { draftFiles } from '../../../../platform/fileCopies';
import { discardWithFiles, type UndoDiscard } from '../../../../store/drafts/discarding';
import { findDraftByClaimId } from '../../../../store/drafts/edits';
import { useAppStore } from '../../../../store/hooks';
import { useFormats } from '../../../../ui/text/formats';
import { offerUndo } from '../../../../ui/toast/offerUndo';
import { tellRefusal } from '../../../../ui/toast/tellResult';
import { toast } from '../../../../ui/toast/toast';

/** Throws drafts away, named by their claim ids, one after the other, and offers to bring all of them back. */
export function useDiscardDrafts() {
  const { t } = useTranslation();
  const formats = useFormats();
  const store = useAppStore();

  return async (claimIds: readonly string[]) => {
    const undos: UndoDiscard[] = [];
    let isStored = true;
    for (const claimId of claimIds) {
      const draft = findDraftByClaimId(store.getState(), claimId);
      if (!draft) continue;
      const { result, undo } = await store.dispatch(discardWithFiles(draft.id, draftFiles));
      if (!result.ok) tellRefusal(t, result.refusal, formats);
      else isStored &&= result.stored;
      if (undo) undos.push(undo);
    }
    if (undos.length > 0) {
      offerUndo(t('{{count}} drafts discarded', { count: undos.length }), () => void bringBack(undos));
    }
    if (!isStored) toast.error(t('Error'), t('Done, but not saved on this device yet.'));
  };

  async function bringBack(undos: readonly UndoDiscard[]) {
    let restored = 0;
    let isWhole = true;
    for (const undo of undos) {
      const { result, whole } = await undo();
      if (!result.ok) {
        tellRefusal(t, result.refusal, formats);
        continue;
      }
      restored += 1;
      isWhole &&= whole;
    }
    if (!isWhole) toast.error(t('Error'), t('Some files could not be restored on this device.'));
    else if (restored > 0) toast.success(t('{{count}} drafts restored', { count: restored }));
  }
}
