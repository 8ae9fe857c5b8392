import * as v from 'valibot';
import { formatNumber } from '../settings/format';
import { line } from '../truncateName';
import type { Words } from '../words';

/** How to find a place. */
const directions = 500;
/** What happened, and why something was decided: two pages. */
const story = 5000;

/** Characters that each text of a form may have, by its field: more than a person writes there. */
export const textLimits = {
  fullName: line,
  subcounty: line,
  parish: line,
  village: line,
  bankName: line,
  accountName: line,
  accountNumber: line,
  protectedAreaName: line,
  locationDescription: directions,
  narrativeDescription: story,
  damageDescription: story,
  injuredPersonName: line,
  injuriesDescription: story,
  hospitalFacility: line,
  deceasedName: line,
  nextOfKin: line,
  relationship: line,
  verificationNotes: story,
  actionReason: story,
  compensationReason: story,
  source: line,
  reason: directions,
  cvcNotes: story,
  condition: directions,
  decisionNote: story,
  note: story,
  content: story,
  failureReason: story,
  changeReason: story,
  paymentRef: line,
  payeeName: line,
  payeeAccount: line,
  name: line,
  notes: directions,
  viewName: 60,
  oldNumber: line,
  toldBy: line,
  override: directions,
  capacityPaper: line,
  reportTo: line,
  reportReference: line,
  visitBy: line,
  /** Of a letter. */
  sentence: 300,
  piece: directions,
  reopenedBecause: story,
  returnedBecause: story,
  releasedBecause: story,
  statement: story,
  lateReason: story,
} as const satisfies Record<string, number>;

export type LimitedField = keyof typeof textLimits;

export const isLimited = (field: string): field is LimitedField => Object.hasOwn(textLimits, field);

export const tooLong: Words = 'This text is too long';

/** As `tooLong`, where it is known by how much: see `excess`. */
export const tooLongBy = '{{number}} characters too many. The limit is {{limit}}.';

/** What `tooLongBy` names of a text, or undefined where the text keeps to its limit. */
export function excess(field: LimitedField, text: string) {
  const limit = textLimits[field];
  const count = text.trim().length - limit;
  return count > 0 ? { count, number: formatNumber(count), limit: formatNumber(limit) } : undefined;
}

/** What is stored of a form's texts: one that was longer before there were limits may stay as it is. */
type Kept = { readonly [Field in LimitedField]?: string | undefined };

/** The fields of a form whose text is too long. */
export function findTooLong<Form extends object>(form: Form, kept: Kept = {}): (keyof Form & LimitedField)[] {
  const fields = Object.keys(form) as (keyof Form & string)[];
  return fields.filter((field): field is keyof Form & LimitedField => {
    const text: unknown = form[field];
    return isLimited(field) && typeof text === 'string' && text !== kept[field] && excess(field, text) !== undefined;
  });
}

/**
 * The rule of `textLimits` for the end of a form's schema.
 * @param isShown whether a field is asked for: what is out of sight must not block
 */
export const withinLimits = <Form extends object>(
  kept?: Kept,
  isShown: (field: keyof Form & LimitedField, form: Form) => boolean = () => true,
) =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const key of findTooLong(input, kept)) {
      if (!isShown(key, input)) continue;
      const path: [v.IssuePathItem] = [{ type: 'unknown', origin: 'value', input, key, value: input[key] }];
      addIssue({ message: tooLong, path });
    }
  });
