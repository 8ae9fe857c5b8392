import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../domain/format';
import { incidentKinds, species as speciesTable } from '../../../domain/incidents';
import type { ClaimRow } from '../../../store/claims/list';
import { ClaimId } from '../../../ui/ClaimId';
import { IncidentIcon } from '../../../ui/IncidentLabel';
import { Money } from '../../../ui/Money';
import { StatusChip } from '../../../ui/StatusChip';

/** What a row of the table says, for a narrow screen; `ListCards` gives it its looks. */
export const ClaimCard = memo(function ClaimCard({ row }: { row: ClaimRow }) {
  const { t } = useTranslation();
  const { id, path, status, claimantName, district, incidentType, species, amount, incidentDate } = row;
  const kind = incidentType && t(incidentKinds[incidentType].labels.list);
  return (
    <div className="card">
      <div className="top">
        <ClaimId id={id} to={path} />
        <Link className="open" to={path} aria-label={t('Open {{id}}', { id })}>
          <VisibilityOutlined fontSize="small" />
        </Link>
      </div>
      <div>
        <StatusChip status={status} />
      </div>
      <div>
        <strong>{claimantName || t('Not given')}</strong>
        {district && ` · ${district}`}
      </div>
      <div className="incident">
        {incidentType && <IncidentIcon type={incidentType} />}
        {[kind, species && t(speciesTable[species].label)].filter(Boolean).join(' · ') || t('Not given')}
      </div>
      <dl>
        <div>
          <dt>{t('Amount (UGX)')}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
        <div>
          <dt>{t('Incident date')}</dt>
          <dd>{incidentDate ? formatDate(incidentDate) : t('Not given')}</dd>
        </div>
      </dl>
    </div>
  );
});
