import Typography from '@mui/material/Typography';
import { findWithheldReports } from '../../domain/reports/reportTypes';
import type { Role } from '../../domain/user/roles';
import { useTranslation } from '../../i18n/useTranslation';
import { ownerText } from './ownerText';

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
