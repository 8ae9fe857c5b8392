import Link from '@mui/material/Link';
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
import type { FloorClaim } from './claims';
import {
  pageSize,
  pageTurned,
  searched,
  selectFound,
  selectList,
  sorted,
  useAppDispatch,
  useAppSelector,
} from './store';

const columns = {
  id: 'Claim ID',
  claimant: 'Claimant',
  district: 'District',
  incident: 'Incident type',
  species: 'Species',
  status: 'Status',
  amount: 'Amount (UGX)',
  date: 'Incident date',
} satisfies Record<keyof FloorClaim, string>;

const columnNames = Object.keys(columns) as (keyof FloorClaim)[];

export function ClaimList() {
  const dispatch = useAppDispatch();
  const { search, sortBy, descending, page } = useAppSelector(selectList);
  const claims = useAppSelector(selectFound);
  const direction = descending ? 'desc' : 'asc';
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
        <Table>
          <TableHead>
            <TableRow>
              {columnNames.map((name) => (
                <TableCell key={name} sortDirection={sortBy === name && direction}>
                  <TableSortLabel
                    active={sortBy === name}
                    direction={sortBy === name ? direction : 'asc'}
                    onClick={() => dispatch(sorted(name))}
                  >
                    {columns[name]}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {claims.slice(page * pageSize, (page + 1) * pageSize).map((claim) => (
              <TableRow key={claim.id} hover>
                <TableCell component="th" scope="row">
                  <Link href={`#${claim.id}`}>{claim.id}</Link>
                </TableCell>
                {columnNames.slice(1).map((name) => (
                  <TableCell key={name}>
                    {name === 'amount' ? claim.amount.toLocaleString('en') : claim[name]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
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
    </>
  );
}
