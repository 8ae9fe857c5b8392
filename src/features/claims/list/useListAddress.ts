import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { ClaimFilter, FactFilter } from '../../../domain/claimFilter';
import { findUnreadFilters, readFilter, writeFilter } from './filters/filterAddress';
import { findUnreadView, readView, writeView, type ListView } from './listView';
import { useSteady } from './useSteady';

/** What may name a person stays out of the URL, in the history entry (PRODUCT.md, Claims list). */
const keptShape = v.object({ search: v.fallback(v.string(), ''), createdBy: v.fallback(v.array(v.string()), []) });

function readKept(state: unknown): Pick<ClaimFilter, 'search' | 'createdBy'> {
  const read = v.safeParse(keptShape, state);
  return read.success ? read.output : { search: '', createdBy: [] };
}

/** Another page, order or size; or other filters, in place of those that are named, on the first page. */
export type ListChange = Partial<ListView> & { filter?: Partial<ClaimFilter> };

/** Browsers allow some hundred history changes in half a minute, which quick typing would use up. Milliseconds. */
const keepAfter = 250;

/** A reload goes by the entry as it stood before `pagehide`; phones send no `beforeunload`. */
const leavings = ['beforeunload', 'pagehide'] as const;

/** Text typed over a history entry, and how much of it was sent there to be kept. */
type Typed = { text: string; over: string; sent?: string };

/**
 * View and filters in the URL, search and created-by in the history entry: a reload and Back bring all of it again. A
 * change is a step of its own that Back undoes; typing stays within its entry.
 */
export function useListAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed | null>(null);
  const { search: kept, createdBy } = readKept(location.state);

  // The entry changed: to the one just kept, over which typing may have gone on, or to another, whose search counts.
  if (typed && typed.over !== location.key) {
    const goesOn = typed.sent === kept && typed.text !== kept;
    setTyped(goesOn ? { text: typed.text, over: location.key } : null);
  }
  const search = typed?.over === location.key ? typed.text : kept;
  const address = new URLSearchParams(location.search);
  const view = readView(address);
  const filter: FactFilter = useSteady({ ...readFilter(address), createdBy });
  const unread = useSteady([...findUnreadView(address), ...findUnreadFilters(address)]);

  const unkept = typed !== null && typed.sent !== typed.text;

  const current = useRef({ location, search, kept, filter, unkept });
  useLayoutEffect(() => {
    current.current = { location, search, kept, filter, unkept };
  });

  const go = useCallback(
    ({ filter: asked, ...asShown }: ListChange, options: { replace?: boolean; preventScrollReset?: boolean }) => {
      const { location: from, search: text, filter: last } = current.current;
      const next = { ...last, search: text, ...asked };
      const params = writeView(new URLSearchParams(from.search), asked ? { page: 1, ...asShown } : asShown);
      writeFilter(params, next);
      const people = next.createdBy.length > 0 ? next.createdBy : undefined;
      const state = { ...(from.state as object | null), search: next.search, createdBy: people };
      // At once: a change or a letter that comes before the new entry is shown would go by the old one.
      void navigate({ search: params.toString() }, { ...options, state, flushSync: true });
    },
    [navigate],
  );

  const keepSearch = useCallback(() => {
    setTyped((last) => last && { ...last, sent: last.text });
    go({ page: 1 }, { replace: true, preventScrollReset: true });
  }, [go]);

  useEffect(() => {
    if (!unkept) return undefined;
    const timer = setTimeout(keepSearch, keepAfter);
    for (const leaving of leavings) window.addEventListener(leaving, keepSearch);
    return () => {
      clearTimeout(timer);
      for (const leaving of leavings) window.removeEventListener(leaving, keepSearch);
    };
  }, [unkept, typed, keepSearch]);

  const changeView = useCallback(
    (change: ListChange) => {
      // What was typed goes along into the new entry, unless the change brings another search.
      if (change.filter) setTyped(null);
      go(change, {});
    },
    [go],
  );

  const typeSearch = useCallback((text: string) => {
    const { kept: last, location: over } = current.current;
    setTyped((before) => (text === last ? null : { text, over: over.key, sent: before?.sent }));
  }, []);

  const flushSearch = useCallback(() => {
    if (current.current.unkept) keepSearch();
  }, [keepSearch]);

  return {
    // Another search is another list, shown from its start.
    view: search === kept ? view : { ...view, page: 1 },
    filter,
    search,
    /** What the URL says and nobody can read, as "name=value". */
    unread,
    /** Takes what could not be read out of the URL. */
    forgetUnread: () => go({}, { replace: true, preventScrollReset: true }),
    /** Shows the list for this text now and keeps it in the history entry soon. */
    typeSearch,
    /** Keeps what was typed at once: the page may be about to be left. */
    flushSearch,
    changeView,
  };
}
