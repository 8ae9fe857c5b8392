import { useEffect, useState } from 'react';
import type { EvidenceFile } from '../../../domain/incident/evidence';
import { getEvidenceFile } from '../../../platform/evidenceFiles';
import { typedByContent } from '../../../platform/readEvidence';

/** Where a file can be looked at; undefined while it is fetched, null when this device does not have it. */
export function useEvidenceUrl(claimId: string | undefined, { id, sampleUrl }: EvidenceFile) {
  const [url, setUrl] = useState<string | null>();

  useEffect(() => {
    if (sampleUrl !== undefined || claimId === undefined) return undefined;
    let over = false;
    let made: string | undefined;
    void getEvidenceFile(claimId, id).then(async (result) => {
      const content = result.ok && result.value ? await typedByContent(result.value) : undefined;
      if (over) return;
      made = content && URL.createObjectURL(content);
      setUrl(made ?? null);
    });
    return () => {
      over = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [claimId, id, sampleUrl]);

  return sampleUrl ?? url;
}
