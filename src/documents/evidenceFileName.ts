import { nameByContent } from '../domain/incident/fileContent';
import { safeFileName } from './safeFileName';

/**
 * The name under which evidence is handed to the device: one that every system can keep, without signs that turn it
 * around, and with the ending of what it is.
 * @param content bytes of the type that their content has, as `readEvidence` gives them
 */
export const evidenceFileName = (name: string, { type }: Blob): string => nameByContent(safeFileName(name), type);
