import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { answerSchemaFor, type AnswerForm } from '../../../../domain/claim/asked/answerForm';
import { findAsked } from '../../../../domain/claim/asked/asked';
import type { Claim } from '../../../../domain/claim/claim';
import { informationAnswers } from '../../../../domain/claim/asked/pieceText';
import { evidenceSlotNames, evidenceSlots } from '../../../../domain/incident/evidence';
import { answerKinds, type Piece } from '../../../../domain/workflow/askedRecord';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import { answerPiece } from '../../../../store/claims/answerPiece';
import { CommandFormFrame } from '../../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../../ui/commandForm/useCommandForm';
import { FormDialog } from '../../../../ui/commandForm/FormDialog';
import { LimitedTextInput } from '../../../../ui/form/text/LimitedTextInput';
import { RadioInput } from '../../../../ui/form/choice/RadioInput';
import { SelectInput } from '../../../../ui/form/choice/SelectInput';
import { LongText } from '../../../../ui/labels/LongText';
import type { useAct } from '../../../shared/claimActions/useAct';

export type Perform = ReturnType<typeof useAct>['perform'];

type AnswerDialogProps = {
  claim: Claim;
  /** The piece as it stood when the dialog was opened, its place in the list and its words. */
  piece: Piece;
  place: number;
  words: string;
  perform: Perform;
  onClose: () => void;
};

/** Asks how a piece of the information asked for was answered (docs/product.md, Information asked for). */
export function AnswerDialog({ claim, piece, place, words, perform, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const { id, evidence } = claim;
  const { answer } = piece;
  const [files] = useState(() =>
    evidenceSlotNames.flatMap((slot) =>
      evidence[slot].map((file) => ({ value: file.id, label: `${t(evidenceSlots[slot].one)}: ${file.name}` })),
    ),
  );
  const title = answer ? t('Correct the answer') : t('Record the answer');
  const { control, frame } = useCommandForm<AnswerForm>({
    name: `answer ${id} ${place}`,
    schema: useMemo(() => answerSchemaFor(piece, evidence), [piece, evidence]),
    defaultValues: {
      how: answer?.how ?? '',
      fileId: files.find(({ value }) => value === answer?.file?.id)?.value ?? '',
      note: answer?.note ?? '',
    },
    closed: findAsked(claim) === undefined,
    onSubmit: (form) =>
      perform(answerPiece({ claimId: id, place, seen: piece, form }), { done: t('Answer recorded'), detail: words }),
    onDone: onClose,
    onCancel: onClose,
  });
  const [how, fileId] = useWatch({ control, name: ['how', 'fileId'] });

  return (
    <FormDialog title={title} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <LongText text={isolated(words)} />
        </Box>
        <CommandFormFrame {...frame} label={title} submitLabel={t('Save')}>
          <RadioInput
            control={control}
            name="how"
            label={t('How it was answered')}
            required
            options={[
              ...answerKinds.map((kind) => ({ value: kind, label: t(informationAnswers[kind].label) })),
              ...(answer ? [{ value: 'open', label: t('Not answered yet') }] : []),
            ]}
          />
          {how === 'file_added' && (
            <SelectInput
              control={control}
              name="fileId"
              label={t('File')}
              hint={t('To add a file to the claim, select Edit on its page.')}
              placeholder={t('Not among the evidence')}
              options={files}
            />
          )}
          {how !== 'open' && (
            <LimitedTextInput
              control={control}
              name="note"
              label={noteLabels[how](t)}
              required={how === 'explained' || (how === 'file_added' && fileId === '')}
              lines={2}
            />
          )}
        </CommandFormFrame>
      </DialogContent>
    </FormDialog>
  );
}

type Say = ReturnType<typeof useTranslation>['t'];

const noteLabels = {
  '': (t: Say) => t('Note'),
  file_added: (t: Say) => t('Where it is'),
  explained: (t: Say) => t('What was explained'),
} as const satisfies Record<Exclude<AnswerForm['how'], 'open'>, (t: Say) => string>;
