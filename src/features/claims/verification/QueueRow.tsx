import { memo } from 'react';
import { findClaimAmount, type Claim } from '../../../domain/claim/claim';
import { findMarks } from '../../../domain/claim/marks';
import { districtName } from '../../../domain/place/districts';
import { incidentKinds, species as speciesTable } from '../../../domain/incident/incidents';
import { daysOverdue } from '../../../domain/claim/overdue';
import { truncateName } from '../../../domain/truncateName';
import { useTranslation } from '../../../i18n/useTranslation';
import { AskedState } from '../../../ui/labels/AskedState';
import { ClaimId } from '../../../ui/labels/ClaimId';
import { useFormats } from '../../../ui/text/formats';
import { IncidentIcon } from '../../../ui/labels/IncidentIcon';
import { ClaimMarks } from '../../../ui/labels/ClaimMarks';
import { OverdueChip } from '../../../ui/labels/OverdueChip';
import { StatusChip, ToneChip } from '../../../ui/labels/chips';
import { WaitedDays } from '../../../ui/labels/WaitedDays';
import { claimSearch } from './useOpenClaim';

type QueueRowProps = {
  claim: Claim;
  /** The address of the page. */
  path: string;
  today: string;
  isOpen: boolean;
  /** The one row that Tab stops at. */
  isTabStop: boolean;
  /** Something is typed for it and not sent. */
  unsent: boolean;
};

/** One claim of the queue; `QueueRows` gives the plain parts their looks and hears the clicks and keys. */
export const QueueRow = memo(function QueueRow({ claim, path, today, isOpen, isTabStop, unsent }: QueueRowProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { id, status, claimant, incident } = claim;
  const amount = findClaimAmount(claim)?.amount;
  const overdue = daysOverdue(claim, today);
  const what = [
    t(incidentKinds[incident.incidentType].labels.list),
    incident.wildlifeSpecies ? t(speciesTable[incident.wildlifeSpecies].label) : t('Species not known yet'),
    districtName(claimant.district),
  ];
  return (
    <li>
      <a href={path + claimSearch(id)} data-claim={id} aria-current={isOpen || undefined} tabIndex={isTabStop ? 0 : -1}>
        <span className="line">
          <span className="name">{truncateName(claimant.fullName)}</span>
          <span className="amount">{amount === undefined ? t('Not yet assessed') : money(amount)}</span>
        </span>
        <span className="line">
          <ClaimId id={id} />
          <StatusChip status={status} />
        </span>
        <span className="what">
          <IncidentIcon type={incident.incidentType} />
          <span>{what.join(' · ')}</span>
        </span>
        <span className="line">
          <span className="quiet">
            <WaitedDays claim={claim} today={today} />
          </span>
          <span className="chips">
            <ClaimMarks marks={findMarks(claim)} />
            {unsent && <ToneChip tone="blue" label={t('Unsaved')} />}
            {overdue > 0 && <OverdueChip days={overdue} />}
          </span>
        </span>
        {status === 'request_info' && (
          <span className="quiet">
            <AskedState claim={claim} today={today} />
          </span>
        )}
      </a>
    </li>
  );
});
