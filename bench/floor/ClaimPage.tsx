import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import type { Claim } from '../../src/domain/claim/claim';
import { amountOf } from './claims';
import { IncidentIcon } from './IncidentIcon';
import { statuses } from './statuses';
import { selectList, useAppSelector } from './store';
import { Summary } from './Summary';
import { date, inWords, money } from './words';

/** A claim as the portal's page shows it to a district officer, without what its buttons and its other tabs do. */
export function ClaimPage({ id }: { id: string }) {
  const claim = useAppSelector(selectList).claims.find((one) => one.id === id);
  return claim ? <ClaimView key={id} claim={claim} /> : <Link href="#">All claims</Link>;
}

function ClaimView({ claim }: { claim: Claim }) {
  const { claims, payments } = useAppSelector(selectList);
  const [tab, setTab] = useState('summary');
  const paymentsOfClaim = useMemo(() => payments.filter(({ claimId }) => claimId === claim.id), [payments, claim.id]);
  const { label, color, actions, verifies } = statuses[claim.status];
  return (
    <>
      <Button href="#" size="small" startIcon={<ArrowBack />}>
        Back to Claims
      </Button>
      <Stack direction="row" sx={{ my: 2, gap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <div>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography variant="h5" component="h1">
              {claim.claimant.fullName}
            </Typography>
            <Typography color="textSecondary">{claim.id}</Typography>
            <Chip size="small" label={label} color={color} />
          </Stack>
          <Stack direction="row" spacing={2}>
            <Typography variant="h6" component="span">
              {money(amountOf(claim))}
            </Typography>
            <IncidentIcon type={claim.incident.incidentType} />
            <span>{inWords(claim.incident.incidentType)}</span>
            <span>{inWords(claim.claimant.district)}</span>
            <span>{claim.submittedAt && `Submitted ${date(claim.submittedAt)}`}</span>
          </Stack>
        </div>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {actions.map((action, place) => (
            <Button key={action} variant={place === 0 ? 'contained' : 'outlined'}>
              {action}
            </Button>
          ))}
          <MenuButton
            label="Print/PDF"
            icon={<Print />}
            entries={['Print', 'Download PDF', 'Acknowledgement slip', 'Decision letter']}
          />
          <MenuButton label="Export" icon={<FileDownload />} entries={['PDF', 'JSON', 'CSV']} />
        </Stack>
      </Stack>
      {claim.status === 'request_info' && <InformationAsked claim={claim} />}
      <PossibleDuplicates claim={claim} claims={claims} />
      <Tabs
        value={tab}
        onChange={(_event, next: string) => setTab(next)}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="summary" label="Summary" />
        <Tab value="evidence" label="Evidence" />
        {verifies && <Tab value="verification" label="Verification" />}
        <Tab value="workflow" label="Workflow" />
        <Tab value="notes" label="Notes" />
        <Tab value="audit" label="Audit" />
      </Tabs>
      {tab === 'summary' && <Summary claim={claim} payments={paymentsOfClaim} />}
    </>
  );
}

function MenuButton({ label, icon, entries }: { label: string; icon: ReactNode; entries: string[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {entries.map((entry) => (
          <MenuItem key={entry} onClick={close}>
            {entry}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Each piece that is missing, with the button to answer it. */
function InformationAsked({ claim: { verifications } }: { claim: Claim }) {
  const last = verifications.at(-1);
  if (!last) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>
        Information requested by {last.verifiedBy}, {date(last.verifiedOn)}
      </AlertTitle>
      <List disablePadding>
        {last.asked?.pieces.map(({ reason, text, answer }, place) => (
          <ListItem key={place} disableGutters>
            {reason ? inWords(reason) : text}
            <Button size="small" variant="outlined" sx={{ ml: 2 }}>
              {answer ? 'Correct the answer' : 'Record the answer'}
            </Button>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}

/** How far apart two incidents may lie to be taken for one, milliseconds. */
const nearInTime = 7 * 24 * 60 * 60 * 1000;

function PossibleDuplicates({ claim, claims }: { claim: Claim; claims: Claim[] }) {
  const found = useMemo(() => {
    const { claimant, incident } = claim;
    const isNear = (day: string) => Math.abs(Date.parse(day) - Date.parse(incident.dateOfIncident)) <= nearInTime;
    return claims.filter(
      (other) =>
        other.id !== claim.id &&
        (other.claimant.nationalId === claimant.nationalId ||
          (other.claimant.phoneNumber === claimant.phoneNumber &&
            other.incident.incidentType === incident.incidentType)) &&
        isNear(other.incident.dateOfIncident),
    );
  }, [claim, claims]);
  if (found.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>Possible duplicate</AlertTitle>
      <List disablePadding>
        {found.map(({ id, claimant, incident, status }) => (
          <ListItem key={id} disableGutters disablePadding sx={{ gap: 1 }}>
            <Link href={`#${id}`}>{id}</Link>
            <span>
              {claimant.fullName}, {inWords(incident.incidentType)}, {date(incident.dateOfIncident)}
            </span>
            <Chip size="small" label={statuses[status].label} color={statuses[status].color} />
            <strong>
              {claimant.nationalId === claim.claimant.nationalId
                ? 'Same national ID'
                : 'Same phone number and incident type'}
            </strong>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
