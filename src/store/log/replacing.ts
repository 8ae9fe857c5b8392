import type { AppendResult, Write } from '../../domain/register/eventLog';
import { bringsWholeLog, olderLogRead } from '../audit/olderLog';
import type { DecidedEvent } from '../events';
import { draftPrefix } from '../persistence/local/keys';
import type { Mode } from '../persistence/local/staging';
import type { StoredSlices } from '../persistence/shapes/slices';
import type { CarryOutResult, Decided } from '../carryingOut';
import { show, tryOut, type Core } from './core';
import type { OlderLog } from './olderLog';
import { registerReread } from './reread';
import { eventsOn, type Unsaved } from './unsaved';

type Parts = {
  unsaved: Unsaved;
  olderLog: OlderLog;
  append: (after: number, event: DecidedEvent, drafts: Write[], next: StoredSlices) => Promise<AppendResult>;
  follow: (decided: Decided, take: (mode: Mode) => void) => void;
};

/** Another register takes the place of this one, and of what could not be stored of it. */
export async function replaceAll(
  core: Core,
  { event: decided, command }: Decided,
  { unsaved, olderLog, append, follow }: Parts,
): Promise<CarryOutResult> {
  const { storage } = core.ports;
  const event = await olderLog.chained(decided, true);
  if (!event) return 'overtaken';
  const next = tryOut(() => eventsOn(unsaved.storedState(), [event]));
  if (!next) return 'failed';
  // In memory a draft is gone with the submission that waits, and shows no change.
  const used = [...unsaved.usedDrafts()].filter((id) => !next.drafts?.entities?.[id]);
  const gone = used.map((id): Write => [draftPrefix + id, null]);
  const result = await append(core.place.reached, event, [...storage.draftWrites(next.drafts), ...gone], next);
  if (result === 'overtaken' || result === 'called off') return result;
  if (result !== 'stored') return 'unsaved';
  unsaved.letGo();
  const wholeLog = bringsWholeLog(event) ? [olderLogRead({ rows: [] })] : [];
  follow({ event, command }, (mode) => {
    show(core, mode, registerReread(next), ...wholeLog);
    storage.stageAll(mode, {}, gone);
  });
  return result;
}
