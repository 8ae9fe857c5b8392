import type { AuditResource } from './audit';
import type { AuditField, AuditReader, AuditValue } from './auditField';
import { claimAuditFields } from './claimAuditFields';
import {
  exportAuditFields,
  fundAuditFields,
  registerAuditFields,
  sessionAuditFields,
  settingsAuditFields,
  userAuditFields,
} from './recordAuditFields';
import { scheduleAuditFields } from './scheduleAuditFields';
import { schemeAuditFields } from './schemeAuditFields';
import type { Words } from '../words';

const fieldsByResource = {
  claim: { ...claimAuditFields, ...exportAuditFields },
  payment: { ...claimAuditFields, ...exportAuditFields },
  user: userAuditFields,
  session: { ...sessionAuditFields, ...exportAuditFields },
  fund: fundAuditFields,
  schedule: scheduleAuditFields,
  scheme: schemeAuditFields,
  settings: settingsAuditFields,
  register: { ...registerAuditFields, ...exportAuditFields },
} as const satisfies Record<AuditResource, Record<string, AuditField>>;

const namedFields = new Map(
  Object.entries(fieldsByResource).flatMap(([resource, fields]) =>
    Object.entries<AuditField>(fields).map(([path, field]) => [`${resource} ${path}`, field] as const),
  ),
);

/** What the fields are called that an event can change or tell, each once. */
export const auditFieldLabels: readonly Words[] = [
  ...new Set([...namedFields.values()].filter(({ internal }) => !internal).map(({ label }) => label)),
];

const findField = (resource: AuditResource, path: string) => namedFields.get(`${resource} ${path}`);

/** What a changed field of a resource is called; a path that nobody named stays as it is. */
export function auditFieldLabel(resource: AuditResource, path: string): Words {
  return findField(resource, path)?.label ?? path;
}

/** Whether a changed field is left out where changes are shown. */
export const isInternalField = (resource: AuditResource, path: string) => findField(resource, path)?.internal ?? false;

/** A changed value as people read it; undefined when there was or is none. */
export function auditFieldValue(
  resource: AuditResource,
  path: string,
  value: AuditValue | undefined,
  reader: AuditReader,
): string | undefined {
  if (value === undefined) return undefined;
  return findField(resource, path)?.read?.(value, reader) ?? String(value);
}
