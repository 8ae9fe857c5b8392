import Box from '@mui/material/Box';
import type { Point } from '../../../../domain/place/outlines';
import { ChartSkeleton } from '../../../../ui/charts/ChartSkeleton';
import { mapShape } from '../../../../ui/map/mapShape';
import { OnceNear } from '../../../../ui/onDemand/OnceNear';
import { OnDemand } from '../../../../ui/onDemand/OnDemand';

/** With the outlines, in a file of its own. */
const loadMap = () =>
  import(/* webpackChunkName: "place-map" */ '../../../../ui/map/PlaceMap').then(({ PlaceMap }) => ({ PlaceMap }));

/** Where an incident happened, on a map: below what a claim's page first shows, so asked for once it comes near. */
export function IncidentMap({ point, district }: { point: Point; district: string }) {
  const place = { ...mapShape, border: 0 };
  return (
    <OnceNear room={<Box sx={place} />}>
      <OnDemand
        load={loadMap}
        skeleton={
          <Box sx={place}>
            <ChartSkeleton height="100%" />
          </Box>
        }
      >
        {({ PlaceMap }) => <PlaceMap point={point} district={district} />}
      </OnDemand>
    </OnceNear>
  );
}
