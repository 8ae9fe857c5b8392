import * as v from 'valibot';
import { kampalaDay } from '../calendar';
import { checkForm } from '../form/checkForm';
import { barredRefusal } from '../checklist/checklist';
import { chosen } from '../form/choice';
import { withoutProblems, type FormProblem } from '../form/formProblems';
import { longestList } from '../claim/asked/asked';
import type { IncidentType } from '../incident/incidents';
import { isShillings } from '../shillings';
import { excess, tooLong, withinLimits } from '../form/textLimits';
import { checkLine } from '../valuation/checkLine';
import { emptyLine, type LineField } from '../valuation/lineForm';
import { publishedSchedules } from '../valuation/schedule';
import type { Schedule } from '../valuation/scheduleRecord';
import { isBySchedule, isSoundValuation, valuedAmount } from '../valuation/valuation';
import { valueLines } from '../valuation/valueLines';
import type { Valuation } from '../valuation/valuationRecord';
import type { Asked, Piece } from '../workflow/askedRecord';
import type { ReasonCode } from '../workflow/reasonCodes';
import { verificationActionNames, verificationActions, type Verification } from '../workflow/verification';
import { isReasoned } from '../workflow/reasons';
import { findAwaitedDayProblem } from './awaitedDay';
import {
  acceptsOnly,
  joinNotes,
  otherAction,
  wrongAmount,
  type AcceptsResult,
  type DecideForm,
  type FindClaimRefusal,
} from './decide';
import { notAllowed } from '../notAllowed';
import { givenReasons, needsText, reasonsField } from './givenReasons';

/** The action in the lifecycle; what is not chosen yet is none. */
const lifecycleOf = (action: VerificationForm['action']) =>
  action === '' ? '' : verificationActions[action].lifecycle;

const typed = v.pipe(v.string(), v.trim());

const fields = v.object({
  verificationNotes: typed,
  valuationScheduleVersion: v.string(),
  calculatedCompensation: typed,
  /** Left out by what values nothing, or a claim by its amount alone. */
  lines: v.optional(v.array(v.object(v.entriesFromList(Object.keys(emptyLine) as LineField[], v.string())))),
  compensationReason: v.optional(typed, ''),
  action: v.pipe(
    v.picklist(['', ...verificationActionNames], 'Please select an action'),
    v.nonEmpty('Please select an action'),
  ),
  reasons: reasonsField,
  actionReason: typed,
  /** What is missing besides the reasons, piece by piece. */
  missing: v.optional(v.array(v.object({ piece: typed })), []),
  /** The day until which what is missing is awaited. */
  awaitedUntil: v.optional(v.string(), ''),
});

export type VerificationForm = v.InferInput<typeof fields>;

type Filled = v.InferOutput<typeof fields>;

/** The kind of the incident, and every valuation schedule: a claim is valued by one that is published. */
type ValuedBy = { kind: IncidentType; schedules: readonly Schedule[] };

/** `today` is YYYY-MM-DD in Africa/Kampala. */
type VerifiedBy = ValuedBy & { today: string };

/**
 * The verification form. A schedule and a compensation are asked for unless the claim is rejected or sent back for
 * information, which need reasons instead: chosen ones, a text, or both (docs/product.md, Reasons and letters). To be forwarded, each line has to be complete; a
 * compensation that differs from them needs a reason, and none is above the schedule's limit. Compensation in UGX, as typed.
 * Information is asked for piece by piece, 20 at most, until a day after today and within a year (docs/product.md,
 * Information asked for).
 */
export const verificationSchemaFor = ({ kind, schedules, today }: VerifiedBy) =>
  v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['valuationScheduleVersion'], ['action']],
        ({ valuationScheduleVersion, action }) =>
          valuationScheduleVersion !== '' || (isReasoned(lifecycleOf(action)) && valuationScheduleVersion === ''),
        'Valuation schedule version is required',
      ),
      ['valuationScheduleVersion'],
    ),
    v.forward(
      v.partialCheck(
        [['valuationScheduleVersion']],
        ({ valuationScheduleVersion }) =>
          valuationScheduleVersion === '' || findOffered(schedules, valuationScheduleVersion) !== undefined,
        'This schedule is no longer offered. Choose another one.',
      ),
      ['valuationScheduleVersion'],
    ),
    v.forward(
      v.partialCheck(
        [['calculatedCompensation'], ['action']],
        ({ calculatedCompensation, action }) =>
          isShillings(calculatedCompensation) || (isReasoned(lifecycleOf(action)) && calculatedCompensation === ''),
        'Calculated compensation must be a positive number',
      ),
      ['calculatedCompensation'],
    ),
    withoutProblems((form) => [...findValuationProblems(form, { kind, schedules }), ...findAskedProblems(form, today)]),
    v.forward(
      v.partialCheck(
        [['action'], ['reasons'], ['actionReason']],
        ({ action, reasons, actionReason }) => actionReason !== '' || !needsText(lifecycleOf(action), reasons),
        'Action reason is required when rejecting or requesting info',
      ),
      ['actionReason'],
    ),
    withinLimits(undefined, (field, { action }) => field !== 'actionReason' || isReasoned(lifecycleOf(action))),
    v.transform((form) => chosen(form, 'action')),
  );

const findOffered = (schedules: readonly Schedule[], version: string): Schedule | undefined =>
  publishedSchedules(schedules).find(({ id }) => id === version);

function findValuationProblems(form: Filled, { kind, schedules }: ValuedBy): FormProblem[] {
  const schedule = findOffered(schedules, form.valuationScheduleVersion);
  if (!form.lines || !schedule || form.action !== 'forward_to_cvc') return [];
  const problems = form.lines.flatMap((line, place) => {
    const checked = checkLine(kind, line, schedule);
    if (checked.ok) return [];
    return Object.entries(checked.problems).map(([field, message]) => ({ path: ['lines', place, field], message }));
  });
  if (problems.length > 0 || !isShillings(form.calculatedCompensation)) return problems;
  const valuation = valueLines(form.lines, kind, schedule);
  const compensation = Number(form.calculatedCompensation);
  if (valuation.cap !== undefined && compensation > valuation.cap) {
    return [{ path: ['calculatedCompensation'], message: 'This is above the limit of the schedule' }];
  }
  return !isByHand(valuation, compensation) || form.compensationReason
    ? []
    : [{ path: ['compensationReason'], message: 'Say why the compensation differs from the lines' }];
}

/** Whether the lines do not explain a compensation, UGX: without lines, nothing does, not even that nothing is payable. */
const isByHand = (valuation: Valuation, compensation: number): boolean =>
  valuation.lines.length === 0 || compensation !== valuedAmount(valuation);

/**
 * What is missing, as the form names it: each reason but Other at once, then what was typed. Where nothing was typed, the
 * text that says more is a piece, too.
 */
export function piecesOf(given: readonly ReasonCode[], typedPieces: readonly string[]): Piece[] {
  const coded = given.filter((code) => code !== 'other' || typedPieces.length === 0);
  return [
    ...coded.map((reason): Piece => ({ reason, text: '' })),
    ...typedPieces.map((piece): Piece => ({ text: piece })),
  ];
}

/** What is wrong in the list of what is missing, and in the day until which it is awaited. */
function findAskedProblems(
  { action, reasons, actionReason, missing, awaitedUntil }: Filled,
  today: string,
): FormProblem[] {
  if (action !== 'request_info') return [];
  const wrongDay = findAwaitedDayProblem(awaitedUntil, today);
  const given = givenReasons('request_info', reasons, actionReason);
  const count = piecesOf(
    given,
    missing.map(({ piece }) => piece),
  ).length;
  const wrongPieces = missing.flatMap(({ piece }, place): FormProblem[] => {
    const path = ['missing', place, 'piece'];
    if (piece === '') return [{ path, message: 'Say what is missing, or remove this line' }];
    if (excess('piece', piece)) return [{ path, message: tooLong }];
    const isTooMany = count > longestList && place === missing.length - 1;
    return isTooMany ? [{ path, message: 'You can list 20 pieces at most' }] : [];
  });
  return [...(wrongDay ? [{ path: ['awaitedUntil'], message: wrongDay }] : []), ...wrongPieces];
}

export const emptyVerificationForm: VerificationForm = {
  verificationNotes: '',
  valuationScheduleVersion: '',
  calculatedCompensation: '',
  compensationReason: '',
  action: '',
  reasons: [],
  actionReason: '',
};

/** Forwards to the committee, rejects, or asks for information (docs/product.md, Verification). Compensation in UGX. */
export const decide: DecideForm<VerificationForm> = (form, { action: asked, claim, schedules, stamp, account }) => {
  const kind = claim.incident.incidentType;
  const checked = checkForm(verificationSchemaFor({ kind, schedules, today: kampalaDay(stamp.at) }), form);
  if (!checked.ok) return checked;
  const { action, verificationNotes, valuationScheduleVersion, lines } = checked.output;
  if (verificationActions[action].lifecycle !== asked) return otherAction;
  // What was typed for another action before is out of sight.
  const actionReason = isReasoned(asked) ? checked.output.actionReason : '';
  const { calculatedCompensation, compensationReason, missing, awaitedUntil } = checked.output;
  const compensation = calculatedCompensation === '' ? undefined : Number(calculatedCompensation);
  const schedule = findOffered(schedules, valuationScheduleVersion);
  const valuation = lines && schedule && valueLines(lines, kind, schedule);
  const isChanged = valuation && compensation !== undefined && isByHand(valuation, compensation);
  const reasons = givenReasons(asked, checked.output.reasons, actionReason);
  const verification: Verification = {
    verificationNotes,
    ...(valuationScheduleVersion && { valuationScheduleVersion }),
    ...(compensation !== undefined && { calculatedCompensation: compensation }),
    ...(valuation && {
      valuation: { ...valuation, ...(isChanged && compensationReason && { changedBecause: compensationReason }) },
    }),
    action,
    ...(reasons.length > 0 && { reasons }),
    ...(actionReason && { actionReason }),
    ...(action === 'request_info' && {
      asked: {
        until: awaitedUntil,
        pieces: piecesOf(
          reasons,
          missing.map(({ piece }) => piece),
        ),
      },
    }),
    verifiedOn: stamp.at,
    verifiedBy: stamp.actor.name,
    ...(account && { account }),
  };
  return {
    after: {
      verifications: [...claim.verifications, verification],
      ...(compensation !== undefined && { calculatedCompensation: compensation }),
    },
    note: joinNotes(actionReason, verificationNotes),
  };
};

/**
 * A verification of this moment. What is forwarded has a schedule that is offered, and a compensation that its lines, by the
 * rates of that schedule, explain; what is missing is awaited until a later day.
 */
export const accepts: AcceptsResult = (result, { action, claim, schedules, stamp, account }) => {
  const verification = result.after?.verifications?.at(-1);
  if (!verification || verificationActions[verification.action].lifecycle !== action) return notAllowed;
  const { calculatedCompensation, asked, verifiedOn, verifiedBy } = verification;
  const isValued = action !== 'forward_to_cvc' || isValuedBy(verification, claim.incident.incidentType, schedules);
  if (result.after?.calculatedCompensation !== calculatedCompensation || !isValued) return wrongAmount;
  const isAsked = asked !== undefined && asked.until > kampalaDay(stamp.at) && isUnanswered(asked);
  if (action === 'request_info' ? !isAsked : asked) return notAllowed;
  if (verifiedOn !== stamp.at || verifiedBy !== stamp.actor.name || verification.account !== account) return notAllowed;
  const verifications = [...claim.verifications, verification];
  const valued = calculatedCompensation !== undefined && { calculatedCompensation };
  return acceptsOnly(result, { after: { verifications, ...valued } });
};

const isUnanswered = ({ pieces }: Asked) => pieces.every(({ answer }) => answer === undefined);

function isValuedBy(
  { valuation, valuationScheduleVersion = '', calculatedCompensation: compensation }: Verification,
  kind: IncidentType,
  schedules: readonly Schedule[],
): boolean {
  const schedule = findOffered(schedules, valuationScheduleVersion);
  if (!schedule || compensation === undefined) return false;
  return !valuation || (isBySchedule(valuation, kind, schedule) && isSoundValuation(valuation, compensation));
}

/** Nothing is forwarded with a point of its checklist open, or barred without a reason. */
export const findClaimRefusal: FindClaimRefusal = (claim, action, scheme) =>
  action === 'forward_to_cvc' ? barredRefusal(claim, scheme) : undefined;
