import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, type Ref } from 'react';
import { isAnswered } from '../../../domain/claimImport/askedDays';
import { findMeaning } from '../../../domain/claimImport/fileWords';
import type { Questions } from '../../../domain/claimImport/rows/questions';
import { useTranslation } from '../../../i18n/useTranslation';
import { FormActions } from '../../../ui/form/FormActions';
import { SectionCard } from '../../../ui/page/SectionCard';
import { DayQuestions } from './DayQuestions';
import { withMeaning, type ChangeReading, type Reading } from '../importState';
import { SharedAreas } from './SharedAreas';
import { SwappedDays } from './SwappedDays';
import { UnknownFacts } from './UnknownFacts';
import { WordQuestions } from './WordQuestions';
import { ZeroQuestions } from './ZeroQuestions';

type QuestionsStepProps = {
  ref: Ref<HTMLDivElement>;
  reading: Reading;
  questions: Questions;
  /** Whether the answers so far led to some of these questions. */
  more: boolean;
  busy: boolean;
  onChange: ChangeReading;
  onCheck: () => void;
  onBack: () => void;
};

/** What the file does not say: asked once for all rows, never guessed. */
export function QuestionsStep({ ref, reading, questions, more, busy, onChange, onCheck, onBack }: QuestionsStepProps) {
  const { t } = useTranslation();
  const { words, days, zeros, swapped, unknown, sharedAreas } = questions;
  const { answers } = reading;
  const choose = useCallback(
    (key: string, meaning: string) => onChange((before) => withMeaning(before, key, meaning)),
    [onChange],
  );
  const open =
    words.filter((word) => findMeaning(word, answers.words) === undefined).length +
    days.filter(({ field }) => !isAnswered(answers.days[field])).length +
    swapped.filter(({ field }) => answers.swapped[field] === undefined).length +
    (sharedAreas > 0 && answers.severalCrops === undefined ? 1 : 0);

  return (
    <SectionCard
      ref={ref}
      title={t('Step 3 of 4: Questions about the file')}
      description={t('Each answer applies to all rows.')}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {more && (
          <Alert severity="info">
            {t('Your answers raised new questions. Your earlier answers have not changed.')}
          </Alert>
        )}
        {days.length > 0 && (
          <DayQuestions
            days={days}
            reading={reading}
            onAnswer={(field, source) =>
              onChange((before) => {
                const { [field]: _before, ...others } = before.answers.days;
                return {
                  ...before,
                  answers: { ...before.answers, days: { ...others, ...(source && { [field]: source }) } },
                };
              })
            }
          />
        )}
        {swapped.length > 0 && (
          <SwappedDays
            swapped={swapped}
            answers={answers.swapped}
            onAnswer={(field, swap) =>
              onChange((before) => ({
                ...before,
                answers: { ...before.answers, swapped: { ...before.answers.swapped, [field]: swap } },
              }))
            }
          />
        )}
        {sharedAreas > 0 && (
          <SharedAreas
            rows={sharedAreas}
            answer={answers.severalCrops}
            onAnswer={(severalCrops) =>
              onChange((before) => ({ ...before, answers: { ...before.answers, severalCrops } }))
            }
          />
        )}
        {words.length > 0 && <WordQuestions words={words} reading={reading} onChoose={choose} />}
        {zeros.length > 0 && (
          <ZeroQuestions
            zeros={zeros}
            leaveOut={answers.leaveOutZeros}
            onChange={(leaveOutZeros) =>
              onChange((before) => ({ ...before, answers: { ...before.answers, leaveOutZeros } }))
            }
          />
        )}
        {unknown.length > 0 && (
          <UnknownFacts
            unknown={unknown}
            take={answers.takeNotKnown ?? false}
            onChange={(takeNotKnown) =>
              onChange((before) => ({ ...before, answers: { ...before.answers, takeNotKnown } }))
            }
          />
        )}
        {open > 0 && (
          <Alert severity="warning" role="note">
            {t('{{count}} questions are not answered yet. You can continue, but their rows will be refused.', {
              count: open,
            })}
          </Alert>
        )}
        <FormActions>
          <Button color="secondary" onClick={onBack} disabled={busy}>
            {t('Back to the columns')}
          </Button>
          <Button variant="contained" onClick={onCheck} disabled={busy}>
            {t('Check the rows')}
          </Button>
        </FormActions>
      </Box>
    </SectionCard>
  );
}
