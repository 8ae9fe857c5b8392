import type { EvidenceFile } from '../../domain/incident/evidence';

/** A file that can be shown; `kind` is the name of its slot, translated, `taken` what its camera wrote, in words. */
export type ShownFile = { file: EvidenceFile; kind: string; taken?: string | undefined };

/** Bytes of the type that their content has. Undefined where this device never held the file; rejects where it cannot be read. */
export type ReadFile = (file: EvidenceFile) => Promise<Blob | undefined>;

export type EvidenceSource = {
  /** What can be walked through, in this order; see `isViewable`. */
  files: readonly ShownFile[];
  /** The same function at every drawing. */
  read: ReadFile;
  onDownload: (file: EvidenceFile, content: Blob) => Promise<void>;
};
