import {
  findClaimAmount,
  findLastDecision,
  findLastVerification,
  reachedCommittee,
  type Claim,
} from '../../domain/claim/claim';
import { payoutMethods } from '../../domain/claim/claimant';
import { findConditions, type Condition } from '../../domain/claim/conditions';
import { findOutstanding } from '../../domain/claim/claimPayments';
import { answers, pieceText } from '../../domain/claim/pieceText';
import { findTelling } from '../../domain/claim/told';
import { tellings, toldDecisions } from '../../domain/claim/toldWords';
import { committeeDecisions } from '../../domain/workflow/decision';
import { evidenceSlotNames, evidenceSlots, missingEvidence, type Evidence } from '../../domain/incident/evidence';
import { formatBytes } from '../../domain/settings/format';
import type { IncidentType } from '../../domain/incident/incidents';
import { sumPaid, type Payment } from '../../domain/payment/payment';
import { roles } from '../../domain/user/roles';
import { stageHistory } from '../../domain/workflow/stageHistory';
import { stageStateLabels, stageStates } from '../../domain/workflow/stageStates';
import { paymentStatuses, statuses } from '../../domain/workflow/statuses';
import type { Table } from '../../domain/table';
import { findClaimValuation, isValuedBefore, statedText } from '../../domain/valuation/claimValuation';
import { explainLine, lineTitle } from '../../domain/valuation/explainLine';
import type { Words } from '../../domain/words';
import type { Closing } from '../../domain/workflow/closing';
import { closingWords } from '../../domain/workflow/closingWords';
import type { ReasonCode } from '../../domain/workflow/reasonCodes';
import { reasons } from '../../domain/workflow/reasons';
import { verificationActions, type Verification } from '../../domain/workflow/verification';
import { officialFormats } from '../table/cellText';
import type { Pair, Paper, Passage } from '../pdf/paper';
import { amountText, claimantPairs, claimIdPairs, pairOrNotGiven, pairIfGiven, incidentPairs } from './claimPairs';
import type { ClaimRecords } from './claimRecords';
import { placePassages } from './placePassages';
import { checklistPassages } from './checklistPassages';
import { claimTerms } from './terms';

const { date, dateTime, shillings } = officialFormats;

/** An instant of a claim that came on paper may not be known. */
const timeOf = (instant: string | undefined) => (instant ? dateTime(instant) : 'date not known');

/** The official report of a claim (docs/product.md, Documents): all of it but the internal notes. */
export function makeClaimReport({ claim, payments, events, scheme }: ClaimRecords): Paper {
  return {
    title: `Compensation Claim Report ${claim.id}`,
    facts: [
      ...claimIdPairs(claim.id),
      ['Claimant', claim.claimant.fullName],
      ['Status', statuses[claim.status].label],
      amountOnTop(claim),
      ['Registered', `${timeOf(claim.registeredAt)} by ${claim.createdBy}`],
      ['Last changed', dateTime(claim.updatedAt)],
    ],
    passages: [
      ...section('Claimant', pairs(claimantPairs(claim.claimant))),
      ...section('Incident', [...pairs(incidentPairs(claim.incident)), ...placePassages(claim)]),
      ...section('Evidence', evidencePassages(claim.evidence, claim.incident.incidentType)),
      ...section('District verification', verification(claim)),
      ...section('Checklist', checklistPassages(claim, scheme)),
      ...section('Valuation', valuationPassages(claim)),
      ...section('Committee decision', decision(claim)),
      ...section('Final approval', approval(claim)),
      ...(claim.closings ? section('Closing', closingPassages(claim.closings)) : []),
      ...section('Claimant told', telling(claim)),
      ...section('Payments', paymentPassages(claim, payments)),
      ...section('Process', [{ kind: 'table', table: processTable(claim, events) }]),
      ...section('Signatures', [
        { kind: 'signatures', boxes: ['Claimant', 'District Officer', { stamp: 'Official stamp' }] },
      ]),
      ...section(
        'Terms',
        claimTerms(claim).map((text) => ({ kind: 'paragraph', text })),
      ),
    ],
  };
}

export const section = (heading: string, passages: Passage[]): Passage[] => [
  { kind: 'heading', text: heading },
  ...passages,
];
export const pairs = (of: Pair[]): Passage[] => [{ kind: 'pairs', pairs: of }];
export const paragraph = (text: string): Passage[] => [{ kind: 'paragraph', text }];

function amountOnTop(claim: Claim): Pair {
  const found = findClaimAmount(claim);
  return [
    found?.kind === 'approved' ? 'Approved amount' : 'Calculated compensation',
    amountText(found?.amount, claim.status),
  ];
}

/** The files of a claim, and what its kind of incident, where that is known, asks for besides. */
export function evidencePassages(files: Evidence, kind: IncidentType | undefined): Passage[] {
  const missing = (kind ? missingEvidence(kind, files) : []).map((slot) => evidenceSlots[slot].label);
  const rows = evidenceSlotNames.flatMap((slot) =>
    files[slot].map(({ name, size, addedAt }) => [
      evidenceSlots[slot].label,
      name,
      formatBytes(size).replace(' ', '\u00a0'),
      addedAt,
    ]),
  );
  const table: Table = {
    title: 'Evidence',
    columns: [
      { label: 'Type', kind: 'text' },
      { label: 'File', kind: 'text' },
      { label: 'Size', kind: 'text' },
      { label: 'Added on', kind: 'instant' },
    ],
    rows,
  };
  return [
    ...(rows.length > 0 ? [{ kind: 'table', table } as const] : paragraph('No files have been added.')),
    ...(missing.length > 0 ? paragraph(`Missing, and required for this kind of incident: ${missing.join(', ')}.`) : []),
  ];
}

function verification(claim: Claim): Passage[] {
  const found = findLastVerification(claim);
  if (!found) return paragraph('The district has not verified this claim yet.');
  const facts = pairs([
    ['Action', verificationActions[found.action].label],
    ['Calculated compensation', amountText(found.calculatedCompensation, claim.status)],
    pairOrNotGiven('Valuation schedule version', found.valuationScheduleVersion),
    ['Verified by', `${found.verifiedBy}, ${dateTime(found.verifiedOn)}`],
    ...pairIfGiven('Reasons', reasonLabels(found.reasons)),
    ...pairIfGiven('Action reason', found.actionReason),
    ...pairIfGiven('Verification notes', found.verificationNotes),
    ...pairIfGiven('Awaited until', found.asked && date(found.asked.until)),
  ]);
  return [...facts, ...askedPassages(found)];
}

/** What was asked for, with the answer to each piece. */
function askedPassages({ asked, actionReason }: Verification): Passage[] {
  if (!asked || asked.pieces.length === 0) return [];
  const table: Table = {
    title: 'What is missing',
    columns: [
      { label: 'What is missing', kind: 'text' },
      { label: 'Answer', kind: 'text' },
      { label: 'Recorded by', kind: 'text' },
      { label: 'Recorded on', kind: 'instant' },
    ],
    rows: asked.pieces.map((piece) => {
      const { answer } = piece;
      const what = answer && [answers[answer.how].label, answer.file?.name, answer.note].filter(Boolean).join('\n');
      return [pieceText(english.t, piece, actionReason), what ?? 'Still open', answer?.answeredBy, answer?.answeredOn];
    }),
  };
  return [{ kind: 'table', table }];
}

/** Every closing, and that it was reopened. */
const closingPassages = (closings: readonly Closing[]): Passage[] =>
  closings.flatMap(({ reason, note, closedOn, closedBy, reopened }) =>
    pairs([
      ['Closed by', `${closedBy}, ${dateTime(closedOn)}`],
      ['Reason for closing', closingWords[reason].label],
      ...pairIfGiven('Note', note),
      ...(reopened
        ? [
            ['Reopened by', `${reopened.reopenedBy}, ${dateTime(reopened.reopenedOn)}`] satisfies Pair,
            ['Reason for reopening', reopened.because] satisfies Pair,
          ]
        : []),
    ]),
  );

const reasonLabels = (given: readonly ReasonCode[] = []) => given.map((code) => reasons[code].label).join(', ');

const english = { t: (words: Words) => words, shillings };

/** What was stated, assessed and approved, line by line, with the way to each amount. */
export function valuationPassages(claim: Claim): Passage[] {
  const found = findClaimValuation(claim);
  if (!found) return paragraph(isValuedBefore(claim) ? 'Valued before schedules.' : 'This claim is not valued yet.');
  const { valuation, lines } = found;
  const { calculatedCompensation, incident } = claim;
  const { changedBecause } = valuation;
  const table: Table = {
    title: 'Valuation',
    columns: [
      { label: 'Item', kind: 'text' },
      { label: 'Stated', kind: 'text' },
      { label: 'Calculation', kind: 'text' },
      { label: 'Assessed (UGX)', kind: 'shillings', total: true },
      { label: 'Approved (UGX)', kind: 'shillings', total: true },
      { label: 'Reason for the change', kind: 'text' },
    ],
    rows: lines.map(({ line, approved, reason }) => [
      lineTitle(line, english.t),
      line.stated === undefined ? undefined : statedText(incident.incidentType, line.stated, english),
      explainLine(line, english),
      line.amount,
      approved,
      reason,
    ]),
  };
  return [
    ...(lines.length > 0 ? [{ kind: 'table', table } as const] : []),
    ...pairs([
      [
        'Valuation schedule',
        valuation.isSample ? `${valuation.schedule} (sample, not the authority's rates)` : valuation.schedule,
      ],
      ...pairIfGiven('Limit of the schedule', valuation.cap === undefined ? undefined : shillings(valuation.cap)),
      ...pairIfGiven('Compensation changed by hand', changedBecause && amountText(calculatedCompensation)),
      ...pairIfGiven('Reason', changedBecause),
    ]),
  ];
}

function decision(claim: Claim): Passage[] {
  const taken = findLastDecision(claim);
  if (!taken) return paragraph('The committee has not decided this claim yet.');
  return pairs([
    ['Decision', committeeDecisions[taken.decision].label],
    ...pairIfGiven('Approved amount', taken.approvedAmount === undefined ? undefined : shillings(taken.approvedAmount)),
    ['Decided by', `${taken.decidedBy}, ${timeOf(taken.decidedOn)}`],
    ...pairIfGiven('Conditions', findConditions(claim).map(conditionText).join('\n')),
    ...pairIfGiven('Reasons', reasonLabels(taken.reasons)),
    ...pairIfGiven('Decision note', taken.decisionNote),
    ...pairIfGiven('CVC notes', taken.cvcNotes),
  ]);
}

/** A condition, and when it was met and by whose record. */
function conditionText(condition: Condition): string {
  if (condition.state === 'not_recorded') return condition.text;
  const { metOn, note, recordedBy } = condition.checks.at(-1) ?? {};
  if (metOn === undefined) return `${condition.text} (not yet met)`;
  return `${condition.text} (met on ${date(metOn)}, recorded by ${recordedBy ?? ''}${note ? `: ${note}` : ''})`;
}

function approval({ finalApproval }: Claim): Passage[] {
  if (!finalApproval) return paragraph('There is no final approval yet.');
  const { approvedBy, approvedOn, note } = finalApproval;
  return pairs([['Approved by', `${approvedBy}, ${dateTime(approvedOn)}`], ...pairIfGiven('Note', note)]);
}

/** The record in force: those it corrects are the register's own. */
function telling(claim: Claim): Passage[] {
  const found = findTelling(claim);
  if (!found) return paragraph('There is no rejection, closing or award to tell the claimant of yet.');
  const { kind, at } = found.decision;
  const decision: Pair = ['Decision', `${toldDecisions[kind].label}, ${timeOf(at)}`];
  if (found.state !== 'told') {
    return pairs([decision, ['Claimant told', found.state === 'waiting' ? 'Not yet' : 'Not recorded']]);
  }
  const { day, how, toldBy, note } = found.told;
  return pairs([
    decision,
    ['Told on', date(day)],
    ['How', tellings[how].label],
    ['Told by', toldBy],
    ...pairIfGiven('Note', note),
  ]);
}

function paymentPassages(claim: Claim, payments: readonly Payment[]): Passage[] {
  if (claim.status === 'rejected') return paragraph('The claim was rejected. No payment is due.');
  if (claim.status === 'closed') return paragraph('The claim is closed. No payment is due.');
  if (payments.length === 0) return paragraph('No payment has been recorded.');
  const outstanding = findOutstanding(claim, payments);
  const table: Table = {
    title: 'Payments',
    columns: [
      { label: 'Recorded on', kind: 'instant' },
      { label: 'Paid to', kind: 'text' },
      { label: 'Status', kind: 'text' },
      { label: 'Paid on', kind: 'instant' },
      { label: 'Reference or reason', kind: 'text' },
      { label: 'Amount', kind: 'shillings' },
    ],
    rows: payments.map((payment) => [
      payment.createdAt,
      `${payment.payeeName}\n${payoutMethods[payment.paymentMethod].label}, ${payment.payeeAccount}`,
      paymentStatuses[payment.paymentStatus].label,
      payment.paidAt,
      [payment.paymentRef, payment.failureReason].filter(Boolean).join('\n'),
      payment.amount,
    ]),
  };
  return [
    { kind: 'table', table },
    ...pairs([
      ['Paid so far', shillings(sumPaid(payments))],
      ...pairIfGiven('Outstanding', outstanding === undefined ? undefined : shillings(outstanding)),
    ]),
  ];
}

function processTable(claim: Claim, events: ClaimRecords['events']): Table {
  return {
    title: 'Process',
    columns: [
      { label: 'Stage', kind: 'text' },
      { label: 'Responsible', kind: 'text' },
      { label: 'State', kind: 'text' },
      { label: 'Actions', kind: 'text' },
    ],
    rows: stageStates(claim.status, reachedCommittee(claim)).map(({ stage, state }) => {
      const role = roles[stage.role].label;
      const deeds = stageHistory(stage.number, claim, events).map(({ words, outcome, who, when }) => {
        const what = outcome ? `${words} (${paymentStatuses[outcome].label})` : words;
        return `${what}: ${who}, ${dateTime(when)}`;
      });
      return [
        `${stage.number}. ${stage.name}`,
        role,
        stageStateLabels[state].replace('{{role}}', role),
        deeds.join('\n'),
      ];
    }),
  };
}
