import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Claim } from '../../src/domain/claim/claim';
import { ClaimRow } from './ClaimRow';
import { statuses } from './statuses';
import {
  pageSize,
  pageTurned,
  searched,
  selectFound,
  selectList,
  sorted,
  useAppDispatch,
  useAppSelector,
  type SortKey,
} from './store';

type Column = { label: string; sort?: SortKey; align?: 'right' };

const columns: Column[] = [
  { label: 'Claim ID', sort: 'id' },
  { label: 'Claimant', sort: 'claimant' },
  { label: 'Incident type' },
  { label: 'Status', sort: 'status' },
  { label: 'Amount (UGX)', sort: 'amount', align: 'right' },
  { label: 'Incident date', sort: 'date' },
  { label: 'Actions', align: 'right' },
];

export function ClaimList() {
  const dispatch = useAppDispatch();
  const { search, sortBy, descending, page } = useAppSelector(selectList);
  const claims = useAppSelector(selectFound);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [menu, setMenu] = useState<{ claim: Claim; anchor: HTMLElement }>();
  const direction = descending ? 'desc' : 'asc';
  const shown = claims.slice(page * pageSize, (page + 1) * pageSize);
  const shownSelected = shown.filter(({ id }) => selected.includes(id)).length;
  const closeMenu = () => setMenu(undefined);
  return (
    <>
      <Typography variant="h4" component="h1" gutterBottom>
        Claims
      </Typography>
      <TextField
        type="search"
        label="Search"
        value={search}
        onChange={({ target }) => dispatch(searched(target.value))}
      />
      <TableContainer component={Paper} sx={{ mt: 2 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={shown.length > 0 && shownSelected === shown.length}
                  indeterminate={shownSelected > 0 && shownSelected < shown.length}
                  onChange={(_event, checked) => setSelected(checked ? shown.map(({ id }) => id) : [])}
                  slotProps={{ input: { 'aria-label': 'Select all claims on this page' } }}
                />
              </TableCell>
              {columns.map(({ label, sort, align }) => (
                <TableCell key={label} align={align} sortDirection={sortBy === sort && direction}>
                  {sort ? (
                    <TableSortLabel
                      active={sortBy === sort}
                      direction={sortBy === sort ? direction : 'asc'}
                      onClick={() => dispatch(sorted(sort))}
                    >
                      {label}
                    </TableSortLabel>
                  ) : (
                    label
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((claim) => {
              const isSelected = selected.includes(claim.id);
              return (
                <ClaimRow
                  key={claim.id}
                  claim={claim}
                  selected={isSelected}
                  onSelect={() =>
                    setSelected(isSelected ? selected.filter((id) => id !== claim.id) : [...selected, claim.id])
                  }
                  onMenu={(anchor) => setMenu({ claim, anchor })}
                />
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={claims.length}
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[pageSize]}
        onPageChange={(_event, next) => dispatch(pageTurned(next))}
      />
      {menu && (
        <Menu open anchorEl={menu.anchor} onClose={closeMenu}>
          {['Open', ...statuses[menu.claim.status].actions, 'Export PDF'].map((label) => (
            <MenuItem key={label} onClick={closeMenu}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
