/** Why a file is no bundle that could be taken up. `path` names an entry as the file does, cut short. */
export type BundleProblem =
  /** The file moved, changed, or lies on a device that was taken out. */
  | { code: 'unreadable' }
  /** Cut off, damaged, or put together in a way that programs read differently. */
  | { code: 'broken_zip' }
  | { code: 'encrypted' }
  | { code: 'too_many_entries'; limit: number }
  /** `limit` in bytes. */
  | { code: 'too_large'; path: string; limit: number }
  /** Packed tighter than any register is: made to fill the device. */
  | { code: 'zip_bomb'; path: string }
  | { code: 'nested_zip'; path: string }
  /** A name that a bundle has no entry of, or that its manifest does not name. */
  | { code: 'foreign_entry'; path: string }
  | { code: 'missing_entry'; path: string }
  /** Its size or digest is not what the manifest says, or it cannot be unpacked. */
  | { code: 'damaged_entry'; path: string }
  | { code: 'no_manifest' }
  | { code: 'bad_manifest' }
  | { code: 'newer_bundle' }
  | { code: 'of_before' }
  | { code: 'not_utf8'; path: string }
  /** The manifest states another number of records than the register holds. */
  | { code: 'counts_differ'; slice: string; stated: number; found: number }
  /** The manifest states another end of the audit log than the register. */
  | { code: 'chain_differs' }
  /** No claim and no draft of the register names this file. */
  | { code: 'evidence_unnamed'; path: string }
  /** A record names it, and it is neither there nor said to be absent. */
  | { code: 'evidence_lost'; path: string };

/** Names come from the file: a sentence has room for so much of one. */
export const shownPath = (path: string) => (path.length > 120 ? `${path.slice(0, 120)}…` : path);

/** Stops the reading of a bundle. */
export class BundleRefusal extends Error {
  readonly problems: BundleProblem[];

  constructor(...problems: BundleProblem[]) {
    super(problems.map(({ code }) => code).join(', '));
    this.problems = problems;
  }
}
