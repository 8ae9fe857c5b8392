import type * as v from 'valibot';
import type { AuditResource, Severity } from '../../audit/audit';
import type { Permission } from '../../user/permissions';
import type { Words } from '../../words';
import type { Versions } from '../versions';

/**
 * How two registers meet over the records of a kind (docs/merging.md). `history`: of two records that differ, the one that
 * went through everything that the other did, and more, is the newer; where neither did, a person decides. `union`: what is
 * not here is added, what is here stays. `own`: by the kind's own rules (store/register/merging/meetings.ts). `parent`: with
 * the record that they belong to.
 */
export type Meeting<Content> =
  | {
      how: 'history';
      /** What of a record people decided on; all but its revision where this is left out. */
      contentOf?: (content: Content) => object;
      /** Of a record that a file never changes unasked: what stands here while the register has none of it. */
      standing?: (content: Content) => Content | undefined;
    }
  | {
      how: 'union';
      /** Whether two records of one id tell the same; by all they hold where this is left out. */
      isSame?: (ours: Content | undefined, theirs: Content) => boolean;
      /** Whether it is of the register that is shared, and not of the device that the file comes from. */
      comesAlong?: (theirs: Content) => boolean;
      /** Whether one here, under another id, takes its place. */
      isRival?: (ours: Content, theirs: Content) => boolean;
    }
  | { how: 'own' }
  | { how: 'parent' };

/** One deed on a record: who may do it, what the log calls it, in words and by its code, and how grave it is. */
type Change = {
  by: Permission;
  code: string;
  words: Words;
  severity: Severity;
  /** It makes the record, or takes it away; any other finds it and leaves it. */
  makes?: true;
  ends?: true;
};

/**
 * What is done to records of a kind, where each deed is one event that holds the record before and after. The event's name,
 * shape and version, what the slice makes of it and its row in the log follow from this.
 */
export type Changes = {
  /** The version of the event. */
  version: number;
  /** The shape of a record before a change, where one can be changed that no register holds, since it ships. */
  before?: v.GenericSchema;
  /** Whether a record stands before a change though no register holds it. */
  ships?: (before: never) => boolean;
  how: Record<string, Change>;
};

/**
 * A kind of record: all that is to be known of it. What goes through the kinds of records reads the table of them (kinds.ts):
 * store, log, mirror, files, replacing, merging and the screens of that.
 */
export type RecordKind<Content extends { id: string }> = Versions & {
  /** The shape of each record. */
  record: v.GenericSchema<Content>;
  /** The shape of the small fields beside the records. */
  head?: v.GenericSchema;
  /** What it is called: one, and several. */
  words: { one: Words; many: Words };
  /** Whether every copy of the register holds these records, or they are of this device alone. */
  home: 'register' | 'device';
  /** What names a record to people beside its id; left out where nothing does. */
  nameOf?: (content: Content) => string;
  /** What audit events about it name it by, and what its fields are called by. */
  resource?: AuditResource;
  /** The id of the record that it belongs to, and whose history its own is part of; left out where it stands by itself. */
  ownerOf?: (content: Content) => string;
  changes?: Changes;
  meets: Meeting<Content>;
  /** The fields that are shown side by side where a person decides; those of the record but its id and revision where left out. */
  factsOf?: (content: Content) => object;
};
