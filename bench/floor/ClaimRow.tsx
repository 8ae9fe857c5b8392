import MoreVert from '@mui/icons-material/MoreVert';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Claim } from '../../src/domain/claim/claim';
import { amountOf } from './claims';
import { IncidentIcon } from './IncidentIcon';
import { statuses } from './statuses';
import { date, inWords, money } from './words';

type ClaimRowProps = {
  claim: Claim;
  selected: boolean;
  onSelect: () => void;
  onMenu: (anchor: HTMLElement) => void;
};

/** One claim: all that a row of the portal's list shows. */
export function ClaimRow({ claim, selected, onSelect, onMenu }: ClaimRowProps) {
  const { id, claimant, incident, status } = claim;
  const { label, color } = statuses[status];
  return (
    <TableRow hover selected={selected}>
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={selected}
          onChange={onSelect}
          slotProps={{ input: { 'aria-label': `Select ${id}` } }}
        />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        <Link href={`#${id}`}>{id}</Link>
      </TableCell>
      <TableCell>
        {claimant.fullName}
        <Typography variant="caption" component="div" color="textSecondary">
          {inWords(claimant.district)}
        </Typography>
      </TableCell>
      <TableCell>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <IncidentIcon type={incident.incidentType} />
          <div>
            {inWords(incident.incidentType)}
            <Typography variant="caption" component="div" color="textSecondary">
              {inWords(incident.wildlifeSpecies ?? '')}
            </Typography>
          </div>
        </Stack>
      </TableCell>
      <TableCell>
        <Chip size="small" label={label} color={color} />
      </TableCell>
      <TableCell align="right">{money(amountOf(claim))}</TableCell>
      <TableCell>{date(incident.dateOfIncident)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <IconButton size="small" href={`#${id}`} aria-label={`Open ${id}`} title="Open">
          <Visibility fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`Actions for ${id}`}
          aria-haspopup="menu"
          title="Actions"
          onClick={({ currentTarget }) => onMenu(currentTarget)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
