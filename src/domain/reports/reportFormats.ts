import type { Words } from '../words';

/** The files a report can be had as. */
export const reportFormats = {
  pdf: { label: 'PDF', extension: 'pdf' },
  excel: { label: 'Excel (.xlsx)', extension: 'xlsx' },
  csv: { label: 'CSV', extension: 'csv' },
} as const satisfies Record<string, { label: Words; extension: string }>;

export type ReportFormat = keyof typeof reportFormats;

export const reportFormatNames = Object.keys(reportFormats) as ReportFormat[];
