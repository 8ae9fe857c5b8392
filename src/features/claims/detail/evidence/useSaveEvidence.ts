import { evidenceFileName } from '../../../../documents/evidenceFileName';
import type { EvidenceFile } from '../../../../domain/incident/evidence';
import { saveFile } from '../../../../platform/download';
import { recordEvidenceDownload } from '../../../../store/audit/recordExport';
import { useAppDispatch } from '../../../../store/hooks';

/** Hands one file of a claim's evidence to the downloads, and leaves its audit event. */
export function useSaveEvidence(claimId: string) {
  const dispatch = useAppDispatch();
  return (file: EvidenceFile, content: Blob) => {
    saveFile(evidenceFileName(file.name, content), content);
    void dispatch(recordEvidenceDownload(claimId, file));
  };
}
