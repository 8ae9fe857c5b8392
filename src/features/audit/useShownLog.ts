import { useEffect, useMemo, useState } from 'react';
import type { LogState } from '../../store/audit/log';
import { useAppSelector } from '../../store/hooks';

type Events = LogState['audit']['entities'];

/** How long an event that has just come is marked, milliseconds. */
const markedFor = 8000;

const none: ReadonlySet<string> = new Set();

/** Ids of the events that came since; undefined when events went away, for it is another register then. */
function findNew(now: Events, before: Events): string[] | undefined {
  const ids = Object.keys(now);
  const added = ids.filter((id) => !(id in before));
  return ids.length - added.length === Object.keys(before).length ? added : undefined;
}

/**
 * The log as the page shows it. Live, it follows what is done here and in other tabs; else it stays as it was opened,
 * and says how many events wait to be shown.
 */
export function useShownLog(live: boolean) {
  const events = useAppSelector((state) => state.audit.entities);
  const claims = useAppSelector((state) => state.claims.entities);
  const [log, setLog] = useState<LogState>({ audit: { entities: events }, claims: { entities: claims } });
  const shown = log.audit.entities;
  const [fresh, setFresh] = useState(none);
  const added = useMemo(() => (events === shown ? [] : findNew(events, shown)), [events, shown]);

  const show = () => {
    setLog({ audit: { entities: events }, claims: { entities: claims } });
    setFresh(new Set(added));
  };
  if (events !== shown && (live || !added)) show();

  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(() => setFresh(none), markedFor);
    return () => clearTimeout(timer);
  }, [fresh]);

  return { log, fresh, waiting: added?.length ?? 0, showWaiting: show };
}
