import { memo } from 'react';
import { notKnown } from '../../../../domain/claim/notKnown';
import { incidentKinds, species as speciesTable } from '../../../../domain/incident/incidents';
import { useTranslation } from '../../../../i18n/useTranslation';
import type { ClaimRow } from '../../../../store/claims/list/listRow';
import { ClaimIdText } from '../../../../ui/labels/ClaimId';
import { useFormats } from '../../../../ui/text/formats';
import { IncidentIcon } from '../../../../ui/labels/IncidentIcon';
import { Money } from '../../../../ui/labels/Money';
import { StatusChip } from '../../../../ui/labels/chips';
import { OpenAndMenu } from '../rows/OpenAndMenu';
import { SelectClaim } from '../selection/SelectClaim';
import type { Selection } from '../selection/selection';
import type { OpenMenu } from '../rows/RowMenus';

type ClaimCardProps = { row: ClaimRow; isNear: boolean; selection: Selection | undefined; onMenu: OpenMenu };

/** What a row of the table says, for a narrow screen; `ListCards` gives it its looks. */
export const ClaimCard = memo(function ClaimCard({ row, isNear, selection, onMenu }: ClaimCardProps) {
  const { t } = useTranslation();
  const { date, currency } = useFormats();
  const { id, path, status, claimantName, incomplete, district, incidentType, species, amount, incidentDate } = row;
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
        <StatusChip status={status} />
      </div>
      <div>
        <strong>{claimantName || t(incomplete ? notKnown : 'Not given')}</strong>
        {district && ` · ${district}`}
        {incomplete && ` · ${t('Details missing')}`}
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
          <dd>{incidentDate ? date(incidentDate) : t('Not given')}</dd>
        </div>
      </dl>
    </div>
  );
});
