import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { IncidentForm } from '../../../domain/incident/incident';
import type { Point } from '../../../domain/place/outlines';
import { coordinateDecimals } from '../../../domain/place/points';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { findPoint } from '../../../domain/incident/incidentForm';
import { ChartSkeleton } from '../../../ui/charts/ChartSkeleton';
import { mapShape } from '../../../ui/map/mapShape';
import { OnDemand } from '../../../ui/onDemand/OnDemand';
import { WideField } from '../../../ui/form/FieldGrid';

/** With the outlines, in a file of its own. */
const loadPicker = () =>
  import(/* webpackChunkName: "map-picker" */ '../../../ui/map/MapPicker').then(({ MapPicker }) => ({ MapPicker }));

/** The coordinates on a map, which writes them and follows them. */
export function MapField({ form, district }: { form: LocationForm; district: string }) {
  const [gpsLatitude, gpsLongitude] = useWatch({ control: form.control, name: ['gpsLatitude', 'gpsLongitude'] });
  const point = useMemo(() => findPoint({ gpsLatitude, gpsLongitude }), [gpsLatitude, gpsLongitude]);
  return (
    <WideField>
      <Box sx={{ mb: 1.5 }}>
        <OnDemand
          load={loadPicker}
          skeleton={
            <Box sx={{ ...mapShape, border: 0 }}>
              <ChartSkeleton height="100%" />
            </Box>
          }
        >
          {({ MapPicker }) => (
            <MapPicker point={point} district={district} onPlace={(place) => writeCoordinates(form, place)} />
          )}
        </OnDemand>
      </Box>
    </WideField>
  );
}

export type LocationForm = UseFormReturn<IncidentForm, unknown, IncidentForm>;

/** Writes a place into the fields of the coordinates. */
export function writeCoordinates(form: LocationForm, { latitude, longitude }: Point): void {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  form.setValue('gpsLatitude', latitude.toFixed(coordinateDecimals), options);
  form.setValue('gpsLongitude', longitude.toFixed(coordinateDecimals), options);
}
