import * as v from 'valibot';
import { claimantFromForm, type Claimant, type ClaimantForm } from '../../claim/claimant';
import { claimantSchema } from '../../claim/claimantForm';
import { findNotKnown, notKnown, type NeededFact } from '../../claim/notKnown';
import { phonePrefix } from '../../form/phone';
import { emptyIncidentForm } from '../../incident/emptyIncidentForm';
import { incidentFields, type Incident, type IncidentForm } from '../../incident/incident';
import { incidentFromForm, incidentSchemaAt } from '../../incident/incidentForm';
import { readArrival, type Arrival } from './arrival';
import { isWithin, type Area } from '../../access/areas';
import type { Words } from '../../words';
import { kampalaDay } from '../../calendar';
import { findFurther, furtherOf } from '../furtherFields';
import { claimantFieldNames, type ImportField, type ImportForm, type RowProblem } from '../importFields';
import { excess, findTooLong, isLimited, tooLong, tooLongBy } from '../../form/textLimits';
import type { DerivedDay } from '../askedDays';

/** What a row says of a claim, checked by the rules of the wizard and of the arrival. */
export type ImportedFacts = { claimant: Claimant; incident: Incident; arrival: Arrival; oldNumber: string };

type Judged = { facts: ImportedFacts } | { problems: RowProblem[] };

/**
 * The judge of rows at an instant, each with the days that it does not have itself and what of its claimant nobody knows:
 * one schema for all of them.
 * @param areas where whoever adds them works; everywhere where it is left out
 */
export function makeJudge(
  instant: string,
  areas?: readonly Area[],
): (form: ImportForm, derived?: readonly DerivedDay[], unknown?: readonly NeededFact[]) => Judged {
  // Few papers ask for a protected area. One that does not says nothing of it.
  const incidentSchema = incidentSchemaAt(instant, emptyIncidentForm);
  const today = kampalaDay(instant);
  return (form, derived = [], unknown = []) => {
    const person = v.safeParse(claimantSchema, { ...claimantOf(form), ...standInsFor(unknown) });
    const { further, fieldAt } = furtherOf(form);
    const story = v.safeParse(incidentSchema, { ...incidentOf(form), further });
    const arrival = readArrival(form, derived, today);
    const long = findTooLong({ oldNumber: form.oldNumber, paymentRef: form.paymentRef });
    if (areas && person.success && !isWithin(areas, person.output)) {
      return { problems: [{ field: 'district', message: notOwnDistrict }] };
    }
    if (long.length === 0 && person.success && story.success && !('problems' in arrival)) {
      const facts = {
        claimant: { ...claimantFromForm(person.output), ...nothingOf(unknown), ...payoutAsRead(form, unknown) },
        incident: incidentFromForm(story.output),
        arrival,
        oldNumber: form.oldNumber.trim(),
      };
      return { facts };
    }
    const issues = [...(person.issues ?? []), ...(story.issues ?? [])];
    const seen = new Set<string>();
    const problems = issues.flatMap((issue): RowProblem[] => {
      const path = v.getDotPath(issue);
      const field = path && (fieldAt(path) ?? (path as ImportField));
      const key = field ?? '';
      if (seen.has(key)) return [];
      seen.add(key);
      if (field && issue.message === tooLong) return [tooLongProblem(field, form)];
      return [{ ...(field && { field }), message: issue.message }];
    });
    problems.push(...long.map((field) => tooLongProblem(field, form)));
    return { problems: 'problems' in arrival ? [...problems, ...arrival.problems] : problems };
  };
}

const notOwnDistrict: Words = 'Not one of your districts';

/** What a row must say of its claimant and does not, where its claim was finished on paper; otherwise nothing. */
export function findUnknownFacts(form: ImportForm): NeededFact[] {
  const { status } = form;
  const phones = {
    phoneNumber: withoutPrefix(form.phoneNumber),
    mobileMoneyNumber: withoutPrefix(form.mobileMoneyNumber),
  };
  return status === 'rejected' || status === 'paid' ? findNotKnown({ ...claimantOf(form), ...phones }) : [];
}

const withoutPrefix = (phone: string) => (phone === phonePrefix ? '' : phone);

/** What satisfies the rules in the place of what nobody knows. */
const standIns: Record<NeededFact, Partial<ClaimantForm>> = {
  fullName: { fullName: notKnown },
  nationalId: { nationalId: 'X'.repeat(14) },
  phoneNumber: { phoneNumber: '+256700000000' },
  payoutMethod: { payoutMethod: 'mobile_money', mobileMoneyNumber: '+256700000000' },
  mobileMoneyNumber: { mobileMoneyNumber: '+256700000000' },
  bankName: { bankName: notKnown },
  accountName: { accountName: notKnown },
  accountNumber: { accountNumber: notKnown },
};
const standInsFor = (unknown: readonly NeededFact[]) =>
  Object.assign({}, ...unknown.map((fact) => standIns[fact])) as Partial<ClaimantForm>;

/** Accounts of a claimant of whom nobody knows by which they were paid. */
const payoutAsRead = (
  { bankName, accountName, accountNumber, mobileMoneyNumber }: ImportForm,
  unknown: readonly NeededFact[],
) =>
  unknown.includes('payoutMethod') && {
    ...{ bankName, accountName, accountNumber },
    mobileMoneyNumber: withoutPrefix(mobileMoneyNumber),
  };

type Blanks = { [Fact in NeededFact]?: '' };

/** The fields of what nobody knows, empty. */
const nothingOf = (unknown: readonly NeededFact[]) =>
  Object.fromEntries(Object.keys(standInsFor(unknown)).map((field) => [field, ''])) as Blanks;

function tooLongProblem(field: ImportField, form: ImportForm): RowProblem {
  const limited = findFurther(field)?.name ?? field;
  const params = isLimited(limited) ? excess(limited, form[field]) : undefined;
  return params ? { field, message: tooLongBy, params } : { field, message: tooLong };
}

function claimantOf(form: ImportForm): ClaimantForm {
  return Object.fromEntries(claimantFieldNames.map((field) => [field, form[field]])) as ClaimantForm;
}

function incidentOf(form: ImportForm): IncidentForm {
  const incident = { ...emptyIncidentForm };
  for (const field of incidentFields) incident[field] = form[field];
  return incident;
}
