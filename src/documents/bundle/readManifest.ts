import * as v from 'valibot';
import type { FileTask } from '../../domain/fileTask';
import { runInChunks } from '../../domain/runInChunks';
import { isOfBefore } from '../../domain/register/ofBefore';
import { findForbiddenName } from '../../domain/register/untrustedJson';
import {
  bundleVersion,
  evidencePath,
  findFileOfPath,
  manifestHeadSchema,
  manifestPath,
  manifestSchema,
  registerPath,
  type BundleManifest,
} from './manifest';
import type { PackedEntry } from './openZip';
import { BundleRefusal, shownPath, type BundleProblem } from './problems';
import { decodeUtf8 } from './utf8';

/** The manifest of a bundle, which agrees with itself and with the names and sizes in the zip; throws a refusal else. */
export async function readManifest(packed: Map<string, PackedEntry>, task: FileTask): Promise<BundleManifest> {
  const entry = packed.get(manifestPath);
  if (!entry) throw new BundleRefusal({ code: 'no_manifest' });
  const value = parse(decodeUtf8(await entry.unpack(), manifestPath));
  const head = v.safeParse(manifestHeadSchema, value);
  if (isOfBefore(value)) throw new BundleRefusal({ code: 'of_before' });
  if (head.success && head.output.version > bundleVersion) throw new BundleRefusal({ code: 'newer_bundle' });
  const forbidden = await runInChunks(findForbiddenName(value), task.yieldToMain);
  const manifest = v.safeParse(manifestSchema, value);
  if (forbidden !== undefined || !manifest.success || !agreesWithItself(manifest.output)) {
    throw new BundleRefusal({ code: 'bad_manifest' });
  }
  const problems = findDifferences(manifest.output, packed);
  if (problems.length > 0) throw new BundleRefusal(...problems);
  return manifest.output;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BundleRefusal({ code: 'bad_manifest' });
  }
}

function agreesWithItself({ entries, evidence }: BundleManifest): boolean {
  const paths = new Set(entries.map(({ path }) => path));
  const files = entries.filter(({ path }) => findFileOfPath(path));
  return (
    paths.size === entries.length &&
    files.length === evidence.files &&
    files.reduce((sum, { size }) => sum + size, 0) === evidence.bytes &&
    !evidence.absent.some((file) => paths.has(evidencePath(file)))
  );
}

function findDifferences({ entries }: BundleManifest, packed: Map<string, PackedEntry>): BundleProblem[] {
  const stated = new Map(entries.map(({ path, size }) => [path, size]));
  const needed = [...new Set([registerPath, ...stated.keys()])];
  const missing = needed.filter((path) => !packed.has(path));
  const foreign = [...packed.keys()].filter((path) => path !== manifestPath && !stated.has(path));
  const damaged = entries.filter(({ path, size }) => packed.has(path) && packed.get(path)?.size !== size);
  return [
    ...missing.map((path) => ({ code: 'missing_entry', path: shownPath(path) }) as const),
    ...foreign.map((path) => ({ code: 'foreign_entry', path: shownPath(path) }) as const),
    ...damaged.map(({ path }) => ({ code: 'damaged_entry', path: shownPath(path) }) as const),
  ];
}
