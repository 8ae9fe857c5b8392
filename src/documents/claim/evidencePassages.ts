import { evidenceSlotNames, evidenceSlots, missingEvidence, type Evidence } from '../../domain/incident/evidence';
import type { IncidentType } from '../../domain/incident/incidents';
import { formatBytes } from '../../domain/settings/formatBytes';
import type { Table } from '../../domain/table';
import { paragraph, type Passage } from '../pdf/paper';

/** The files of a claim, and what its kind of incident, where that is known, asks for besides. */
export function evidencePassages(files: Evidence, kind: IncidentType | undefined): Passage[] {
  const missing = (kind ? missingEvidence(kind, files) : []).map((slot) => evidenceSlots[slot].label);
  const rows = evidenceSlotNames.flatMap((slot) =>
    files[slot].map(({ name, size, addedAt }) => [
      evidenceSlots[slot].label,
      name,
      formatBytes(size).replace(' ', '\u00a0'),
      addedAt,
    ]),
  );
  const table: Table = {
    title: 'Evidence',
    columns: [
      { label: 'Type', kind: 'text' },
      { label: 'File', kind: 'text' },
      { label: 'Size', kind: 'text' },
      { label: 'Added on', kind: 'instant' },
    ],
    rows,
  };
  return [
    rows.length > 0 ? { kind: 'table', table } : paragraph('No files have been added.'),
    ...(missing.length > 0
      ? [paragraph(`Missing, and required for this kind of incident: ${missing.join(', ')}.`)]
      : []),
  ];
}
