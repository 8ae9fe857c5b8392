import { maximumFileBytes } from '../../domain/quantity';
import { maximumManifestBytes, maximumRegisterBytes } from './limits';
import { findFileOfPath, manifestPath, registerPath } from './manifest';

/** The most bytes that the entry of a path may unpack to, or undefined where a bundle has no entry of that name. */
export function findLimit(path: string): number | undefined {
  if (path === manifestPath) return maximumManifestBytes;
  if (path === registerPath) return maximumRegisterBytes;
  return findFileOfPath(path) && maximumFileBytes;
}
