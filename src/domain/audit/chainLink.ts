import * as v from 'valibot';
import { text } from '../register/storedFields';
import { chainHeadRecord, readLink } from './auditChain';

const hash = chainHeadRecord.entries.hash;

/** A link as rows carry it. */
const link = v.pipe(
  text,
  v.check((written) => readLink(written) !== undefined),
);

export const chainLinkRecord = v.strictObject({
  links: v.array(link),
  head: chainHeadRecord,
  /** Digest of every row outside the chain as the event leaves them, where it brought rows from elsewhere. */
  outside: v.optional(hash),
  /** Where the chain ended that this event put an end to. */
  ended: v.optional(link),
});

/** What an event adds to the chain: a link for each of its rows, in their order, and where the chain ends then. */
export type ChainLink = v.InferOutput<typeof chainLinkRecord>;
