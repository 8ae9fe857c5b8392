import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useId, useState, type RefObject } from 'react';
import type { FactFilter } from '../../../../domain/claim/list/claimFilter';
import { selectOwnAreas } from '../../../../store/claims/ownClaims';
import { useAppSelector } from '../../../../store/hooks';
import { useTranslation } from '../../../../i18n/useTranslation';
import { phone } from '../../../../ui/theme/media';
import { SearchBox } from '../../../../ui/list/SearchBox';
import { useOnDemand } from '../../../../ui/onDemand/useOnDemand';
import { SortSelect } from './SortSelect';
import type { useListAddress } from '../address/useListAddress';
import { useLoadWhenIdle } from '../useLoadWhenIdle';
import { FilterButtons } from './FilterButtons';

type FilterBarProps = {
  address: ReturnType<typeof useListAddress>;
  /** How many filters are active. */
  count: number;
  /** Whether the table shows, which sorts by its headers. */
  wide: boolean;
  filtersRef: RefObject<HTMLButtonElement | null>;
};

const loadPanel = () => import(/* webpackChunkName: "claim-filters" */ './FilterPanel');
const loadViews = () => import(/* webpackChunkName: "claim-filters" */ './SavedViews');

/** Search, filters, My docket and saved views (docs/product.md, Claims list). */
export function FilterBar({ address, count, wide, filtersRef }: FilterBarProps) {
  const { t } = useTranslation();
  const { view, filter, search, typeSearch, keepSearch, changeView } = address;
  const { sort, order, size } = view;
  const isBound = useAppSelector(selectOwnAreas) !== undefined;
  const panelId = useId();
  const { piece: panel, demand: demandPanel } = useOnDemand(loadPanel);
  const { piece: views, demand: demandViews } = useOnDemand(loadViews);
  useLoadWhenIdle(loadPanel);
  const [panelOpen, setPanelOpen] = useState(false);
  const [viewsAnchor, setViewsAnchor] = useState<HTMLElement | null>(null);
  const [saving, setSaving] = useState(false);

  const togglePanel = useCallback(() => {
    demandPanel();
    setPanelOpen((open) => !open);
  }, [demandPanel]);
  const openViews = useCallback(
    (anchor: HTMLElement) => {
      demandViews();
      setViewsAnchor(anchor);
    },
    [demandViews],
  );
  const closeViews = useCallback(() => setViewsAnchor(null), []);
  const saveView = useCallback(() => {
    demandViews();
    setSaving(true);
  }, [demandViews]);
  const apply = useCallback((fields: Partial<FactFilter>) => changeView({ filter: fields }), [changeView]);

  return (
    <>
      <Box sx={[bar, isBound && fourButtons]}>
        <Box role="search" className="search">
          <SearchBox
            label={t('Search claims')}
            placeholder={t('Search ID, claimant, species, description...')}
            value={search}
            onChange={typeSearch}
            onBlur={keepSearch}
          />
        </Box>
        <FilterButtons
          count={count}
          panelId={panelId}
          panelOpen={panelOpen}
          onTogglePanel={togglePanel}
          myDocket={filter.myDocket}
          myDistricts={isBound ? !filter.allDistricts : undefined}
          onChangeView={changeView}
          viewsOpen={viewsAnchor !== null}
          onOpenViews={openViews}
          filtersRef={filtersRef}
        />
        {!wide && (
          <Box className="sort">
            <SortSelect sort={sort} order={order} onChangeView={changeView} />
          </Box>
        )}
      </Box>
      {panel ? (
        <panel.FilterPanel id={panelId} open={panelOpen} filter={filter} onApply={apply} onSaveView={saveView} />
      ) : (
        panelOpen && <PanelSkeleton />
      )}
      {views && <views.SavedViews anchor={viewsAnchor} onClose={closeViews} onApply={changeView} onSave={saveView} />}
      {views && saving && (
        <views.SaveViewDialog
          view={{ filter: { ...filter, search }, sort, order, size }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

function PanelSkeleton() {
  return (
    <Card sx={{ mb: 2, p: 2 }}>
      <Skeleton variant="rounded" height={205} />
    </Card>
  );
}

/** Two and two on a phone. */
const fourButtons = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;

const bar = {
  display: 'grid',
  // On a phone the buttons share a line between search and order, on a tablet with the order; else all is one line.
  gridTemplateColumns: 'repeat(3, auto)',
  gap: 1,
  mb: 2,
  '& .search, & .sort': { gridColumn: '1 / -1' },
  [phone]: {
    '& .MuiButton-root': { px: 0.5, lineHeight: 1.25, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& .MuiButton-startIcon': { display: 'none' },
  },
  '@media (min-width: 600px)': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1.5,
    '& .search': { flex: '1 1 100%' },
    '& .sort': { flex: '1 1 180px', maxWidth: 280 },
  },
  '@media (min-width: 1000px)': { '& .search': { flex: '1 1 260px', maxWidth: 480 } },
} as const;
