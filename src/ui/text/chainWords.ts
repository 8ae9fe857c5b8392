import type { TFunction } from 'i18next';
import type { BreakKind, ChainBreak } from '../../domain/audit/auditChainCheck';
import { formatNumber } from '../../domain/settings/format';
import type { Words } from '../../domain/words';

/** Of one event, and of several. */
const words = {
  changed: [
    'Event {{place}} was altered after it was recorded.',
    'At least one of the events {{place}} to {{through}} was altered after it was recorded.',
  ],
  missing: ['Event {{place}} is missing.', 'Events {{place}} to {{through}} are missing.'],
  doubled: ['Two events have the number {{place}}. One was added later, or two copies of the register were in use.'],
  cut_off: ['The last event, {{place}}, is missing.', 'The last events, {{place}} to {{through}}, are missing.'],
  added: [
    'Event {{place}} comes after the recorded end of the log.',
    'Events {{place}} to {{through}} come after the recorded end of the log.',
  ],
  unlinked: ['An event without a fingerprint was added later.'],
  outside: ['Older events, or events from another device, do not match the record in event {{place}}.'],
  no_end: ['The end of the log is not recorded.'],
  begun_again: ['The record of where the log ended was lost, so a new sequence of events was started.'],
} as const satisfies Record<BreakKind, readonly Words[]>;

/** What does not fit in a log. Events are counted within their chain, from 1. */
export function chainBreakText(t: TFunction, { kind, place, through }: ChainBreak): string {
  const [one, several = one]: readonly Words[] = words[kind];
  const params = { place: formatNumber(place), through: formatNumber(through) };
  return t((through > place ? several : one) ?? '', params);
}
