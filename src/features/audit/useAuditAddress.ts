import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keptSearch } from '../../ui/keptSearch';
import { findUnreadPlace, readPlace, writePlace, type AuditPlaceChange } from './auditAddress';

/** Browsers allow some hundred history changes in half a minute, which quick typing would use up. Milliseconds. */
const keepAfter = 250;

/** Tab, filters and page in the URL, so that a reload and Back bring them again; the search in the history entry. */
export function useAuditAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const kept = keptSearch(location.state);
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const search = typed?.over === location.key ? typed.text : kept;
  const address = new URLSearchParams(location.search);
  const place = readPlace(address);

  const current = useRef({ location, search });
  useLayoutEffect(() => {
    current.current = { location, search };
  });

  /** Another place, as a step of its own that Back undoes unless it replaces the one before. */
  const go = useCallback(
    (change: AuditPlaceChange, { replace = false, text }: { replace?: boolean; text?: string } = {}) => {
      const { location: from, search: last } = current.current;
      const params = writePlace(new URLSearchParams(from.search), change);
      const state = { ...(from.state as object | null), search: text ?? last };
      // At once: what is pressed next must not go by the list before.
      void navigate({ search: params.toString() }, { replace, preventScrollReset: true, flushSync: true, state });
    },
    [navigate],
  );

  const unkept = search !== kept;
  const keepSearch = useCallback(() => {
    if (unkept) go({ page: null }, { replace: true });
  }, [go, unkept]);
  useEffect(() => {
    const timer = setTimeout(keepSearch, keepAfter);
    return () => clearTimeout(timer);
  }, [keepSearch, search]);

  return {
    // Another search is another list, shown from its start.
    place: unkept ? { ...place, page: 1 } : place,
    search,
    /** What the URL says and nobody can read, as "name=value". */
    unread: findUnreadPlace(address),
    /** Takes what could not be read out of the URL. */
    forgetUnread: () => go({}, { replace: true }),
    go,
    /** Another filter is another list, shown from its start. */
    filterBy: useCallback(
      (change: Pick<AuditPlaceChange, 'severity' | 'status'>) => go({ ...change, page: null }),
      [go],
    ),
    typeSearch: useCallback((text: string) => setTyped({ text, over: location.key }), [location.key]),
    /** Keeps what was typed at once: the page may be about to be left. */
    keepSearch,
    clearFilters: useCallback(() => {
      setTyped(null);
      go({ severity: null, status: null, page: null }, { text: '' });
    }, [go]),
  };
}

export type AuditAddress = ReturnType<typeof useAuditAddress>;
