import { chainHeadRecord } from '../../domain/audit/auditChain';
import { writtenAt } from '../../domain/register/storedFields';
import * as v from 'valibot';
import { maximumEntries } from './limits';

/** What the first field of a bundle's manifest says. */
export const bundleFormat = 'claims-bundle';

/** The version of the bundle itself; the register inside has its own. */
export const bundleVersion = 1;

export type FileOfClaim = { claimId: string; fileId: string };

export const manifestPath = 'manifest.json';
export const registerPath = 'register.json';
export const evidencePath = ({ claimId, fileId }: FileOfClaim) => `evidence/${claimId}/${fileId}`;

/** A part of a path that means the same to every system: no separator, no drive, nothing that leads upwards. */
const safeName = '[A-Za-z0-9][A-Za-z0-9_-]{0,99}';
const evidencePattern = new RegExp(`^evidence/(${safeName})/(${safeName})$`);

/** Whose bytes an entry is, or undefined where a bundle has no evidence of that path. */
export function findFileOfPath(path: string): FileOfClaim | undefined {
  const [, claimId, fileId] = evidencePattern.exec(path) ?? [];
  return claimId !== undefined && fileId !== undefined ? { claimId, fileId } : undefined;
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(400));

/** What is looked at first: a newer version may say the rest in other words. */
export const manifestHeadSchema = v.object({
  format: v.literal(bundleFormat),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export const manifestSchema = v.object({
  ...manifestHeadSchema.entries,
  exportedAt: writtenAt,
  exportedBy: v.object({ name: text, role: text }),
  /** Records of the register, by slice. */
  counts: v.record(text, whole),
  /** `absent`: files that records name and that the device of the export did not hold. */
  evidence: v.object({
    files: whole,
    bytes: whole,
    absent: v.array(v.object({ claimId: v.string(), fileId: v.string() })),
  }),
  /** Where the chain of the audit log ends. */
  auditChain: v.nullable(chainHeadRecord),
  /** Every entry of the zip but the manifest. */
  entries: v.pipe(
    v.array(v.object({ path: text, size: whole, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) })),
    v.maxLength(maximumEntries),
  ),
});

/** What a bundle says of itself. Sizes in bytes. */
export type BundleManifest = v.InferOutput<typeof manifestSchema>;
export type ManifestEntry = BundleManifest['entries'][number];
