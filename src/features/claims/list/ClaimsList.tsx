import Box from '@mui/material/Box';
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { claimRowsPage, selectClaimRows, selectFoundRows } from '../../../store/claims/list';
import { useAppSelector } from '../../../store/hooks';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ClaimsCards } from './ClaimsCards';
import { ClaimsSkeleton } from './ClaimsSkeleton';
import { ClaimsTable } from './ClaimsTable';
import { tableWidth } from './columns';
import { EmptyRegister, NothingFound } from './NoClaims';
import { Pager } from './Pager';
import { SearchBox } from './SearchBox';
import { SortSelect } from './SortSelect';
import { useListAddress } from './useListAddress';
import { useRoomFor } from './useRoomFor';

/** Search, the page of claims it leaves, and the way through the pages. */
export function ClaimsList({ newClaim }: { newClaim: ReactNode }) {
  const { t } = useTranslation();
  const { view, search, typeSearch, flushSearch, changeView } = useListAddress();
  const { sort, order, size } = view;
  const [wide, listRef] = useRoomFor(tableWidth);
  const open = useAppSelector((state) => state.storage.open);
  const empty = useAppSelector((state) => selectClaimRows(state).length === 0);

  // The key typed comes first; the rows that answer it follow.
  const shownSearch = useDeferredValue(search);
  const shownPage = useDeferredValue(view.page);
  const found = useAppSelector((state) => selectFoundRows(state, sort, order, shownSearch));
  const { rows, ...place } = useMemo(() => claimRowsPage(found, shownPage, size), [found, shownPage, size]);

  const searchRef = useRef<HTMLInputElement>(null);
  const clearSearch = () => {
    typeSearch('');
    searchRef.current?.focus();
  };

  const results = () => {
    if (empty) return <EmptyRegister newClaim={newClaim} />;
    if (found.length === 0) return <NothingFound search={shownSearch} onClear={clearSearch} />;
    return (
      <>
        {wide ? (
          <ClaimsTable rows={rows} sort={sort} order={order} onChangeView={changeView} />
        ) : (
          <ClaimsCards rows={rows} />
        )}
        <Pager {...place} total={found.length} size={size} onChangeView={changeView} />
      </>
    );
  };

  return (
    <Box ref={listRef}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Box role="search" sx={{ flex: '1 1 260px', maxWidth: { sm: 480 } }}>
          <SearchBox
            value={search}
            onChange={typeSearch}
            onBlur={flushSearch}
            onClear={clearSearch}
            inputRef={searchRef}
          />
        </Box>
        {!wide && (
          <Box sx={{ flex: '1 1 200px', maxWidth: { sm: 280 } }}>
            <SortSelect sort={sort} order={order} onChangeView={changeView} />
          </Box>
        )}
      </Box>
      {open ? results() : <ClaimsSkeleton wide={wide} />}
      <VisuallyHidden role="status">{open && t('{{count}} claims', { count: found.length })}</VisuallyHidden>
    </Box>
  );
}
