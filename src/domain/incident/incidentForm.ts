import * as v from 'valibot';
import { isDay, kampalaDay } from '../calendar';
import { emptyIncidentForm } from './emptyIncidentForm';
import {
  incidentFields,
  incidentFormRecord,
  isNumberInput,
  type DayField,
  type Incident,
  type FieldsOfAnyKind,
  type IncidentField,
  type IncidentForm,
  type ItemPath,
  type KindFieldName,
} from './incident';
import { furtherBy, itemPath } from './furtherForms';
import { laterDays } from './laterDays';
import {
  incidentKinds,
  incidentTypes,
  isItemKind,
  protectedAreaNames,
  speciesNames,
  type IncidentType,
  type ItemKind,
} from './incidents';
import { withoutProblems } from '../form/formProblems';
import { isInUganda } from '../place/location';
import { bareQuantity, isTypedQuantity } from '../form/typedNumber';
import { isShillings } from '../shillings';
import { findTooLong, tooLong } from '../form/textLimits';
import type { Words } from '../words';

type Problem<Field = IncidentField | ItemPath> = { field: Field; message: Words };

/** The fields of a kind as typed: of the first thing that was struck, or of a further one. */
export type TypedItem = { readonly [Name in KindFieldName]?: string };

/** What else of the chosen kind was struck, as typed. */
export function furtherItems({ incidentType, further }: IncidentForm): readonly TypedItem[] {
  const type = incidentTypes.find((kind) => kind === incidentType);
  return type && isItemKind(type) ? further[type] : [];
}

const coordinatePattern = /^-?\d{1,3}(\.\d+)?$/;

/**
 * What is wrong with step 2 as typed (docs/product.md, Wizard), in the order of the fields.
 * @param today the current day in Africa/Kampala, YYYY-MM-DD: dates after it are refused.
 * @param kept the incident of the claim that is edited: a text longer than its limit may stay as it is
 */
export function findIncidentProblems(form: IncidentForm, today: string, kept?: IncidentForm): Problem[] {
  const problems: Problem[] = [];
  const report = (field: Problem['field'], message: Words) => problems.push({ field, message });

  const type = incidentTypes.find((kind) => kind === form.incidentType);
  if (!type) report('incidentType', 'Incident type is required');
  if (!isDay(form.dateOfIncident)) report('dateOfIncident', 'Date of incident is required');
  else if (form.dateOfIncident > today) report('dateOfIncident', 'Date of incident cannot be in the future');
  if (form.timeOfIncident && !/^([01]\d|2[0-3]):[0-5]\d$/.test(form.timeOfIncident)) {
    report('timeOfIncident', 'Enter the time as HH:mm');
  }
  if (form.protectedAreaNearby && !protectedAreaNames.some((name) => name === form.protectedAreaNearby)) {
    report('protectedAreaNearby', 'Choose a protected area, or None');
  }
  if (form.wildlifeSpecies && !speciesNames.some((name) => name === form.wildlifeSpecies)) {
    report('wildlifeSpecies', 'Choose a species from the list');
  }
  problems.push(...findCoordinateProblems(form));
  if (!form.narrativeDescription.trim()) report('narrativeDescription', 'Narrative description is required');
  if (type) {
    problems.push(...findKindProblems(form, type, form.dateOfIncident, today));
    problems.push(...findFurtherProblems(form, type, today, kept));
  }
  for (const field of findTooLong(form, kept)) {
    const isOutOfSight = isOfOtherKind(field, type) || (field === 'protectedAreaName' && !asksAreaName(form));
    if (!isOutOfSight) report(field, tooLong);
  }
  return problems;
}

/**
 * Whether the name of the protected area is asked for: not where none is near. What was typed before stays in the form,
 * should None have been a slip, and goes no further.
 */
export const asksAreaName = ({ protectedAreaNearby }: Pick<IncidentForm, 'protectedAreaNearby'>): boolean =>
  protectedAreaNearby !== 'none';

/** The name of the protected area that a form states; empty where none is near. */
export const areaNameOf = (form: Pick<IncidentForm, 'protectedAreaNearby' | 'protectedAreaName'>): string =>
  asksAreaName(form) ? form.protectedAreaName.trim() : '';

/** What is said of a day that cannot be. */
const wrongDays: Record<DayField, { inFuture: Words; beforeIncident: Words; afterSubmission: Words }> = {
  dateOfDeath: {
    inFuture: 'Date of death cannot be in the future',
    beforeIncident: 'Date of death cannot be before the date of incident',
    afterSubmission: 'Date of death cannot be after the claim was submitted',
  },
};

/** What of an incident cannot be, since it would have happened after its claim was submitted. @param day YYYY-MM-DD */
export function findLateDay(incident: Incident, day: string): Problem<IncidentField> | undefined {
  if (incident.dateOfIncident > day) {
    return { field: 'dateOfIncident', message: 'Date of incident cannot be after the claim was submitted' };
  }
  const late = laterDays(incident).find((later) => later.day > day);
  return late && { field: late.field, message: wrongDays[late.field].afterSubmission };
}

/** Whether a field is out of sight, since it belongs to kinds of incident that were not chosen. */
function isOfOtherKind(field: IncidentField, chosen: IncidentType | undefined): boolean {
  const hasField = (type: IncidentType) => incidentKinds[type].fields.some(({ name }) => name === field);
  return incidentTypes.some(hasField) && !(chosen && hasField(chosen));
}

type TypedPoint = Pick<IncidentForm, 'gpsLatitude' | 'gpsLongitude'>;

/** The point that the coordinates of a form name; undefined where they name none, or none in Uganda. */
export function findPoint(form: TypedPoint) {
  const latitude = form.gpsLatitude.trim();
  const longitude = form.gpsLongitude.trim();
  if (!coordinatePattern.test(latitude) || !coordinatePattern.test(longitude)) return undefined;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return isInUganda(point.latitude, point.longitude) ? point : undefined;
}

/** What is wrong with coordinates as typed: one without the other, no number, or a place outside Uganda. */
export function findCoordinateProblems({
  gpsLatitude,
  gpsLongitude,
}: TypedPoint): Problem<'gpsLatitude' | 'gpsLongitude'>[] {
  const latitude = gpsLatitude.trim();
  const longitude = gpsLongitude.trim();
  if (!latitude && !longitude) return [];
  if (!coordinatePattern.test(latitude)) {
    return [{ field: 'gpsLatitude', message: 'Enter both coordinates in decimal degrees, for example 0.3476' }];
  }
  if (!coordinatePattern.test(longitude)) {
    return [{ field: 'gpsLongitude', message: 'Enter both coordinates in decimal degrees, for example 32.5825' }];
  }
  return isInUganda(Number(latitude), Number(longitude))
    ? []
    : [{ field: 'gpsLatitude', message: 'These coordinates are outside Uganda' }];
}

function findKindProblems(
  item: TypedItem,
  type: IncidentType,
  dateOfIncident: string,
  today: string,
): Problem<KindFieldName>[] {
  const { fields, missing } = incidentKinds[type];
  const problems: Problem<KindFieldName>[] = [];
  for (const row of fields) {
    const { name, input, required } = row;
    const value = item[name]?.trim();
    if (!value) {
      if (required) problems.push({ field: name, message: missing });
    } else if (input === 'number' && !isTypedQuantity(value)) {
      problems.push({ field: name, message: 'Enter a number above 0' });
    } else if (input === 'integer' && !(isTypedQuantity(value) && Number.isInteger(Number(value)))) {
      problems.push({ field: name, message: 'Enter a whole number above 0' });
    } else if (input === 'money' && !isShillings(value)) {
      problems.push({ field: name, message: 'Enter an amount in whole shillings' });
    } else if (row.input === 'date') {
      if (!isDay(value)) problems.push({ field: name, message: missing });
      else if (value > today) problems.push({ field: name, message: wrongDays[row.name].inFuture });
      else if (value < dateOfIncident) problems.push({ field: name, message: wrongDays[row.name].beforeIncident });
    }
  }
  return problems;
}

/** The rules of the first item once more: a text that is kept may have been longer in any place. */
function findFurtherProblems(form: IncidentForm, type: IncidentType, today: string, kept?: IncidentForm): Problem[] {
  if (!isItemKind(type)) return [];
  const wasKept = (field: KindFieldName, value: string | undefined) =>
    kept?.further[type].some((item: TypedItem) => item[field] === value);
  return furtherItems(form).flatMap((item, place) => {
    const tooLongFields = findTooLong(item).filter((field) => !wasKept(field, item[field]));
    return [
      ...findKindProblems(item, type, form.dateOfIncident, today),
      ...tooLongFields.map((field) => ({ field, message: tooLong })),
    ].map(({ field, message }) => ({ field: itemPath(type, place, field), message }));
  });
}

/** The quantities of every kind, of further items too, as `bareQuantity` writes them. */
function withBareQuantities(form: IncidentForm): IncidentForm {
  const bare = <Item extends TypedItem>(item: Item, kind: IncidentType): Item => {
    const counted = incidentKinds[kind].fields.filter(({ input }) => input === 'number' || input === 'integer');
    return { ...item, ...Object.fromEntries(counted.map(({ name }) => [name, bareQuantity(item[name] ?? '')])) };
  };
  const further = furtherBy((kind) => form.further[kind].map((item: TypedItem) => bare(item, kind)));
  return incidentTypes.reduce(bare, { ...form, further });
}

const schemaBy = (findToday: () => string, kept?: IncidentForm) =>
  v.pipe(
    incidentFormRecord,
    v.transform(withBareQuantities),
    withoutProblems((form) =>
      findIncidentProblems(form, findToday(), kept).map(({ field, message }) => ({ path: field.split('.'), message })),
    ),
  );

/**
 * Step 2 of the wizard, checked against the current day in Africa/Kampala.
 * @param kept the incident of the claim that is edited: a text longer than its limit may stay as it is
 */
export const incidentSchemaFor = (kept?: IncidentForm) => schemaBy(() => kampalaDay(new Date().toISOString()), kept);

/** As `incidentSchemaFor`, checked against the day in Africa/Kampala of the instant of a command. */
export const incidentSchemaAt = (instant: string, kept?: IncidentForm) => schemaBy(() => kampalaDay(instant), kept);

const amount = (value: string) => (value.trim() ? Number(value) : undefined);

/** The incident that a complete step 2 describes; fields of other kinds are left out. */
export function incidentFromForm(form: IncidentForm): Incident {
  const latitude = amount(form.gpsLatitude);
  const longitude = amount(form.gpsLongitude);
  const protectedAreaName = areaNameOf(form);
  const common = {
    dateOfIncident: form.dateOfIncident,
    timeOfIncident: form.timeOfIncident,
    protectedAreaNearby: protectedAreaNames.find((name) => name === form.protectedAreaNearby),
    ...(protectedAreaName && { protectedAreaName }),
    ...(latitude !== undefined && longitude !== undefined && { gpsLatitude: latitude, gpsLongitude: longitude }),
    locationDescription: form.locationDescription.trim(),
    wildlifeSpecies: speciesNames.find((name) => name === form.wildlifeSpecies),
    narrativeDescription: form.narrativeDescription.trim(),
  };
  const incidentType = v.parse(v.picklist(incidentTypes), form.incidentType);
  const stored = (item: TypedItem) =>
    Object.fromEntries(
      incidentKinds[incidentType].fields.map(({ name, input }) => [
        name,
        isNumberInput(input) ? amount(item[name] ?? '') : item[name]?.trim(),
      ]),
    );
  const further = furtherItems(form).map(stored);
  return { ...common, incidentType, ...stored(form), ...(further.length > 0 && { further }) } as Incident;
}

/** A stored incident as step 2 shows it, for editing. */
export function incidentToForm(incident: Incident): IncidentForm {
  const stored: FieldsOfAnyKind = incident;
  const form = { ...emptyIncidentForm };
  for (const field of incidentFields) form[field] = String(stored[field] ?? emptyIncidentForm[field]);
  form.further = furtherBy((kind) => (kind === incident.incidentType ? furtherToForm(kind, incident.further) : []));
  return form;
}

const furtherToForm = (kind: ItemKind, further: readonly FieldsOfAnyKind[] = []) =>
  further.map((item) =>
    Object.fromEntries(incidentKinds[kind].fields.map(({ name }) => [name, String(item[name] ?? '')])),
  );
