import type { Words } from '../../../../domain/words';
import type { SchemePart } from '../../../../domain/scheme/schemeRecord';
import type { MergeOutcome, MergeReason } from '../../../../store/register/merging/types';

/** What becomes of the records of a file, by the words of the screen, in the order in which they are shown. */
export const outcomeWords = {
  added: 'Added',
  changed: 'Changed',
  kept: 'Kept unchanged',
  same: 'Identical',
  refused: 'Refused',
  clash: 'To decide',
} as const satisfies Record<MergeOutcome, Words>;

export const outcomeNames = Object.keys(outcomeWords) as MergeOutcome[];

/** Why a record of the file is not taken as it is, or why somebody must choose. */
export const reasonWords = {
  older: 'This register has the more recent version.',
  deleted_here: 'Deleted here.',
  own_account:
    'This is your own account. An import cannot deactivate it, change its role or take its UWA/MTWA Admin desk.',
  both_changed: 'Changed both here and in the file.',
  for_people: 'The file has other rules on who may act.',
  unexplained: 'They differ, and neither audit log shows which is newer.',
  other_claim: 'Two different claims with the same ID, started at different times.',
  same_email: 'Two accounts with the same email.',
  email_twice: 'Another account in the file has the same email.',
  takes_back: 'The file would undo a payment or decision made here.',
  looks_like: 'Looks like another claim here: same national ID, incident type and incident date.',
  last_administrator: 'This would leave no active administrator with the UWA/MTWA Admin desk.',
  claim_first: 'Its claim looks like another claim here. Import that claim, then import the file again.',
  used_up: 'Its claim has already been submitted.',
  no_claim: 'Its claim is not in this register or in the file.',
  edited_here: 'Another edit of this claim is unfinished here.',
  reserved_twice: 'Another draft has the same claim ID.',
  odd_id: 'Its ID or revision number is not valid in this portal.',
  unknown_district: 'Its district is not in the list of districts.',
  not_known: 'Details of its claimant are missing, and it was not finished on paper.',
  in_future: 'One of its dates is in the future.',
  out_of_order: 'Its dates are not in the right order.',
  odd_place: 'Its coordinates are outside Uganda or incomplete.',
  odd_evidence: 'It has too many evidence files, or files that a claim cannot have.',
  no_decision: 'Its status says it was decided, but the decision is missing.',
  told_of_nothing: 'It says that the claimant was told of a decision that was never made.',
  odd_answers: 'Its list of missing information, or an answer in it, does not fit its status.',
  odd_closing: 'It was closed or reopened in a way this portal does not allow.',
  odd_hold: 'It was put on hold or released in a way this portal does not allow.',
  odd_appeal: 'An appeal on it does not match its decisions.',
  odd_correction: "A correction of the claimant's details was made or confirmed in a way this portal does not allow.",
  odd_conditions: 'The conditions of its approval do not match its decisions or payments.',
  other_amount: "Its approved amount differs from the committee's decision.",
  overpaid: 'More was paid than was approved.',
  too_much: 'One of its payments is more than the outstanding amount.',
  open_twice: 'Two of its payments are in progress at the same time.',
  other_payments: 'Its payments do not match its status.',
  odd_payment: 'One of its payments does not have the details its status requires.',
  odd_numbers: 'Its payments are not numbered in sequence.',
  other_payee: 'One of its payments has a different payee from the claim, without a recorded retry to that payee.',
  broken_chain: 'Its entries do not follow in order: one opens with less than the balance before it.',
  no_note: 'The fund was topped up without a note.',
  odd_schedule: 'One of its rates is missing, listed twice or below zero, or its day is missing.',
  odd_scheme: 'One of its rules is missing, listed twice or out of range.',
  odd_valuation: 'Its valuation does not match its rates, or is above the limit of the schedule.',
  same_day: 'Another schedule here is in force from the same day.',
  same_version: 'Another schedule here has the same version.',
  last_schedule: 'It would withdraw the last published schedule here.',
  foreign_payment: 'One of its payments belongs to another claim here.',
} as const satisfies Record<MergeReason, Words>;

/** The parts of the scheme's rules, as their page calls them. */
export const partTitles = {
  species: 'Listed species',
  reporting: 'Days',
  papers: 'Papers',
  sentences: 'Sentences of letters',
  access: 'Who may act',
} as const satisfies Record<SchemePart, Words>;
