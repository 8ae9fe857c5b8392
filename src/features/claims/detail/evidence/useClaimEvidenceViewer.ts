import { useCallback } from 'react';
import type { Claim } from '../../../../domain/claim/claim';
import { evidenceSlotNames, evidenceSlots, isViewable, type EvidenceFile } from '../../../../domain/incident/evidence';
import { markOf } from '../../../../domain/incident/mark';
import { isMedicalFile } from '../../../../domain/incident/medicalEvidence';
import { useTranslation } from '../../../../i18n/useTranslation';
import { readEvidence } from '../../../../platform/readEvidence';
import { useEvidenceViewer } from '../../../../ui/evidence/useEvidenceViewer';
import { usePhotoText } from '../../../../ui/evidence/usePhotoText';
import { useSaveEvidence } from '../../../shared/useSaveEvidence';

/** Shows the files of a claim in front of the page, one after the other in the order of their kinds. */
export function useClaimEvidenceViewer(claim: Pick<Claim, 'id' | 'evidence' | 'incident'>) {
  const { id, evidence, incident } = claim;
  const { t } = useTranslation();
  const photoText = usePhotoText(markOf(incident));
  const read = useCallback((file: EvidenceFile) => readEvidence(id, file), [id]);
  return useEvidenceViewer({
    files: evidenceSlotNames.flatMap((slot) =>
      evidence[slot]
        .filter(isViewable)
        .map((file) => ({ file, kind: t(evidenceSlots[slot].one), taken: photoText(file) })),
    ),
    read,
    onDownload: useSaveEvidence(id, (file) => isMedicalFile(claim, file)),
  });
}
