import type { Words } from '../../../../domain/words';
import type { MergeItem, MergeOutcome, MergeReason } from '../../../../store/register/merging/types';

/** What becomes of the records of a file, by the words of the screen, in the order in which they are shown. */
export const outcomeWords = {
  added: 'Added',
  changed: 'Changed',
  kept: 'Kept as it is here',
  same: 'The same',
  refused: 'Refused',
  clash: 'To choose',
} as const satisfies Record<MergeOutcome, Words>;

export const outcomeNames = Object.keys(outcomeWords) as MergeOutcome[];

/** What is merged one by one, in the singular. */
export const itemWords = {
  claims: 'Claim',
  drafts: 'Draft',
  users: 'User',
  fundLedger: 'Fund ledger',
} as const satisfies Record<MergeItem['kind'], Words>;

/** Why a record of the file is not taken as it is, or why somebody must choose. */
export const reasonWords = {
  older: 'This register has gone further than the file.',
  deleted_here: 'This account was deleted here.',
  own_account: 'Your own account: an import neither deactivates it nor changes its role.',
  both_changed: 'Both registers went on, apart from each other.',
  unexplained: 'They differ, and neither log says which is newer.',
  other_claim: 'Two claims with the same ID, begun at different times.',
  same_email: 'Two accounts with the same email.',
  email_twice: 'Another account of the file has the same email.',
  takes_back: 'The file would take back a payment or a decision that was made here.',
  looks_like: 'Looks like another claim here: the same national ID, kind and date of incident.',
  last_administrator: 'No active administrator would remain.',
  claim_first: 'Its claim looks like another one here. Once that claim is taken, import the file again.',
  used_up: 'Its claim is submitted already.',
  no_claim: 'The claim that it belongs to is in neither register.',
  edited_here: 'Another edit of the same claim is under way here.',
  reserved_twice: 'Another draft has the same claim ID.',
  odd_id: 'Its ID or its revision is none that this portal gives.',
  unknown_district: 'Its district is not in the list of districts.',
  in_future: 'One of its dates lies in the future.',
  out_of_order: 'Its dates are not in the order in which a claim goes on.',
  odd_place: 'Its coordinates lie outside Uganda, or one of them is missing.',
  odd_evidence: 'It holds more files, or other files, than a claim can have.',
  no_decision: 'Its status says that it was decided, but it holds no such decision.',
  other_amount: 'Its approved amount is not the one that the committee decided.',
  overpaid: 'More was paid than was approved.',
  too_much: 'One of its payments is more than is still to be paid.',
  open_twice: 'Two of its payments are under way at once.',
  other_payments: 'Its payments do not fit its status.',
  odd_payment: 'One of its payments does not hold what its status needs.',
  odd_numbers: 'Its payments are not numbered one after the other.',
  other_payee: 'One of its payments goes elsewhere than the claim says, and was not retried to there.',
  broken_chain: 'Its entries do not follow each other: one opens with less than was left before it.',
  no_note: 'The fund was topped up without a note.',
  foreign_payment: 'One of its payments belongs to another claim here.',
} as const satisfies Record<MergeReason, Words>;
