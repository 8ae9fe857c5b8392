import type { TFunction } from 'i18next';
import { reportTypes, type WithheldReport, findWithheldReports } from '../../domain/reports/reportTypes';
import { roles, type Role } from '../../domain/user/roles';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/useTranslation';

/** Which reports are not offered, and to whom they belong. */
export function WithheldReports({ role }: { role: Role }) {
  const { t } = useTranslation();
  const withheld = findWithheldReports(role);
  if (withheld.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {withheld.map((report) => ownerText(t, report)).join(' ')}
    </Typography>
  );
}

/** To whom a report belongs: "Audit Trail belongs to UWA/MTWA Admin." */
export const ownerText = (t: TFunction, { type, roles: owners }: WithheldReport) =>
  t('Only {{roles}} can run the {{report}} report.', {
    report: t(reportTypes[type].label),
    roles: owners.map((name) => t(roles[name].label)).join(', '),
  });
