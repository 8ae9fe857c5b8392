import type { ClaimSortKey } from '../../../../domain/claim/list/claimList';

type Column = {
  label: string;
  sort?: ClaimSortKey;
  /** Of the column; the one without takes the rest. */
  width?: number | string;
  /** At the end of their cells: figures, and what can be pressed. */
  place?: 'end' | 'actions';
};

export const columns = [
  { label: 'Claim ID', sort: 'id', width: 196 },
  { label: 'Claimant', sort: 'claimant' },
  { label: 'Incident Type', width: '14%' },
  { label: 'Status', sort: 'status', width: 'clamp(168px, 14vw, 190px)' },
  { label: 'Amount ({{currency}})', sort: 'amount', width: 156, place: 'end' },
  { label: 'Incident date', sort: 'date', width: 122 },
  { label: 'Actions', width: 82, place: 'actions' },
] as const satisfies readonly Column[];

/** Of the checkboxes before them, for a role that selects. */
export const tickWidth = 42;

/** The narrowest that the table can be read at, pixels; below it the list is cards. */
export const tableWidth = 1000;
