import { incidentFields, type FurtherForms, type IncidentField, type IncidentForm } from './incident';
import { furtherBy } from './furtherForms';
import { incidentKinds, type ItemKind } from './incidents';

/** Step 2 before anything is typed. */
export const emptyIncidentForm: IncidentForm = {
  ...(Object.fromEntries(incidentFields.map((name) => [name, ''])) as Record<IncidentField, string>),
  further: furtherBy(() => []),
};

/** A further item of a kind before anything is typed. */
export const emptyItem = <Kind extends ItemKind>(kind: Kind): FurtherForms[Kind][number] =>
  Object.fromEntries(incidentKinds[kind].fields.map(({ name }) => [name, ''])) as FurtherForms[Kind][number];
