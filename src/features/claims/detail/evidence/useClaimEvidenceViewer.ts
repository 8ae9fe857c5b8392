import { useCallback } from 'react';
import type { Claim } from '../../../../domain/claim/claim';
import { evidenceSlotNames, evidenceSlots, isViewable, type EvidenceFile } from '../../../../domain/incident/evidence';
import { useTranslation } from '../../../../i18n/useTranslation';
import { readEvidence } from '../../../../platform/readEvidence';
import { useEvidenceViewer } from '../../../../ui/evidence/useEvidenceViewer';
import { useSaveEvidence } from './useSaveEvidence';

/** Shows the files of a claim in front of the page, one after the other in the order of their kinds. */
export function useClaimEvidenceViewer({ id, evidence }: Pick<Claim, 'id' | 'evidence'>) {
  const { t } = useTranslation();
  const read = useCallback((file: EvidenceFile) => readEvidence(id, file), [id]);
  return useEvidenceViewer({
    files: evidenceSlotNames.flatMap((slot) =>
      evidence[slot].filter(isViewable).map((file) => ({ file, kind: t(evidenceSlots[slot].one) })),
    ),
    read,
    onDownload: useSaveEvidence(id),
  });
}
