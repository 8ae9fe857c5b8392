import type { TabMessage } from '../ports';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An event of the register as another tab sends it; what belongs to persistence or to this tab alone is none. */
const isEvent = (event: unknown) =>
  isObject(event) &&
  typeof event['type'] === 'string' &&
  !/^(persist|storage)\//.test(event['type']) &&
  isObject(event['meta']) &&
  'payload' in event;

/**
 * Whether what came over the channel of the tabs is a message that a tab of this portal sends. Any program of the same
 * address can speak there.
 */
export function isTabMessage(message: unknown): message is TabMessage {
  if (!isObject(message)) return false;
  const { kind, version, sequence, event, sessionId } = message;
  if (typeof version !== 'string') return false;
  if (kind === 'moved') return true;
  if (kind === 'signedOut') return typeof sessionId === 'string';
  if (kind === 'draft') return isEvent(event);
  return (
    kind === 'deed' && Number.isSafeInteger(sequence) && Number(sequence) > 0 && (event === undefined || isEvent(event))
  );
}
