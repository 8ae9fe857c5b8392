import { describePhoto } from '../../domain/incident/describePhoto';
import { evidenceSlotNames, evidenceSlots, missingEvidence, type Evidence } from '../../domain/incident/evidence';
import type { IncidentType } from '../../domain/incident/incidents';
import { evidenceForOthers } from '../../domain/incident/medicalEvidence';
import type { Point } from '../../domain/place/outlines';
import { formatBytes } from '../../domain/settings/formatBytes';
import type { Table } from '../../domain/table';
import { paragraph, type Passage } from '../pdf/paper';
import { official } from '../pdf/words';

/**
 * The files of a claim, and what its kind of incident, where that is known, asks for besides.
 * @param mark where the incident happened, where that is known
 */
export function evidencePassages(
  evidence: Evidence,
  kind: IncidentType | undefined,
  mark: Point | undefined,
): Passage[] {
  const files = evidenceForOthers(evidence, kind);
  const missing = (kind ? missingEvidence(kind, files) : []).map((slot) => evidenceSlots[slot].label);
  const rows = evidenceSlotNames.flatMap((slot) =>
    files[slot].map(({ name, size, addedAt, photo }) => [
      evidenceSlots[slot].label,
      name,
      formatBytes(size).replace(' ', '\u00a0'),
      addedAt,
      photo && describePhoto(photo, mark, official),
    ]),
  );
  const tellsTaken = rows.some((row) => row.at(-1) !== undefined);
  const table: Table = {
    title: 'Evidence',
    columns: [
      { label: 'Type', kind: 'text' },
      { label: 'File', kind: 'text' },
      { label: 'Size', kind: 'text' },
      { label: 'Added on', kind: 'instant' },
      ...(tellsTaken ? [{ label: 'Taken, by the camera', kind: 'text' } as const] : []),
    ],
    rows: tellsTaken ? rows : rows.map((row) => row.slice(0, -1)),
  };
  return [
    rows.length > 0 ? { kind: 'table', table } : paragraph('No files have been added.'),
    ...(missing.length > 0
      ? [paragraph(`Missing, and required for this kind of incident: ${missing.join(', ')}.`)]
      : []),
  ];
}
