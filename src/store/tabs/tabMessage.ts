import type { TabMessage } from '../ports';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Whether what came over the channel of the tabs is a message that a tab of this portal sends. Any program of the same
 * address can speak there. The event in it is for `parseEvent` to judge.
 */
export function isTabMessage(message: unknown): message is TabMessage {
  if (!isObject(message)) return false;
  const { kind, version, sequence, event, sessionId } = message;
  if (typeof version !== 'string') return false;
  if (kind === 'signedOut') return typeof sessionId === 'string';
  if (kind === 'draft') return event !== undefined;
  return kind === 'deed' && Number.isSafeInteger(sequence) && Number(sequence) > 0;
}
