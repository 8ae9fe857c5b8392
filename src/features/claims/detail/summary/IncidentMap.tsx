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
  const skeleton = (
    <Box sx={{ ...mapShape, border: 0 }}>
      <ChartSkeleton height="100%" />
    </Box>
  );
  return (
    <OnceNear skeleton={skeleton}>
      <OnDemand load={loadMap} skeleton={skeleton}>
        {({ PlaceMap }) => <PlaceMap point={point} district={district} />}
      </OnDemand>
    </OnceNear>
  );
}
