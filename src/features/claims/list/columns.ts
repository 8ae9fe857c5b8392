import type { ClaimSortKey } from '../../../store/claims/list';

type Column = {
  label: string;
  sort?: ClaimSortKey;
  /** Of the column; the one without takes the rest. */
  width?: number | string;
  align?: 'right';
};

/** SPEC.md section 2, Claims list: Table. */
export const columns = [
  { label: 'Claim ID', sort: 'id', width: 186 },
  { label: 'Claimant' },
  { label: 'Incident Type', width: '15%' },
  { label: 'Status', sort: 'status', width: 182 },
  { label: 'Amount (UGX)', width: 148, align: 'right' },
  { label: 'Incident date', sort: 'date', width: 124 },
  { label: 'Actions', width: 70, align: 'right' },
] as const satisfies readonly Column[];

/** The narrowest that the table can be read at, pixels; below it the list is cards. */
export const tableWidth = 920;
