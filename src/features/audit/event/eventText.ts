import type { TFunction } from 'i18next';
import type { AuditEvent } from '../../../domain/audit';

/** The address an event came from. A page cannot know its own (PRODUCT.md, One truth). */
export const addressText = (t: TFunction, { ipAddress }: AuditEvent) => ipAddress ?? t('this device');
