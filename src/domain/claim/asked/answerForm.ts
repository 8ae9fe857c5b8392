import * as v from 'valibot';
import { allFiles, type Evidence } from '../../incident/evidence';
import { withinLimits } from '../../form/textLimits';
import { answerKinds, type InformationAnswer, type Piece } from '../../workflow/askedRecord';

/** `open` takes an answer back that was given by mistake. */
const choices = [...answerKinds, 'open'] as const;

const fields = v.object({
  how: v.pipe(v.picklist(['', ...choices], 'Choose how it was answered'), v.nonEmpty('Choose how it was answered')),
  /** Of a file among the claim's evidence; empty where the note says where it is. */
  fileId: v.string(),
  note: v.pipe(v.string(), v.trim()),
});

/** As it is typed; `how` is empty until it is chosen. */
export type AnswerForm = v.InferInput<typeof fields>;

/**
 * The form that answers a piece of the information asked for (docs/product.md, Information asked for). A file is one of
 * the claim's, or the note says where it is; an explanation is the note. Refuses to take back what is not answered.
 */
export const answerSchemaFor = ({ answer }: Piece, evidence: Evidence) =>
  v.pipe(
    fields,
    v.forward(
      v.partialCheck([['how']], ({ how }) => how !== 'open' || answer !== undefined, 'Choose how it was answered'),
      ['how'],
    ),
    v.forward(
      v.partialCheck(
        [['how'], ['fileId'], ['note']],
        ({ how, fileId, note }) => how !== 'file_added' || fileId !== '' || note !== '',
        'Choose the file, or say below where it is',
      ),
      ['fileId'],
    ),
    v.forward(
      v.partialCheck(
        [['how'], ['fileId']],
        ({ how, fileId }) => how !== 'file_added' || fileId === '' || findFile(evidence, fileId) !== undefined,
        'This file is no longer among the evidence',
      ),
      ['fileId'],
    ),
    v.forward(
      v.partialCheck(
        [['how'], ['note']],
        ({ how, note }) => how !== 'explained' || note !== '',
        'Say what was explained',
      ),
      ['note'],
    ),
    withinLimits(undefined, (_field, { how }) => how !== 'open'),
  );

const findFile = (evidence: Evidence, fileId: string) => allFiles(evidence).find(({ id }) => id === fileId);

/** The answer that a form gives; undefined where it takes one back. */
export function answerOf(
  { how, fileId, note }: AnswerForm,
  evidence: Evidence,
  by: Pick<InformationAnswer, 'answeredOn' | 'answeredBy'>,
): InformationAnswer | undefined {
  if (how === '' || how === 'open') return undefined;
  const found = how === 'file_added' ? findFile(evidence, fileId) : undefined;
  return { how, ...(found && { file: { id: found.id, name: found.name } }), note, ...by };
}

/** Whether an answer is one that the form can give; of a file it is asked whether it is among the evidence. */
export const isSoundAnswer = ({ how, file, note }: InformationAnswer, evidence?: Evidence): boolean =>
  how === 'explained'
    ? note !== '' && file === undefined
    : file === undefined
      ? note !== ''
      : evidence === undefined || findFile(evidence, file.id) !== undefined;
