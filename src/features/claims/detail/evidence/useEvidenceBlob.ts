import { useEffect, useState } from 'react';
import type { EvidenceFile } from '../../../../domain/incident/evidence';
import { readEvidence } from '../../../../platform/readEvidence';

export type EvidenceBlob =
  | { state: 'loading' }
  /** `url` shows the bytes for as long as the screen does. */
  | { state: 'ready'; blob: Blob; url: string }
  /** This device never held the file. */
  | { state: 'missing' }
  /** The device could not give it back. */
  | { state: 'unreadable' };

/** The bytes of a file of evidence, from this device or, for a sample, from beside the portal. */
export function useEvidenceBlob(claimId: string, file: EvidenceFile): EvidenceBlob {
  const [result, setResult] = useState<EvidenceBlob>({ state: 'loading' });

  useEffect(() => {
    let shown = true;
    let url: string | undefined;
    readEvidence(claimId, file).then(
      (blob) => {
        if (!shown) return;
        if (!blob) return setResult({ state: 'missing' });
        url = URL.createObjectURL(blob);
        setResult({ state: 'ready', blob, url });
      },
      () => {
        if (shown) setResult({ state: 'unreadable' });
      },
    );
    return () => {
      shown = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [claimId, file]);

  return result;
}
