import { useEffect, useMemo, useState } from 'react';
import { listRegisterEvidence } from '../../../documents/bundle/registerEvidence';
import type { StorageResult } from '../../../platform/attempt';
import { heldEvidenceFiles } from '../../../platform/evidenceFiles';
import { selectAllClaims } from '../../../store/claims/selectors';
import { selectDrafts } from '../../../store/drafts/selectors';
import { useAppSelector } from '../../../store/hooks';

/** Evidence files of the register that this device holds, how many bytes, and how many it does not hold. */
export type EvidenceCounts = { files: number; bytes: number; absent: number };

/** Undefined until the device has answered. */
export function useEvidenceOnDevice(): StorageResult<EvidenceCounts> | undefined {
  const claims = useAppSelector(selectAllClaims);
  const drafts = useAppSelector(selectDrafts);
  const named = useMemo(
    () =>
      listRegisterEvidence({ claims, drafts }).map(({ claimId, file: { id, size } }) => ({
        claimId,
        fileId: id,
        size,
      })),
    [claims, drafts],
  );
  const [result, setResult] = useState<StorageResult<EvidenceCounts>>();
  useEffect(() => {
    let current = true;
    void heldEvidenceFiles(named).then((held) => {
      if (!current) return;
      if (!held.ok) return setResult(held);
      const bytes = held.value.reduce((sum, { size }) => sum + size, 0);
      const files = held.value.length;
      setResult({ ok: true, value: { files, bytes, absent: named.length - files } });
    });
    return () => {
      current = false;
    };
  }, [named]);
  return result;
}
