import type * as v from 'valibot';
import type { AuditResource } from '../../audit/audit';
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
  meets: Meeting<Content>;
  /** The fields that are shown side by side where a person decides; those of the record but its id and revision where left out. */
  factsOf?: (content: Content) => object;
};

/** A row of the table, whose home and meeting the types know. */
export const defineKind = <
  Content extends { id: string },
  Home extends RecordKind<Content>['home'],
  How extends Meeting<Content>['how'],
>(
  kind: RecordKind<Content> & { home: Home; meets: { how: How } },
) => kind;
