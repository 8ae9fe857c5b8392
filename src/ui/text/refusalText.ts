import type { TFunction } from 'i18next';
import type { Formats } from '../../domain/settings/formats';
import type { Refusal } from '../../domain/refusal';

/** A refusal in the person's language: its labels translated, its moments as date and time. */
export function refusalText(t: TFunction, refusal: Refusal, { dateTime }: Formats): string {
  const { message, params, words = {}, instants = {} } = refusal;
  const said: Record<string, string | number> = { ...params };
  for (const [name, labels] of Object.entries(words)) said[name] = labels.map((label) => t(label)).join(', ');
  for (const [name, instant] of Object.entries(instants)) said[name] = dateTime(instant);
  return t(message, said);
}
