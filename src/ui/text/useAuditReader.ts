import { useMemo } from 'react';
import type { AuditReader } from '../../domain/audit/auditField';
import { useTranslation } from '../../i18n/useTranslation';
import { useFormats } from './formats';

/** Reads what audit rows keep in the language and the formats of whoever is at the screen. */
export function useAuditReader(): AuditReader {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(() => ({ ...formats, t: (english) => t(english) }), [formats, t]);
}
