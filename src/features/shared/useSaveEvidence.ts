import { evidenceFileName } from '../../documents/evidenceFileName';
import type { EvidenceFile } from '../../domain/incident/evidence';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { withoutMetadata } from '../../platform/imageDownscale';
import { recordEvidenceDownload } from '../../store/audit/recordExport';
import { useAppDispatch } from '../../store/hooks';
import { toast } from '../../ui/toast/toast';

/**
 * Hands one file of a claim's evidence to the downloads, a medical one without what its camera wrote into it, and leaves
 * its audit event.
 */
export function useSaveEvidence(claimId: string | undefined, isMedical: (file: EvidenceFile) => boolean) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return async (file: EvidenceFile, content: Blob) => {
    const given = isMedical(file) ? await withoutMetadata(content).catch(() => undefined) : content;
    if (!given) {
      toast.error(t('No file was created'), t('This device could not read the file.'));
      return;
    }
    saveFile(evidenceFileName(file.name, given), given);
    if (claimId !== undefined) void dispatch(recordEvidenceDownload(claimId, file));
  };
}
