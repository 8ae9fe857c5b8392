import { useEffect, useState } from 'react';
import { isImage, isPdf, type EvidenceFile } from '../../domain/incident/evidence';
import type { ReadFile } from './shownFile';

/** What of a file can be shown: its bytes, or why not. `mislabelled`: it is not what its record says it is. */
export type Content =
  { state: 'loading' } | { state: 'ready' | 'mislabelled'; blob: Blob } | { state: 'missing' | 'unreadable' };

export function useContent(file: EvidenceFile, read: ReadFile): Content {
  const [result, setResult] = useState<{ of: EvidenceFile; content: Content }>();

  useEffect(() => {
    let wanted = true;
    const show = (content: Content) => {
      if (wanted) setResult({ of: file, content });
    };
    readContent(file, read).then(show, () => show({ state: 'unreadable' }));
    return () => {
      wanted = false;
    };
  }, [file, read]);

  return result?.of === file ? result.content : { state: 'loading' };
}

async function readContent(file: EvidenceFile, read: ReadFile): Promise<Content> {
  const blob = await read(file);
  if (!blob) return { state: 'missing' };
  const is = isPdf(file) ? isPdf : isImage;
  return { state: is(blob) ? 'ready' : 'mislabelled', blob };
}
