import { memo } from 'react';
import { notKnown } from '../../../../domain/claim/notKnown';
import { incidentKinds, species as speciesTable } from '../../../../domain/incident/incidents';
import { daysOpen } from '../../../../domain/claim/overdue';
import { useTranslation } from '../../../../i18n/useTranslation';
import type { ClaimRow } from '../../../../store/claims/list/listRow';
import { ClaimIdText } from '../../../../ui/labels/ClaimId';
import { useFormats } from '../../../../ui/text/formats';
import { IncidentIcon } from '../../../../ui/labels/IncidentIcon';
import { Money } from '../../../../ui/labels/Money';
import { ClaimMarks } from '../../../../ui/labels/ClaimMarks';
import { StatusChip } from '../../../../ui/labels/chips';
import { NotConfirmed } from '../../../shared/sharing/NotConfirmed';
import { OpenAndMenu } from '../rows/OpenAndMenu';
import { SelectClaim } from '../selection/SelectClaim';
import type { Selection } from '../selection/selection';
import type { OpenMenu } from '../rows/RowMenus';

type ClaimCardProps = {
  row: ClaimRow;
  /** YYYY-MM-DD in Africa/Kampala. */
  today: string;
  isNear: boolean;
  selection: Selection | undefined;
  onMenu: OpenMenu;
};

/** What a row of the table says, for a narrow screen; `ListCards` gives it its looks. */
export const ClaimCard = memo(function ClaimCard({ row, today, isNear, selection, onMenu }: ClaimCardProps) {
  const { t } = useTranslation();
  const { date, currency } = useFormats();
  const { id, path, status, claimantName, marks, district, incidentType, species, amount, incidentDate } = row;
  const open = daysOpen(row, today);
  const kind = incidentType && t(incidentKinds[incidentType].labels.list);
  return (
    <div className="card">
      <div className="top">
        {selection && <SelectClaim selection={selection} id={id} />}
        <a className="claimId" href={path}>
          <ClaimIdText id={id} />
        </a>
        <span className="actions">
          <OpenAndMenu row={row} onMenu={onMenu} />
        </span>
      </div>
      <div>
        <StatusChip status={status} /> <ClaimMarks marks={marks} />
        <NotConfirmed id={id} />
      </div>
      <div>
        <strong>{claimantName || t(marks.includes('incomplete') ? notKnown : 'Not given')}</strong>
        {district && ` · ${district}`}
        {isNear && ` · ${t('Near match')}`}
      </div>
      <div className="incident">
        {incidentType && <IncidentIcon type={incidentType} />}
        {[kind, species && t(speciesTable[species].label)].filter(Boolean).join(' · ') || t('Not given')}
      </div>
      <dl>
        <div>
          <dt>{t('Amount ({{currency}})', { currency })}</dt>
          <dd>
            <Money amount={amount} status={status} />
          </dd>
        </div>
        <div>
          <dt>{t('Incident date')}</dt>
          <dd>
            {incidentDate ? date(incidentDate) : t('Not given')}
            {open !== undefined && open > 0 && (
              <div className="quiet">{t('Open for {{count}} days', { count: open })}</div>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
});
