import Box from '@mui/material/Box';
import type { Point } from '../../../../domain/place/outlines';
import { ChartSkeleton } from '../../../../ui/charts/ChartSkeleton';
import { mapShape } from '../../../../ui/map/mapShape';
import { OnDemand } from '../../../../ui/onDemand/OnDemand';

/** With the outlines, in a file of its own. */
const loadMap = () =>
  import(/* webpackChunkName: "place-map" */ '../../../../ui/map/PlaceMap').then(({ PlaceMap }) => ({ PlaceMap }));

/** Where an incident happened, on a map. */
export function IncidentMap({ point, district }: { point: Point; district: string }) {
  return (
    <OnDemand
      load={loadMap}
      skeleton={
        <Box sx={{ ...mapShape, border: 0 }}>
          <ChartSkeleton height="100%" />
        </Box>
      }
    >
      {({ PlaceMap }) => <PlaceMap point={point} district={district} />}
    </OnDemand>
  );
}
