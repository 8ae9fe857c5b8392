import type { EvidenceFile } from '../domain/incident/evidence';
import { contentHead, findContentType } from '../domain/incident/fileContent';
import { getEvidenceFile } from './evidenceFiles';

/**
 * The bytes of a file of evidence, from this device or, for a sample, from beside the portal; see `typedByContent`.
 * Undefined when this device never held it; rejects when it cannot be read.
 */
export async function readEvidence(claimId: string, file: EvidenceFile): Promise<Blob | undefined> {
  const bytes = file.sampleUrl ? await fetchSample(file.sampleUrl) : await readStored(claimId, file.id);
  return bytes && typedByContent(bytes);
}

/**
 * The same bytes as what they are, whatever their sender, their name or the register say. What is neither a picture of
 * points nor a PDF is bytes and no more: no browser makes a page of it.
 */
export async function typedByContent(bytes: Blob): Promise<Blob> {
  const head = new Uint8Array(await bytes.slice(0, contentHead).arrayBuffer());
  return bytes.slice(0, bytes.size, findContentType(head) ?? 'application/octet-stream');
}

async function readStored(claimId: string, fileId: string): Promise<Blob | undefined> {
  const result = await getEvidenceFile(claimId, fileId);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

async function fetchSample(url: string): Promise<Blob | undefined> {
  const response = await fetch(url);
  const bytes = await response.blob();
  // A host that serves the portal at every address answers with its page where a file is missing.
  return response.ok && !bytes.type.startsWith('text/html') ? bytes : undefined;
}
