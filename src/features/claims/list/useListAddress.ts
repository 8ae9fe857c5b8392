import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readView, writeView, type ListView } from './listView';

/** The search may name a person and stays out of the URL (PRODUCT.md, Claims list). */
function readSearch(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('search' in state)) return '';
  return typeof state.search === 'string' ? state.search : '';
}

/** Browsers allow some hundred history changes in half a minute, which quick typing would use up. Milliseconds. */
const keepAfter = 250;

/** A reload goes by the entry as it stood before `pagehide`; phones send no `beforeunload`. */
const leavings = ['beforeunload', 'pagehide'] as const;

/** Text typed over a history entry, and how much of it was sent there to be kept. */
type Typed = { text: string; over: string; sent?: string };

/**
 * The view in the URL and the search in the history entry: a reload and Back bring both again. A view changed is a step
 * of its own that Back undoes; typing stays within its entry.
 */
export function useListAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed | null>(null);
  const kept = readSearch(location.state);

  // The entry changed: to the one just kept, over which typing may have gone on, or to another, whose search counts.
  if (typed && typed.over !== location.key) {
    const goesOn = typed.sent === kept && typed.text !== kept;
    setTyped(goesOn ? { text: typed.text, over: location.key } : null);
  }
  const search = typed?.over === location.key ? typed.text : kept;
  const view = readView(new URLSearchParams(location.search));

  const current = useRef({ location, search });
  useLayoutEffect(() => {
    current.current = { location, search };
  });

  const go = useCallback(
    (change: Partial<ListView>, options: { replace?: boolean; preventScrollReset?: boolean }) => {
      const { location: from, search: text } = current.current;
      const params = writeView(new URLSearchParams(from.search), change);
      const state = { ...(from.state as object | null), search: text };
      // At once: a change or a letter that comes before the new entry is shown would go by the old one.
      void navigate({ search: params.toString() }, { ...options, state, flushSync: true });
    },
    [navigate],
  );

  const unkept = typed !== null && typed.sent !== typed.text;

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

  return {
    // Another search is another list, shown from its start.
    view: search === kept ? view : { ...view, page: 1 },
    search,
    /** Shows the list for this text now and keeps it in the history entry soon. */
    typeSearch: (text: string) =>
      setTyped((last) => (text === kept ? null : { text, over: location.key, sent: last?.sent })),
    /** Keeps what was typed at once: the page may be about to be left. */
    flushSearch: () => {
      if (unkept) keepSearch();
    },
    changeView: useCallback((change: Partial<ListView>) => go(change, {}), [go]),
  };
}
