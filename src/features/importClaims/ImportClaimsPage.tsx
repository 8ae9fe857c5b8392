import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { isGood } from '../../domain/claimImport/rows/checkRow';
import { useTranslation } from '../../i18n/useTranslation';
import { Confirmation } from '../../ui/commandForm/Confirmation';
import { useLeaveQuestion } from '../../ui/commandForm/useLeaveQuestion';
import { FileJobProgress } from '../../ui/fileJob/FileJobProgress';
import { Page } from '../../ui/page/Page';
import { CheckStep } from './check/CheckStep';
import { ChooseStep } from './ChooseStep';
import { ColumnsStep } from './columns/ColumnsStep';
import { DoneStep } from './DoneStep';
import { QuestionsStep } from './questions/QuestionsStep';
import { useClaimsImport } from './useClaimsImport';

/** Claims from a spreadsheet: choose the file, say what its columns hold, look at every row, add the good ones. */
export function ImportClaimsPage() {
  const { t } = useTranslation();
  const importing = useClaimsImport();
  const { state, job, failure, adding, changeReading } = importing;
  const busy = job.running || adding;

  const leaving = useLeaveQuestion({
    unsent: state.step === 'check' && state.checked.some(isGood),
    question: {
      title: t('Leave without adding the claims?'),
      text: t('The file was checked, but its claims are not in the register yet. The file itself does not change.'),
      confirmLabel: t('Leave page'),
      destructive: true,
    },
  });

  // The step that follows takes the focus from the button that led to it.
  const step = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    step.current?.scrollIntoView({ block: 'start' });
    step.current?.focus({ preventScroll: true });
  }, [state.step]);

  return (
    <Page title={t('Import Claims')} subtitle={t('Add old claims from a spreadsheet, one claim per row')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          // Clear of the portal's header.
          '& section': { scrollMarginTop: 72 },
        }}
      >
        <FileJobProgress job={job} />
        {failure && <Alert severity="error">{failure}</Alert>}
        {state.step === 'choose' && <ChooseStep ref={step} busy={busy} onChoose={importing.choose} />}
        {state.step === 'columns' && (
          <ColumnsStep
            ref={step}
            reading={state.reading}
            busy={busy}
            onChange={changeReading}
            onSeparate={importing.separate}
            onContinue={() => importing.ask(state.reading)}
            onBack={importing.startAgain}
          />
        )}
        {state.step === 'questions' && (
          <QuestionsStep
            ref={step}
            reading={state.reading}
            questions={state.questions}
            more={state.more}
            busy={busy}
            onChange={changeReading}
            onCheck={() => importing.check(state.reading, state.questions)}
            onBack={() => importing.backToColumns(state.reading)}
          />
        )}
        {state.step === 'check' && (
          <CheckStep
            ref={step}
            reading={state.reading}
            questions={state.questions}
            checked={state.checked}
            busy={busy}
            onAdd={() => void importing.add(state.reading, state.checked)}
            onCheckAgain={() => importing.check(state.reading, state.questions)}
            onBack={() => importing.backToColumns(state.reading)}
            onBackToQuestions={() => importing.backToQuestions(state.reading, state.questions)}
          />
        )}
        {state.step === 'done' && <DoneStep ref={step} {...state} onStartAgain={importing.startAgain} />}
      </Box>
      <Confirmation question={leaving} />
    </Page>
  );
}
