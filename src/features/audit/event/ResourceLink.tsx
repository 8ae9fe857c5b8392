import type { AuditEvent } from '../../../domain/audit/audit';
import { auditResources } from '../../../domain/audit/auditResources';
import { claimPath } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { ClaimId } from '../../../ui/labels/ClaimId';

/** What an event is about; a claim leads to its page. */
export function ResourceLink({ event: { resource, resourceId } }: { event: AuditEvent }) {
  const { t } = useTranslation();
  if (resource === 'claim') return <ClaimId id={resourceId} whole to={claimPath(resourceId)} />;
  return t(auditResources[resource].label);
}
