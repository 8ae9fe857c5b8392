import type { AuditReader } from '../domain/audit/auditField';
import { makeFormats } from '../domain/settings/formats';
import { defaultPreferences } from '../domain/settings/preferencesRecord';

/** Reads what audit rows keep in English, by the default preferences. */
export const auditReader: AuditReader = { t: (english) => english, ...makeFormats(defaultPreferences) };
