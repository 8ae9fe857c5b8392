import { type Claim, findClaimAmount } from '../../domain/claim/claim';
import { placeFacts } from '../../domain/place/placeFacts';
import { paragraph, type Passage, pairsOf, section, type Pair, type Paper } from '../pdf/paper';
import { findTelling } from '../../domain/claim/telling/told';
import { tellings, toldDecisions } from '../../domain/claim/telling/toldWords';
import type { Closing } from '../../domain/workflow/closing';
import { closingWords } from '../../domain/workflow/closingWords';
import type { Hold } from '../../domain/workflow/holding';
import { holdWords } from '../../domain/workflow/holdWords';
import { markOf } from '../../domain/incident/mark';
import { statuses } from '../../domain/workflow/statuses';
import { nameOf } from '../../domain/claim/notKnown';
import { officialFormats } from '../table/cellText';
import { checklistPassages } from './checklistPassages';
import {
  amountText,
  claimantPairs,
  claimIdPairs,
  incidentPairs,
  pairIfGiven,
  reopenedPairs,
  timeText,
} from './claimPairs';
import { correctionPassage } from './correctionPassage';
import { appealPassage } from './appealPassages';
import type { ClaimRecords } from './claimRecords';
import { decisionPassages } from './decisionPassages';
import { evidencePassages } from './evidencePassages';
import { paymentPassages } from './paymentPassages';
import { makeProcessTable } from './processTable';
import { claimTerms } from './terms';
import { valuationPassages } from './valuationPassages';
import { verificationPassages } from './verificationPassages';

const { date, dateTime } = officialFormats;

/** The official report of a claim (docs/product.md, Documents): all of it but the internal notes. */
export function makeClaimReport({ claim, payments, events, scheme }: ClaimRecords): Paper {
  return {
    title: `Compensation Claim Report ${claim.id}`,
    facts: [
      ...claimIdPairs(claim.id),
      ['Claimant', nameOf(claim.claimant)],
      ['Status', statuses[claim.status].label],
      amountOnTop(claim),
      ['Registered', `${timeText(claim.registeredAt)} by ${claim.createdBy}`],
      ['Last changed', dateTime(claim.updatedAt)],
    ],
    passages: [
      ...section('Claimant', [pairsOf(claimantPairs(claim.claimant))]),
      ...section('Incident', [pairsOf(incidentPairs(claim.incident)), ...placePassages(claim)]),
      ...section('Evidence', evidencePassages(claim.evidence, claim.incident.incidentType, markOf(claim.incident))),
      ...section('District verification', verificationPassages(claim)),
      ...section('Checklist', checklistPassages(claim, scheme)),
      ...section('Valuation', valuationPassages(claim)),
      ...section('Committee decision', decisionPassages(claim)),
      ...section('Final approval', [approval(claim)]),
      ...(claim.closings ? section('Closing', claim.closings.map(closing)) : []),
      ...(claim.holds ? section('Hold', claim.holds.map(hold)) : []),
      ...(claim.corrections ? section('Correction', claim.corrections.map(correctionPassage)) : []),
      ...section('Claimant told', [telling(claim)]),
      ...(claim.appeals ? section('Appeal', claim.appeals.map(appealPassage)) : []),
      ...section('Payments', paymentPassages(claim, payments)),
      ...section('Process', [{ kind: 'table', table: makeProcessTable(claim, events) }]),
      ...section('Signatures', [
        { kind: 'signatures', boxes: ['Claimant', 'District Officer', { stamp: 'Official stamp' }] },
      ]),
      ...section('Terms', claimTerms(claim).map(paragraph)),
    ],
  };
}

function amountOnTop(claim: Claim): Pair {
  const found = findClaimAmount(claim);
  return [
    found?.kind === 'approved' ? 'Approved amount' : 'Calculated compensation',
    amountText(found?.amount, claim.status),
  ];
}

function approval({ finalApproval }: Claim): Passage {
  if (!finalApproval) return paragraph('There is no final approval yet.');
  const { approvedBy, approvedOn, note } = finalApproval;
  return pairsOf([['Approved by', `${approvedBy}, ${dateTime(approvedOn)}`], ...pairIfGiven('Note', note)]);
}

/** One closing, and that it was reopened. */
const closing = ({ reason, note, closedOn, closedBy, reopened }: Closing): Passage =>
  pairsOf([
    ['Closed by', `${closedBy}, ${dateTime(closedOn)}`],
    ['Reason for closing', closingWords[reason].label],
    ...pairIfGiven('Note', note),
    ...reopenedPairs(reopened),
  ]);

/** One hold, and that it ended. */
const hold = ({ reason, note, lookAgainOn, heldOn, heldBy, released }: Hold): Passage =>
  pairsOf([
    ['Put on hold by', `${heldBy}, ${dateTime(heldOn)}`],
    ['Reason for the hold', holdWords[reason].label],
    ...pairIfGiven('Explanation', note),
    ...pairIfGiven('Look again on', lookAgainOn && date(lookAgainOn)),
    ...pairIfGiven('Released by', released && `${released.releasedBy}, ${dateTime(released.releasedOn)}`),
    ...pairIfGiven('Reason for the release', released?.because),
  ]);

/** The record in force: those it corrects are the register's own. */
function telling(claim: Claim): Passage {
  const found = findTelling(claim);
  if (!found) return paragraph('There is no rejection, closing or award to tell the claimant of yet.');
  const { kind, at } = found.decision;
  const decision: Pair = ['Decision', `${toldDecisions[kind].label}, ${timeText(at)}`];
  if (found.state !== 'told') {
    return pairsOf([decision, ['Claimant told', found.state === 'waiting' ? 'Not yet' : 'Not recorded']]);
  }
  const { day, how, toldBy, note } = found.told;
  return pairsOf([
    decision,
    ['Told on', date(day)],
    ['How', tellings[how].label],
    ['Told by', toldBy],
    ...pairIfGiven('Note', note),
  ]);
}

/** Where it happened, on a map and in words; nothing where the coordinates are not known. */
function placePassages({ incident, claimant: { district } }: Pick<Claim, 'incident' | 'claimant'>): Passage[] {
  const place = markOf(incident);
  if (!place) return [];
  const { districts, otherDistrict, areas } = placeFacts(place, district);
  const words = [
    districts.length > 0
      ? `The coordinates are in ${districts.join(' or ')}.`
      : 'The coordinates are in no district: on a lake, or close to the border.',
    ...(otherDistrict ? [`The claimant lives in ${otherDistrict}.`] : []),
    areas.length > 0 ? `Protected areas nearby: ${areas.join(', ')}.` : 'No listed protected area is nearby.',
    'Each diamond is one point in a protected area, not its border.',
  ];
  return [{ kind: 'map', place: { place, district } }, paragraph(words.join(' '))];
}
