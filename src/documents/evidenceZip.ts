import { evidenceSlots, type EvidenceFile, type EvidenceSlot } from '../domain/incident/evidence';
import { takenAt } from '../domain/incident/photoFacts';
import type { FileTask } from '../domain/fileTask';
import { makeCsv } from './table/csv';
import { kampalaClock } from './table/cellText';
import { evidenceFileName } from './evidenceFileName';
import { makeNamesUnique } from './safeFileName';
import { makeZip, type ZipEntry } from './zip';

/** A file of evidence, and how its bytes are had: undefined where this device never held them. */
export type EvidenceToZip = { slot: EvidenceSlot; file: EvidenceFile; read: () => Promise<Blob | undefined> };

type EvidenceZip = {
  zip: Blob;
  /** Files that are not in it: the device does not hold them or could not read them, or a sample was not fetched. */
  missing: EvidenceFile[];
  /** How many files are in it, the index left out. */
  packed: number;
};

const columns = [
  ...['File', 'Type', 'Name', 'Size (bytes)', 'Added (Kampala time)'],
  ...['Taken (Kampala time)', 'Latitude', 'Longitude', 'SHA-256', 'Note'],
];

const notHeld = 'Missing: not on the device that made this file';
const notFetched = 'Missing: could not be fetched when this file was made';

/**
 * The evidence of a claim as one .zip: a folder for each kind of file, and index.csv, which names every file of the
 * claim with its digest, those that are missing too.
 */
export async function makeEvidenceZip(
  files: readonly EvidenceToZip[],
  { signal, report, yieldToMain }: FileTask,
): Promise<EvidenceZip> {
  const index: (string | number)[][] = [];
  const missing: EvidenceFile[] = [];
  const giveOwnPath = makeNamesUnique();

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [number, { slot, file, read }] of files.entries()) {
      report(number, files.length);
      await yieldToMain();
      const content = await read().catch(() => undefined);
      const facts = [evidenceSlots[slot].label, file.name];
      const moments = [kampalaClock(file.addedAt), ...photoCells(file)];
      if (content) {
        const path = giveOwnPath(`${folders[slot]}/${evidenceFileName(file.name, content)}`);
        index.push([path, ...facts, content.size, ...moments, await digest(content), '']);
        yield { path, content, date: new Date(file.addedAt) };
      } else {
        missing.push(file);
        index.push(['', ...facts, file.size, ...moments, '', file.sampleUrl ? notFetched : notHeld]);
      }
    }
    report(files.length, files.length);
    yield { path: 'index.csv', content: new Blob([await makeCsv(columns, index)], { type: 'text/csv' }) };
  }

  const zip = await makeZip(entries(), { signal });
  return { zip, missing, packed: files.length - missing.length };
}

function photoCells({ photo }: EvidenceFile): (string | number)[] {
  const at = photo && takenAt(photo);
  const { latitude = '', longitude = '' } = photo ?? {};
  return [at ? kampalaClock(at).slice(0, -3) : '', latitude, longitude];
}

const folders: Record<EvidenceSlot, string> = {
  photos: 'photos',
  policeReport: 'police-report',
  medicalReport: 'medical-report',
  valuationForm: 'valuation-form',
  otherAttachments: 'other-attachments',
};

/** SHA-256 of the bytes, in hexadecimal. */
async function digest(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
