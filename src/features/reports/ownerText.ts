import type { TFunction } from 'i18next';
import { reportTypes, type WithheldReport } from '../../domain/reports/reportTypes';
import { roles } from '../../domain/user/roles';

/** To whom a report belongs: "Audit Trail belongs to UWA/MTWA Admin." */
export const ownerText = (t: TFunction, { type, roles: owners }: WithheldReport) =>
  t('Only {{roles}} can run the {{report}} report.', {
    report: t(reportTypes[type].label),
    roles: owners.map((name) => t(roles[name].label)).join(', '),
  });
