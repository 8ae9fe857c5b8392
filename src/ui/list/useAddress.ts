import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * How a page stands in its address, made by `addressRules` of its fields. In the URL is what can be bookmarked; `state` is
 * that of the history entry, where what may name a person is kept (docs/product.md, Claims list).
 */
export type AddressRules<Place, Change> = {
  /** The place that an entry asks for; what it says wrongly is as by default. */
  read: (params: URLSearchParams, state: unknown) => Place;
  /** The URL of a changed place. */
  write: (params: URLSearchParams, change: Change) => URLSearchParams;
  /** What a change keeps in the history entry, besides the search. */
  keep: (change: Change) => object;
  /** What the URL says of the page and nobody can read, as "name=value". */
  findUnread: (params: URLSearchParams) => string[];
  /** Shows a list from its start, as another search does. */
  toStart: Change;
};

type Options = {
  /** In place of the entry; otherwise the change is a step of its own that Back undoes. */
  replace?: boolean;
  /** In place of what is searched for now. */
  search?: string;
  /** The page is then shown from its top. */
  toTop?: boolean;
};

/** Browsers allow some hundred history changes in half a minute, which quick typing would use up. Milliseconds. */
const keepAfter = 250;

/** A reload goes by the entry as it stood before `pagehide`; phones send no `beforeunload`. */
const leavings = ['beforeunload', 'pagehide'] as const;

/** The search of a list as its history entry keeps it. */
function keptSearch(historyState: unknown): string {
  if (typeof historyState !== 'object' || historyState === null || !('search' in historyState)) return '';
  return typeof historyState.search === 'string' ? historyState.search : '';
}

/** Text typed over a history entry, and how much of it was sent there to be kept. */
type Typed = { text: string; over: string; sent?: string };

/**
 * Where a page stands, and its search, as the history entry has them: a reload and Back bring them again. Typing stays
 * within its entry. `rules` are the same object for as long as they are the same.
 */
export function useAddress<Place, Change>(rules: AddressRules<Place, Change>) {
  const location = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed | null>(null);
  const kept = keptSearch(location.state);

  // The entry changed: to the one just kept, over which typing may have gone on, or to another, whose search counts.
  if (typed && typed.over !== location.key) {
    const goesOn = typed.sent === kept && typed.text !== kept;
    setTyped(goesOn ? { text: typed.text, over: location.key } : null);
  }
  const search = typed?.over === location.key ? typed.text : kept;
  const isTyped = search !== kept;
  const unkept = typed !== null && typed.sent !== typed.text;

  const params = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const place = useMemo(
    // Another search is another list.
    () => rules.read(isTyped ? rules.write(params, rules.toStart) : params, location.state),
    [rules, params, isTyped, location.state],
  );

  const current = useRef({ location, search, kept, unkept, place });
  useLayoutEffect(() => {
    current.current = { location, search, kept, unkept, place };
  });

  const go = useCallback(
    (change: Change, { replace = false, search: text, toTop = false }: Options = {}) => {
      const { location: from, search: last } = current.current;
      if (text !== undefined) setTyped(null);
      const next = rules.write(new URLSearchParams(from.search), change).toString();
      const state = { ...(from.state as object | null), ...rules.keep(change), search: text ?? last };
      // At once: a change or a letter that comes before the new entry is shown would go by the old one.
      void navigate({ search: next }, { replace, preventScrollReset: !toTop, flushSync: true, state });
    },
    [navigate, rules],
  );

  const keepTyped = useCallback(() => {
    setTyped((last) => last && { ...last, sent: last.text });
    go(rules.toStart, { replace: true });
  }, [go, rules]);

  useEffect(() => {
    if (!unkept) return undefined;
    const timer = setTimeout(keepTyped, keepAfter);
    for (const leaving of leavings) window.addEventListener(leaving, keepTyped);
    return () => {
      clearTimeout(timer);
      for (const leaving of leavings) window.removeEventListener(leaving, keepTyped);
    };
  }, [unkept, typed, keepTyped]);

  return {
    params,
    place,
    search,
    unread: useMemo(() => rules.findUnread(params), [rules, params]),
    /** Takes what nobody can read out of the URL. */
    forgetUnread: () => go({} as Change, { replace: true }),
    go,
    /** The place of this moment, for what is to stay the same function. */
    findPlace: useCallback(() => current.current.place, []),
    /** Shows the list for this text now and keeps it in the history entry soon. */
    typeSearch: useCallback((text: string) => {
      const { kept: last, location: over } = current.current;
      setTyped((before) => (text === last ? null : { text, over: over.key, sent: before?.sent }));
    }, []),
    /** Keeps what was typed at once: the page may be about to be left. */
    keepSearch: useCallback(() => {
      if (current.current.unkept) keepTyped();
    }, [keepTyped]),
  };
}

export type Address<Place, Change> = ReturnType<typeof useAddress<Place, Change>>;
