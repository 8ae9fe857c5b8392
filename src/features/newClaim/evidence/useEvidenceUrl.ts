import { useEffect, useState } from 'react';
import type { EvidenceFile } from '../../../domain/evidence';
import { getEvidenceFile } from '../../../platform/evidenceFiles';

/** Where a file can be looked at; undefined while it is fetched, null when this device does not have it. */
export function useEvidenceUrl(claimId: string | undefined, { id, sampleUrl }: EvidenceFile) {
  const [url, setUrl] = useState<string | null>();

  useEffect(() => {
    if (sampleUrl !== undefined || claimId === undefined) return undefined;
    let over = false;
    let made: string | undefined;
    void getEvidenceFile(claimId, id).then((result) => {
      if (over) return;
      made = result.ok && result.value ? URL.createObjectURL(result.value) : undefined;
      setUrl(made ?? null);
    });
    return () => {
      over = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [claimId, id, sampleUrl]);

  return sampleUrl ?? url;
}
