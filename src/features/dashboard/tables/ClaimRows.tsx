import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { findClaimAmount, type Claim } from '../../../domain/claim/claim';
import { districtName } from '../../../domain/place/districts';
import { claimPath } from '../../../domain/routes';
import { truncateName } from '../../../domain/truncateName';
import { notKnown } from '../../../domain/claim/notKnown';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import { ClaimId } from '../../../ui/labels/ClaimId';
import { IncidentLabel } from '../../../ui/labels/IncidentLabel';
import { Money } from '../../../ui/labels/Money';
import { StatusChip } from '../../../ui/labels/chips';
import { CardLine, RowCard, RowCards, useTableRoom } from './RowCards';
import { TwoLines } from './TwoLines';

type ClaimRowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  /** The cell of the day it was submitted on. */
  submitted: (row: Row) => ReactNode;
  /** The last column. */
  last: { label: string; cell: (row: Row) => ReactNode };
  /** On a card: beside the claim's id, and below what every card says. */
  mark: (row: Row) => ReactNode;
  below: (row: Row) => ReactNode;
};

/** Claims in a table, or in cards where there is no room for its columns. */
export function ClaimRows<Row extends { claim: Claim }>(props: ClaimRowsProps<Row>) {
  const [roomForTable, roomRef] = useTableRoom();
  return <div ref={roomRef}>{roomForTable ? <ClaimTable {...props} /> : <ClaimCards {...props} />}</div>;
}

function ClaimTable<Row extends { claim: Claim }>({ label, rows, submitted, last }: ClaimRowsProps<Row>) {
  const { t } = useTranslation();
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>{t('Claim ID')}</TableCell>
          <TableCell>{t('Claimant')}</TableCell>
          <TableCell>{t('Incident Type')}</TableCell>
          <TableCell align="right">{t('Amount')}</TableCell>
          <TableCell>{t('Date submitted')}</TableCell>
          <TableCell>{t('Status')}</TableCell>
          <TableCell>{last.label}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const { id, claimant, incident, status } = row.claim;
          return (
            <TableRow key={id}>
              <TableCell>
                <ClaimId id={id} to={claimPath(id)} />
              </TableCell>
              <TableCell>
                <TwoLines below={districtName(claimant.district)}>
                  {truncateName(claimant.fullName || t(notKnown))}
                </TwoLines>
              </TableCell>
              <TableCell>
                <IncidentLabel type={incident.incidentType} screen="dashboard" />
              </TableCell>
              <TableCell align="right">
                <Money amount={findClaimAmount(row.claim)?.amount} status={status} />
              </TableCell>
              <TableCell>{submitted(row)}</TableCell>
              <TableCell>
                <StatusChip status={status} />
              </TableCell>
              <TableCell>{last.cell(row)}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

function ClaimCards<Row extends { claim: Claim }>({ label, rows, mark, below }: ClaimRowsProps<Row>) {
  const { t } = useTranslation();
  return (
    <RowCards label={label}>
      {rows.map((row) => {
        const { id, claimant, incident, status } = row.claim;
        return (
          <RowCard key={id}>
            <CardLine>
              <ClaimId id={id} to={claimPath(id)} />
              {mark(row)}
            </CardLine>
            <div>
              <strong>{truncateName(claimant.fullName || t(notKnown))}</strong>
              {` · ${isolated(districtName(claimant.district))}`}
            </div>
            <CardLine>
              <IncidentLabel type={incident.incidentType} screen="dashboard" />
              <Money amount={findClaimAmount(row.claim)?.amount} status={status} />
            </CardLine>
            {below(row)}
          </RowCard>
        );
      })}
    </RowCards>
  );
}
