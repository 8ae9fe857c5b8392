import type { TFunction } from 'i18next';
import type { BreakKind, ChainBreak } from '../../domain/audit/auditChainCheck';
import { formatNumber } from '../../domain/settings/format';
import type { Words } from '../../domain/words';

/** Of one event, and of several. */
const words = {
  changed: [
    'Event {{place}} is not what was written.',
    'Of the events {{place}} to {{through}}, at least one is not what was written.',
  ],
  missing: ['Event {{place}} is gone.', 'The events {{place}} to {{through}} are gone.'],
  doubled: ['There are two events {{place}}: one was put in, or the register went on in two copies.'],
  cut_off: ['The last event, {{place}}, is gone.', 'The last events, {{place}} to {{through}}, are gone.'],
  added: [
    'Event {{place}} comes after the end that was noted.',
    'The events {{place}} to {{through}} come after the end that was noted.',
  ],
  unlinked: ['An event without a link was put in later.'],
  outside: ['Events from before the chain, or from another device, are not those that event {{place}} speaks of.'],
  no_end: ['It is not noted where the chain of the log ends.'],
  begun_again: ['The note of where the chain ended was lost, and a new chain was begun.'],
} as const satisfies Record<BreakKind, readonly Words[]>;

/** What does not fit in a log. Events are counted within their chain, from 1. */
export function chainBreakText(t: TFunction, { kind, place, through }: ChainBreak): string {
  const [one, several = one]: readonly Words[] = words[kind];
  const params = { place: formatNumber(place), through: formatNumber(through) };
  return t((through > place ? several : one) ?? '', params);
}
