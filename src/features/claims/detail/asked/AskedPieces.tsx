import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { findAsked, isPieceAnswered } from '../../../../domain/claim/asked/asked';
import { findLastVerification, type Claim } from '../../../../domain/claim/claim';
import { informationAnswers, pieceText } from '../../../../domain/claim/asked/pieceText';
import type { InformationAnswer, Piece } from '../../../../domain/workflow/askedRecord';
import { mayDo } from '../../../../domain/user/permissions';
import type { Role } from '../../../../domain/user/roles';
import { isolated } from '../../../../i18n/isolated';
import { useReaches } from '../../../shared/claimActions/useBar';
import { useTranslation } from '../../../../i18n/useTranslation';
import { AskedState } from '../../../../ui/labels/AskedState';
import { LongText } from '../../../../ui/labels/LongText';
import { useOnDemand } from '../../../../ui/onDemand/useOnDemand';
import { useToday } from '../../../../ui/page/useToday';
import { useFormats } from '../../../../ui/text/formats';
import type { Perform } from './AnswerDialog';

const load = () => import(/* webpackChunkName: "answer-dialog" */ './AnswerDialog');

type AskedPiecesProps = { claim: Claim; role: Role; perform: Perform };

/** What a claim waits for, piece by piece, and the way to answer each. */
export function AskedPieces({ claim, role, perform }: AskedPiecesProps) {
  const { t } = useTranslation();
  const today = useToday();
  const reaches = useReaches(claim);
  const [opened, setOpened] = useState<{ piece: Piece; place: number }>();
  const { piece: dialog, demand } = useOnDemand(load);
  const asked = findAsked(claim);
  const actionReason = findLastVerification(claim)?.actionReason;
  return (
    <>
      {asked && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ fontWeight: 600 }}>
            <AskedState claim={claim} today={today} />
          </Box>
          <Box component="ul" aria-label={t('What is missing')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {asked.pieces.map((piece, place) => {
              const words = pieceText(t, piece, actionReason);
              const isAnswered = isPieceAnswered(piece, claim.evidence);
              return (
                <Box
                  key={place}
                  component="li"
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: 'auto minmax(0, 1fr)',
                    columnGap: 1,
                    py: 0.75,
                    color: 'text.primary',
                    '& + &': { borderTop: 1, borderColor: 'divider' },
                  }}
                >
                  {isAnswered ? (
                    <CheckCircle fontSize="small" sx={{ color: 'success.main' }} aria-hidden />
                  ) : (
                    <RadioButtonUnchecked fontSize="small" sx={{ color: 'text.secondary' }} aria-hidden />
                  )}
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
                    <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                      <LongText text={isolated(words)} />
                      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                        {isAnswered && piece.answer ? <Given answer={piece.answer} /> : t('Still open')}
                        {!isAnswered && piece.answer?.file && (
                          <Box>{t('{{name}} was removed.', { name: isolated(piece.answer.file.name) })}</Box>
                        )}
                      </Box>
                    </Box>
                    {reaches && mayDo('answerInformation', role) && (
                      <Button
                        size="small"
                        variant="outlined"
                        color="secondary"
                        aria-label={
                          piece.answer
                            ? t('Correct the answer: {{piece}}', { piece: words })
                            : t('Record the answer: {{piece}}', { piece: words })
                        }
                        onClick={() => {
                          demand();
                          setOpened({ piece, place });
                        }}
                      >
                        {piece.answer ? t('Correct the answer') : t('Record the answer')}
                      </Button>
                    )}
                  </Box>
                </Box>
              );
            })}
          </Box>
        </Box>
      )}
      {opened && dialog && (
        <dialog.AnswerDialog
          {...opened}
          words={pieceText(t, opened.piece, actionReason)}
          claim={claim}
          perform={perform}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** The answer: how, with what, by whom and when. */
function Given({ answer: { how, file, note, answeredOn, answeredBy } }: { answer: InformationAnswer }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const what = [t(informationAnswers[how].label), file && isolated(file.name)].filter(Boolean).join(': ');
  return (
    <>
      {`${what} – ${isolated(answeredBy)}, ${date(answeredOn)}`}
      {note && (
        <Box>
          <LongText text={isolated(note)} />
        </Box>
      )}
    </>
  );
}
