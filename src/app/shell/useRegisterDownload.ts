import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { readWholeRegister } from '../../store/audit/readOlderLog';
import { recordExport } from '../../store/audit/recordExport';
import { useAppStore } from '../../store/hooks';
import type { RootState } from '../../store/registerReducers';
import { registerAsJson } from '../../store/persistence/shapes/registerJson';
import { makeFileTask } from '../../ui/fileJob/fileTask';
import { toast } from '../../ui/toast/toast';

/**
 * Hands the register as it is in memory to the browser's downloads, evidence included. Where the evidence cannot be
 * read or the file not be made, the records alone, which takes neither further code nor room.
 */
export function useRegisterDownload() {
  const { t } = useTranslation();
  const store = useAppStore();
  const [busy, setBusy] = useState(false);

  function downloadRecords(state: RootState) {
    const now = new Date().toISOString();
    const name = `wildlife-claims-${now.slice(0, 10)}.json`;
    saveFile(name, registerAsJson(state, now), 'application/json');
    void store.dispatch(recordExport('register', { file: name, claims: state.claims.ids.length }));
    toast.error(t('The file contains records only.'), t('The evidence files could not be added.'));
  }

  async function download() {
    setBusy(true);
    const state = await store.dispatch(readWholeRegister()).catch(() => store.getState());
    if (state.storage.olderLog) {
      toast.error(t('The file lacks the older part of the audit log.'), t('That part could not be read.'));
    }
    try {
      const { exportBundle } = await import(
        /* webpackChunkName: "register-file" */ '../../features/settings/data/registerFile'
      );
      await exportBundle(
        store,
        state,
        makeFileTask(new AbortController().signal, () => undefined),
      );
    } catch {
      downloadRecords(state);
    }
    setBusy(false);
  }

  return { busy, download: () => void download() };
}
