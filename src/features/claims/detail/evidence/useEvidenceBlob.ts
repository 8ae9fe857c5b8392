import { useEffect, useState } from 'react';
import type { EvidenceFile } from '../../../../domain/evidence';
import { getEvidenceFile } from '../../../../platform/evidenceFiles';

export type EvidenceBlob =
  | { state: 'loading' }
  /** `url` shows the bytes for as long as the screen does. */
  | { state: 'ready'; blob: Blob; url: string }
  /** This device never held the file. */
  | { state: 'missing' }
  /** The device could not give it back. */
  | { state: 'unreadable' };

async function readEvidence(claimId: string, file: EvidenceFile): Promise<Blob | undefined> {
  if (file.sampleUrl) {
    const response = await fetch(file.sampleUrl);
    const bytes = await response.blob();
    // A host that serves the portal at every address answers with its page where a file is missing.
    return response.ok && !bytes.type.startsWith('text/html') ? bytes : undefined;
  }
  const result = await getEvidenceFile(claimId, file.id);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** The bytes of a file of evidence, from this device or, for a sample, from beside the portal. */
export function useEvidenceBlob(claimId: string, file: EvidenceFile): EvidenceBlob {
  const [result, setResult] = useState<EvidenceBlob>({ state: 'loading' });

  useEffect(() => {
    let shown = true;
    let url: string | undefined;
    readEvidence(claimId, file).then(
      (bytes) => {
        if (!shown) return;
        if (!bytes) return setResult({ state: 'missing' });
        // Shown as what the register says it is, whatever the bytes claim to be.
        const blob = new Blob([bytes], { type: file.type });
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
