import type { ContentOf, KindThatMeets, RegisterRecords } from '../../../domain/register/kinds/kinds';
import type { AuditEvent } from '../../../domain/audit/audit';
import type { Claim } from '../../../domain/claim/claim';
import type { Draft } from '../../../domain/claim/draft';
import type { FundLedgerEntry } from '../../../domain/payment/ledger';
import type { Payment } from '../../../domain/payment/payment';
import type { Unsoundness } from '../../../domain/register/soundness/unsoundness';
import type { User } from '../../../domain/user/user';

/** The records of a register by their ids, as the state holds them. */
export type Entities = {
  [Slice in keyof RegisterRecords]: { entities: Record<string, RegisterRecords[Slice][number]> };
};

/**
 * What becomes of a record of the file: it comes in; it takes the place of an older one; it gives way to a newer one; it
 * is here already; it cannot come in; or nothing says which of two is newer, and somebody must choose.
 */
export type MergeOutcome = 'added' | 'changed' | 'kept' | 'same' | 'refused' | 'clash';

/** Why a record of the file is not taken as it is, or why somebody must choose. */
export type MergeReason =
  | Unsoundness
  /** This register's has gone through everything that the file's has, and more. */
  | 'older'
  /** Deleted here. */
  | 'deleted_here'
  /** The file would take the account of whoever imports it away. */
  | 'own_account'
  /** Both went on, apart from each other. */
  | 'both_changed'
  /** The file has it newer, and no file changes it unasked. */
  | 'for_people'
  /** Nothing was recorded that would explain the difference. */
  | 'unexplained'
  /** Two claims of the same id, begun at different times. */
  | 'other_claim'
  /** Two accounts with the same email. */
  | 'same_email'
  /** Another account of the file has the same email. */
  | 'email_twice'
  /** What happened here, a payment or the claim's decision, is not in the file's record. */
  | 'takes_back'
  /** Another claim here is of the same person, kind and day of incident, and the file does not know that one. */
  | 'looks_like'
  /** Taking what the file says would leave no active administrator, or none at the admin desk. */
  | 'last_administrator'
  /** Its claim looks like one here, and may come in or not. */
  | 'claim_first'
  /** Its claim is submitted: the draft is used up. */
  | 'used_up'
  /** The claim that it edits is in neither register. */
  | 'no_claim'
  /** Another edit of the same claim is under way here. */
  | 'edited_here'
  /** Another draft was given the same claim id. */
  | 'reserved_twice'
  /** Another valuation schedule here is in force from the same day. */
  | 'same_day'
  /** The version of another valuation schedule here differs in capitals alone. */
  | 'same_version'
  /** Taking what the file says would leave no published valuation schedule. */
  | 'last_schedule'
  /** One of its payments belongs to another claim here. */
  | 'foreign_payment';

/** A claim with its payments: one is never merged without the other. */
export type ClaimFile = { claim: Claim; payments: Payment[] };

/** The last event on each side, notes aside; undefined where the log knows of none. */
export type LastEvents = { ours?: AuditEvent; theirs?: AuditEvent };

/** What was done to a record on each side; of a claim, with its notes. */
export type Logs = Record<MergeSide, readonly AuditEvent[]>;

export type Item<Name extends string, Content> = {
  kind: Name;
  id: string;
  outcome: MergeOutcome;
  reason?: MergeReason;
  ours?: Content;
  theirs: Content;
  last?: LastEvents;
  /** Of one record that is another on each side: whether they explain that is for whoever chooses to see. */
  logs?: Logs;
};

/** `like` is the claim here that one which is not here looks like. */
export type ClaimItem = Item<'claims', ClaimFile> & { like?: ClaimFile };
/** The ledger is one chain, taken or left whole. */
export type LedgerItem = Item<'fundLedger', FundLedgerEntry[]>;

/** What is sorted of a kind: of two accounts with the same email, `ours` is the one here, under another id. */
export type ItemOf<Name extends ItemKind> = Name extends 'claims'
  ? ClaimItem
  : Name extends 'fundLedger'
    ? LedgerItem
    : Item<Name, ContentOf<Name>>;

/** The kinds that are sorted one by one. */
export type ItemKind = KindThatMeets<'own' | 'history'>;
export type MergeItem = { [Name in ItemKind]: ItemOf<Name> }[ItemKind];

/** Records that are only ever added; of two with the same id and another content, this register's stays. */
export type Union<Content> = { added: Content[]; same: number; kept: number };

export type MergePlan = {
  /** The register it is a plan for, and the email of whoever looked at it. */
  of: { register: Entities; actorEmail: string };
  items: MergeItem[];
  /** Drafts here whose claim the file has submitted. */
  usedUp: Draft[];
  /** Accounts here that were deleted in the file. They stay. */
  deletedThere: User[];
  /** Payments of the file without their claim. */
  strayPayments: Payment[];
  unions: { [Name in KindThatMeets<'union'>]: Union<ContentOf<Name>> };
};

export type MergeSide = 'ours' | 'theirs';
/** Whose record is kept, by the key of what clashes. */
export type MergeChoices = Record<string, MergeSide>;

/** Whether the file's record takes the place of this register's, or comes in beside the rest. */
export const takesTheirs = ({ outcome }: Pick<MergeItem, 'outcome'>, choice: MergeSide | undefined) =>
  outcome === 'added' || outcome === 'changed' || (outcome === 'clash' && choice === 'theirs');

/** Whether it comes in beside what is here, in nobody's place. */
export const isNew = (item: MergeItem) =>
  item.outcome === 'added' || (item.kind === 'claims' && item.like !== undefined);

/** What the choices go by. */
export const keyOf = ({ kind, id }: Pick<MergeItem, 'kind' | 'id'>) => `${kind}/${id}`;
