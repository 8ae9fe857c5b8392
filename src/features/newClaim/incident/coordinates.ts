import type { UseFormReturn } from 'react-hook-form';
import type { IncidentForm } from '../../../domain/incident/incident';
import type { Point } from '../../../domain/place/outlines';
import { coordinateDecimals } from '../../../ui/map/points';

export type LocationForm = UseFormReturn<IncidentForm, unknown, IncidentForm>;

/** Writes a place into the fields of the coordinates. */
export function writeCoordinates(form: LocationForm, { latitude, longitude }: Point): void {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  form.setValue('gpsLatitude', latitude.toFixed(coordinateDecimals), options);
  form.setValue('gpsLongitude', longitude.toFixed(coordinateDecimals), options);
}
