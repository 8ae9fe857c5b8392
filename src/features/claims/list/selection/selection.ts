import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { ClaimRow } from '../../../../store/claims/list/listRow';

type SelectionState = {
  selected: ReadonlySet<string>;
  /** What may be selected, in the list's order: all rows found, and the ids of those on the page shown. */
  found: readonly ClaimRow[];
  page: readonly string[];
  /** How many left the selection since it was last touched: they are not in the list any more. */
  dropped: number;
};

export type Selection = ReturnType<typeof createSelection>;

/**
 * Which claims of the list are selected. It stands beside React, so that a tick draws its own row again and no other.
 * It goes along through sorting and paging; what the list no longer holds leaves it, for nobody should act on claims out
 * of sight.
 */
function createSelection(fallback: RefObject<HTMLElement | null>) {
  let state: SelectionState = { selected: new Set(), found: [], page: [], dropped: 0 };
  /** The row ticked last: Shift selects from there. */
  let anchor: string | undefined;
  let pageBox: HTMLInputElement | null = null;
  let bar: HTMLElement | null = null;
  const listeners = new Set<() => void>();

  const change = (next: Partial<SelectionState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const mark = (ids: readonly string[], on: boolean) => {
    const selected = new Set(state.selected);
    for (const id of ids) {
      if (on) selected.add(id);
      else selected.delete(id);
    }
    change({ selected, dropped: 0 });
  };
  const upTo = (id: string): readonly string[] => {
    const [from, to] = [state.page.indexOf(anchor ?? ''), state.page.indexOf(id)];
    return from < 0 || to < 0 ? [id] : state.page.slice(Math.min(from, to), Math.max(from, to) + 1);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => state,
    bindPageBox: (input: HTMLInputElement | null) => {
      // A list that became empty takes the checkbox away, and the focus with it.
      if (!input && pageBox && pageBox === document.activeElement) fallback.current?.focus({ preventScroll: true });
      pageBox = input;
    },
    /** Where the focus goes when the bar of the selection is gone: the checkbox of the page, or what stands in for it. */
    focusPage: () => (pageBox ?? fallback.current)?.focus({ preventScroll: true }),
    bindBar: (section: HTMLElement | null) => {
      bar = section;
    },
    focusBar: () => bar?.focus({ preventScroll: true }),
    has: (id: string) => state.selected.has(id),
    /** The selected ids in the list's order. */
    inOrder: () => selectedRows(state).map(({ id }) => id),
    /** Ticks a row or takes its tick away; with Shift, all rows of the page from the one ticked before. */
    toggle: (id: string, shift: boolean) => {
      mark(shift ? upTo(id) : [id], !state.selected.has(id));
      anchor = id;
    },
    selectPage: (on: boolean) => mark(state.page, on),
    selectAll: () => mark(idsOf(state.found), true),
    clear: () => {
      anchor = undefined;
      change({ selected: new Set(), dropped: 0 });
    },
    /** Takes over what the list holds and shows now. */
    show: (found: readonly ClaimRow[], page: readonly string[]) => {
      const there = new Set(idsOf(found));
      const selected = new Set([...state.selected].filter((id) => there.has(id)));
      const gone = state.selected.size - selected.size;
      change({ found, page, ...(gone > 0 && { selected, dropped: state.dropped + gone }) });
    },
  };
}

const idsOf = (rows: readonly ClaimRow[]) => rows.map(({ id }) => id);

/** The selected rows in the list's order. */
export const selectedRows = ({ found, selected }: SelectionState) => found.filter(({ id }) => selected.has(id));

/**
 * A selection in a list: all rows found, and those of the page that is shown. The focus goes to `fallback` when the list
 * is left empty.
 */
export function useSelection(
  found: readonly ClaimRow[],
  page: readonly ClaimRow[],
  fallback: RefObject<HTMLElement | null>,
): Selection {
  const [selection] = useState(() => createSelection(fallback));
  useLayoutEffect(() => selection.show(found, idsOf(page)), [selection, found, page]);
  return selection;
}

export const useSelectionState = ({ subscribe, get }: Selection) => useSyncExternalStore(subscribe, get);

export const useIsSelected = ({ subscribe, has }: Selection, id: string) =>
  useSyncExternalStore(subscribe, () => has(id));

export const useHasSelection = ({ subscribe, get }: Selection) =>
  useSyncExternalStore(subscribe, () => get().selected.size > 0);

type PageTick = 'all' | 'some' | 'none';

/** How much of the page is selected. */
export function usePageTick({ subscribe, get }: Selection): PageTick {
  return useSyncExternalStore(subscribe, () => {
    const { page, selected } = get();
    const count = page.filter((id) => selected.has(id)).length;
    if (count === 0) return 'none';
    return count === page.length ? 'all' : 'some';
  });
}
