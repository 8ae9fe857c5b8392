import type { Incident } from '../incident/incident';
import { fromValuations } from '../incident/incidentDetails';
import { isItemKind, type IncidentType } from '../incident/incidents';
import { itemsOf as thingsOf } from '../incident/items';
import { emptyLine, fieldsOfLine, type LineForm } from './lineForm';
import { firstItemOf, itemsOfKind, rateBases } from './schedule';
import type { Valuation, ValuationLine } from './valuationRecord';

/**
 * The lines that an incident begins with, one for each thing that its claimant stated. What was stated is what is
 * assessed, until the officer finds something else; a kind that is valued by fixed sums has no quantity.
 */
export function linesOfIncident(incident: Incident): LineForm[] {
  const kind = incident.incidentType;
  const { item, age, stated } = statedFields[kind];
  const hasQuantity = fieldsOfLine(kind, undefined).quantity !== undefined;
  return thingsOf(incident).map((thing) => {
    const typed = new Map<string, string | number | undefined>(Object.entries(thing));
    const textOf = (field: string | undefined) => String((field && typed.get(field)) ?? '');
    return {
      ...emptyLine,
      item: item ? textOf(item) : firstItemOf(kind),
      age: textOf(age),
      stated: textOf(stated),
      quantity: hasQuantity ? textOf(stated) : '',
    };
  });
}

const statedFields = fromValuations((valuation) => valuation);

/** The lines of a valuation, to be filled in anew. */
export const linesOfValuation = ({ lines }: Pick<Valuation, 'lines'>): LineForm[] =>
  lines.map(({ item, age = '', stage = '', stated, quantity, lost, rate, byHand, amount }) => ({
    ...{ item, age, stage, stated: toText(stated), lost: toText(lost) },
    ...{
      quantity: rate?.basis === 'plant' ? '' : toText(quantity),
      plants: rate?.basis === 'plant' ? toText(quantity) : '',
    },
    ...{ source: byHand?.source ?? '', reason: byHand?.reason ?? '' },
    ...{ isByHand: byHand ? 'yes' : '', amount: byHand ? String(amount) : '' },
  }));

/**
 * The lines that a verification begins with: those of the last valuation, with what the claimant states now, and a line for
 * each thing of the incident that it does not have. One may have been left out because it was not complete when information
 * was asked for, or have been added to the incident since. What was valued as another kind of incident is left out.
 */
export function linesToValue(incident: Incident, last: Valuation | undefined): LineForm[] {
  const kind = incident.incidentType;
  const lines = last ? linesOfValuation({ lines: last.lines.filter((line) => isOfKind(line, kind)) }) : [];
  const free = new Set(lines.keys());
  const take = (isOf: (line: LineForm) => boolean, stated: string): boolean => {
    for (const place of free) {
      const line = lines[place];
      if (!line || !isOf(line)) continue;
      free.delete(place);
      lines[place] = { ...line, stated };
      return true;
    }
    return false;
  };
  // The nearest first: of two gardens of one crop, each has its own line. The officer may have found another thing than
  // was stated.
  const ways: ((line: LineForm, item: LineForm) => boolean)[] = [
    (line, { item, age, stated }) => line.item === item && line.age === age && line.stated === stated,
    (line, { item, age }) => line.item === item && line.age === age,
    (line, { item }) => line.item === item,
    (line, { stated }) => line.stated === stated,
    // An injury has one line at first, which the officer gives its grade.
    () => !isItemKind(kind),
  ];
  const missing = ways.reduce(
    (items, isOf) => items.filter((item) => !take((line) => isOf(line, item), item.stated)),
    linesOfIncident(incident),
  );
  // The claimant no longer states it, or never did.
  for (const place of free) lines[place] = { ...emptyLine, ...lines[place], stated: '' };
  return [...lines, ...missing];
}

const isOfKind = ({ item, rate }: ValuationLine, kind: IncidentType): boolean =>
  rate ? rateBases[rate.basis].kind === kind : itemsOfKind[kind].some((one) => one === item);

const toText = (value: number | undefined): string => (value === undefined ? '' : String(value));
