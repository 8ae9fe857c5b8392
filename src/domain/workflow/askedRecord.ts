import * as v from 'valibot';
import { day, id, instant, text } from '../register/storedFields';
import { reasonCodes } from './reasonCodes';

/** How a piece of the information asked for can be answered (docs/product.md, Information asked for). */
export const answerKinds = ['file_added', 'explained'] as const;

export type AnswerKind = (typeof answerKinds)[number];

const answerRecord = v.object({
  how: v.picklist(answerKinds),
  /** The claim's file that answers it, by its name then; left out where the note says where it is. */
  file: v.optional(v.object({ id, name: text })),
  note: text,
  answeredOn: instant,
  answeredBy: text,
});

export type InformationAnswer = v.InferOutput<typeof answerRecord>;

export const pieceRecord = v.object({
  reason: v.optional(v.picklist(reasonCodes)),
  text,
  answer: v.optional(answerRecord),
});

/**
 * One thing that is missing: a reason from the list, whose `text` is empty, or what was typed. The reason Other stands for
 * the action reason. Without an answer, it is open.
 */
export type Piece = v.InferOutput<typeof pieceRecord>;

export const askedRecord = v.object({ until: day, pieces: v.array(pieceRecord) });

/** What a claimant was asked for, piece by piece, and the last day in Kampala on which it is awaited. */
export type Asked = v.InferOutput<typeof askedRecord>;
