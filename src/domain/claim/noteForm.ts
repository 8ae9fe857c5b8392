import * as v from 'valibot';
import { noteTypes, type NoteType } from './claim';
import { withinLimits } from '../form/textLimits';

/** The form of an internal note. */
export const noteSchema = v.pipe(
  v.object({
    content: v.pipe(v.string(), v.trim(), v.nonEmpty('Note is required')),
    type: v.picklist(Object.keys(noteTypes) as NoteType[], 'Note type is required'),
  }),
  withinLimits(),
);

export type NoteForm = v.InferInput<typeof noteSchema>;
