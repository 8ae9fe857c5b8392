import Button from '@mui/material/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import type { ClaimRow } from '../../../../store/claims/list/listRow';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog';
import { ProgressBelow } from '../../../../ui/fileJob/FileJobProgress';
import { selectedRows, useSelectionState, type Selection } from '../selection/selection';
import { useDraftsFile } from '../rows/useDraftsFile';
import { useDiscardDrafts } from './useDiscardDrafts';

/** What can be done with the drafts among the selected rows; nothing where there is none. */
export function DraftActions({ selection }: { selection: Selection }) {
  const { t } = useTranslation();
  const { job, exportDrafts } = useDraftsFile();
  const discard = useDiscardDrafts();
  const [asking, setAsking] = useState<readonly ClaimRow[]>();
  const drafts = selectedRows(useSelectionState(selection)).filter(({ status }) => status === 'draft');

  const confirm = (asked: readonly ClaimRow[]) => {
    flushSync(() => {
      setAsking(undefined);
      selection.clear();
    });
    // The button that asked is gone with the bar.
    selection.focusPage();
    void discard(asked.map(({ id }) => id));
  };

  return (
    <>
      {drafts.length > 0 && (
        <>
          <Button
            variant="outlined"
            disabled={job.running}
            onClick={() => void exportDrafts(drafts.map(({ id }) => id))}
          >
            {t('Export {{count}} drafts', { count: drafts.length })}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsking(drafts)}>
            {t('Discard {{count}} drafts', { count: drafts.length })}
          </Button>
        </>
      )}
      <ProgressBelow job={job} />
      {asking && (
        <ConfirmDialog
          open
          destructive
          title={t('Discard {{count}} drafts?', { count: asking.length })}
          confirmLabel={t('Discard {{count}} drafts', { count: asking.length })}
          onConfirm={() => confirm(asking)}
          onClose={() => setAsking(undefined)}
        >
          {t('This deletes these drafts and their files from this device. You can undo this for a few seconds.')}
          <ul>
            {asking.map(({ id, claimantName }) => (
              <li key={id}>{isolated(claimantName.trim()) || t('Unnamed')}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
