import type { AuditReader } from '../domain/auditField';
import { makeFormats } from '../domain/formats';
import { defaultPreferences } from '../domain/settings';

/** Reads what audit rows keep in English, by the default preferences. */
export const auditReader: AuditReader = { t: (english) => english, ...makeFormats(defaultPreferences) };
