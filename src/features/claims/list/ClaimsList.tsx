import Box from '@mui/material/Box';
import { useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { bulkActionsOf } from '../../../domain/workflow/bulk';
import { activeFilters, emptyFilter } from '../../../domain/claim/list/claimFilter';
import { pageSizes } from '../../../domain/claim/list/claimList';
import { pageOf } from '../../../domain/paging';
import { mayDo } from '../../../domain/user/permissions';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectClaimRows, selectFoundRows, selectFrontRows } from '../../../store/claims/list/list';
import type { ClaimRow } from '../../../store/claims/list/listRow';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { useToday } from '../../../ui/page/useToday';
import { Pager } from '../../../ui/list/Pager';
import { UnreadAddress } from '../../../ui/page/UnreadAddress';
import { useRoomFor } from '../../../ui/page/useRoomFor';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden';
import { LacksRecords } from '../../shared/LacksRecords';
import { ActionsForSelection } from './bulk/ActionsForSelection';
import { ClaimsCards } from './cards/ClaimsCards';
import { ClaimsSkeleton } from './ClaimsSkeleton';
import { ClaimsTable } from './table/ClaimsTable';
import { ClaimTotals } from './ClaimTotals';
import { tableWidth } from './table/columns';
import { FilterBar } from './filters/FilterBar';
import { FilterChips } from './filters/FilterChips';
import { loadRowWindow } from './rows/VirtualRows';
import { NearMatches, nearMatchesText } from './NearMatches';
import { loadNoClaims, NoneFound } from './NoneFound';
import { RowMenus, type OpenMenu } from './rows/RowMenus';
import { useSelection } from './selection/selection';
import { isFirstView } from './address/listView';
import { useListAddress } from './address/useListAddress';
import { useLoadWhenIdle } from './useLoadWhenIdle';

const none: ClaimRow[] = [];

/** Search and filters, the page of claims they leave, and the way through the pages. */
export function ClaimsList({ newClaim }: { newClaim: ReactNode }) {
  const { t } = useTranslation();
  const address = useListAddress();
  const { filter, search, changeView } = address;
  const { sort, order, page, size } = address.view;
  const today = useToday();
  const [wide, listRef] = useRoomFor(tableWidth);
  const open = useAppSelector((state) => state.storage.listed);
  const total = useAppSelector((state) => selectClaimRows(state).length);
  const claims = useAppSelector((state) => state.claims.ids.length);

  // The key typed, the filter or the page pressed comes first; the rows that answer it follow, all of what they answer at
  // once.
  const [nearFor, setNearFor] = useState<string>();
  const asked = useMemo(
    () => ({ sort, order, page, size, filter, search, nearFor }),
    [sort, order, page, size, filter, search, nearFor],
  );
  const shown = useDeferredValue(asked);
  const shownFilter = useMemo(() => ({ ...shown.filter, search: shown.search }), [shown.filter, shown.search]);
  const filterCount = activeFilters(shownFilter).length;
  const isAtFirst = isFirstView(shown) && filterCount === 0;
  const isWhole = open || !isAtFirst;
  const front = useAppSelector((state) => (isWhole ? none : selectFrontRows(state)));
  const answer = useAppSelector((state) =>
    isWhole ? selectFoundRows(state, shown.sort, shown.order, shown.filter, today, shown.search) : undefined,
  );
  const { exact, near } = answer ?? { exact: front, near: none };
  // Beside exact matches those that only come near stand in the list when they are asked for: figures and what is done
  // to all of the list are of what was typed.
  const showsNear = near.length > 0 && (exact.length === 0 || shown.nearFor === shown.search);
  const found = useMemo(() => (showsNear ? [...exact, ...near] : exact), [showsNear, exact, near]);
  const nearState = { search: shown.search.trim(), exact: exact.length, near: near.length, isShown: showsNear };
  // No figure elsewhere counts a draft (docs/product.md, Figures): here they are told apart.
  const drafts = useMemo(() => found.filter(({ status }) => status === 'draft').length, [found]);
  const draftsNote = drafts > 0 ? t('including {{count}} drafts', { count: drafts }) : undefined;
  const { rows, from } = useMemo(() => pageOf(found, shown.page, shown.size), [found, shown.page, shown.size]);
  const isSameList = shown.sort === sort && shown.order === order && shown.filter === filter && shown.search === search;
  // Another page of the same list is named before its rows are there.
  const named = isSameList ? asked : shown;
  const { rows: _rows, ...place } = pageOf(found, named.page, named.size);

  // Of the page's rows, the first that only comes near.
  const nearFrom = exact.length - (from - 1);

  const role = useAppSelector(selectRole);
  const bulk = useMemo(() => (role ? bulkActionsOf(role) : []), [role]);
  const filtersRef = useRef<HTMLButtonElement>(null);
  const selected = useSelection(found, rows, filtersRef);
  const selection = role && (bulk.length > 0 || mayDo('exportSelected', role)) ? selected : undefined;
  const menus = useRef<{ open: OpenMenu }>(null);
  const openMenu: OpenMenu = useCallback((row, anchor) => open && menus.current?.open(row, anchor), [open]);
  // The first lines are there before the rest of a large register is read.
  const inSight = open || (isAtFirst && found.length > 0);

  useLoadWhenIdle(loadNoClaims);
  useLoadWhenIdle(loadRowWindow);

  const clearAll = () => {
    filtersRef.current?.focus();
    changeView({ filter: emptyFilter });
  };

  const results = () => {
    if (found.length === 0) {
      const isEmpty = open && total === 0;
      return (
        <NoneFound
          isEmpty={isEmpty}
          newClaim={newClaim}
          filter={shownFilter}
          onClear={clearAll}
          onChangeView={changeView}
        />
      );
    }
    return (
      <>
        <NearMatches state={nearState} onToggle={() => setNearFor(showsNear ? undefined : shown.search)} />
        {open && filterCount > 0 && (
          <Box sx={{ mb: 2 }}>
            <ClaimTotals rows={found} />
          </Box>
        )}
        {wide ? (
          <ClaimsTable
            rows={rows}
            size={shown.size}
            asked={shown}
            sort={shown.sort}
            order={shown.order}
            onChangeView={changeView}
            selection={selection}
            onMenu={openMenu}
            nearFrom={nearFrom}
          />
        ) : (
          <ClaimsCards
            rows={rows}
            size={shown.size}
            asked={shown}
            selection={selection}
            onMenu={openMenu}
            nearFrom={nearFrom}
          />
        )}
        {open && (
          <Pager
            {...place}
            total={found.length}
            note={draftsNote}
            size={named.size}
            sizes={pageSizes}
            sizeLabel={t('Claims per page')}
            onChangeView={changeView}
          />
        )}
      </>
    );
  };

  return (
    <Box ref={listRef}>
      <UnreadAddress unread={address.unread} onClose={address.forgetUnread} />
      <LacksRecords of={['claims', 'payments']} />
      <FilterBar address={address} count={filterCount} wide={wide} filtersRef={filtersRef} />
      {open && total > 0 && (
        <FilterChips
          filter={shownFilter}
          found={found.length}
          total={drafts > 0 ? total : claims}
          note={draftsNote}
          onChangeView={changeView}
          onClear={clearAll}
        />
      )}
      {inSight ? results() : <ClaimsSkeleton wide={wide} selects={selection !== undefined} />}
      {open && selection && role && <ActionsForSelection selection={selection} actions={bulk} role={role} />}
      <RowMenus ref={menus} />
      <VisuallyHidden role="status">
        {open && [t('{{count}} claims', { count: found.length }), nearMatchesText(t, nearState)].join(' ')}
      </VisuallyHidden>
    </Box>
  );
}
