import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { districtName } from '../../../domain/place/districts';
import { formatNumber } from '../../../domain/settings/format';
import type { Role } from '../../../domain/user/roles';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectClaimsByOutline, type OutlineFigure } from '../../../store/claims/figures/charts';
import { useAppSelector } from '../../../store/hooks';
import { ChartSkeleton } from '../../../ui/charts/ChartSkeleton';
import { OnDemand } from '../../../ui/onDemand/OnDemand';
import { SectionCard } from '../../../ui/page/SectionCard';
import { ChartTable } from '../charts/ChartTable';
import { RowLink } from '../charts/RowLink';
import { countedClaimsPath } from '../listLinks';
import { NothingHere } from '../tables/NothingHere';
import { mapClasses } from './classes';
import { MapLegend } from './MapLegend';

/** Where Active Districts leads on the page. */
export const mapId = 'incident-map';

/** The map and its outlines, in a file of their own. */
const loadMap = () =>
  import(/* webpackChunkName: "dashboard-map" */ './DistrictMap').then(({ DistrictMap }) => ({ DistrictMap }));

/** Where the incidents were, by the claimants' districts. */
export function IncidentMap({ role }: { role: Role }) {
  const { t } = useTranslation();
  const open = useAppSelector((state) => state.storage.listed);
  const figures = useAppSelector(selectClaimsByOutline);
  const classes = mapClasses(figures[0]?.count ?? 0);
  const card = useFocusWhenAskedFor();
  const skeleton = (
    <Box sx={{ aspectRatio: '24 / 25' }}>
      <ChartSkeleton height="100%" />
    </Box>
  );
  return (
    <Box id={mapId} sx={{ scrollMarginTop: '72px' }}>
      <SectionCard
        ref={card}
        title={t('Incidents by district')}
        description={t('Claims by district (cities included). Select a district to list its claims.')}
      >
        {!open && skeleton}
        {open && figures.length === 0 && (
          <NothingHere text={t('No claims to map yet. Districts are coloured when their claims are registered.')} />
        )}
        {open && figures.length > 0 && (
          <>
            <MapLegend classes={classes} />
            <OnDemand load={loadMap} skeleton={skeleton}>
              {({ DistrictMap }) => <DistrictMap figures={figures} classes={classes} role={role} />}
            </OnDemand>
            <ChartTable
              label={t('Incidents by district')}
              columns={[t('District'), t('Claims')]}
              rows={figures.map((figure) => ({
                key: figure.outline,
                name: <RowLink to={countedClaimsPath(role, figure.districts)}>{outlineName(figure)}</RowLink>,
                figures: [formatNumber(figure.count)],
              }))}
            />
          </>
        )}
      </SectionCard>
    </Box>
  );
}

/** The district, with the city that stands on its outline where that has claims. */
const outlineName = ({ outline, districts }: OutlineFigure) =>
  [outline, ...districts.filter((district) => district !== outline)].map(districtName).join(', ');

/** The router scrolls to the map; reading goes on there too. */
function useFocusWhenAskedFor() {
  const { hash, key } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${mapId}`) card.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return card;
}
