import { useCallback, useRef, useState } from 'react';
import type { Separator } from '../../domain/claimImport/sheet/cell';
import { checkRow, isGood, type CheckedRow } from '../../domain/claimImport/rows/checkRow';
import { findMeaning, type WordMatches } from '../../domain/claimImport/fileWords';
import { makeJudge } from '../../domain/claimImport/rows/judge';
import { makeKnownClaims } from '../../domain/claimImport/rows/knownClaims';
import { guessOrderOf, headersKey } from '../../domain/claimImport/mapping';
import { asksMore, isNothing, makeQuestionnaire, type Questions } from '../../domain/claimImport/rows/questions';
import { sheetProblems, type SheetProblem, type SheetReading } from '../../domain/claimImport/sheet/sheetProblem';
import type { FileTask } from '../../domain/fileTask';
import { importStopped } from '../../domain/register/importStopped';
import { useTranslation } from '../../i18n/useTranslation';
import { rememberColumns } from '../../platform/importColumns';
import { rememberWords } from '../../platform/importWords';
import { importClaims } from '../../store/claims/importing';
import { selectOwnAreas } from '../../store/claims/ownClaims';
import { selectAllClaims } from '../../store/claims/selectors';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { useFileJob } from '../../ui/fileJob/useFileJob';
import { useFormats } from '../../ui/text/formats';
import { refusalText } from '../../ui/text/refusalText';
import { tellResult } from '../../ui/toast/tellResult';
import {
  dataRows,
  headersOf,
  sheetReadingOf,
  startReading,
  withRecalledWords,
  type ChangeReading,
  type ImportState,
  type Reading,
} from './importState';

/** Rows between two reports, each of which draws the page anew. */
const reportEvery = 1000;

async function open(file: File, task: FileTask, separator?: Separator): Promise<SheetReading> {
  try {
    const { openSpreadsheet } = await import(
      /* webpackChunkName: "open-sheet" */ '../../documents/sheet/openSpreadsheet'
    );
    return await openSpreadsheet(file, task, separator);
  } catch {
    return { ok: false, problem: { code: 'no_reader' } };
  }
}

async function eachRow(
  reading: Reading,
  task: FileTask,
  doing: string,
  read: (line: ReturnType<typeof dataRows>[number]) => void,
) {
  const rows = dataRows(reading);
  for (const [index, line] of rows.entries()) {
    read(line);
    if ((index + 1) % reportEvery === 0) task.report(index + 1, rows.length, doing);
    await task.yieldToMain();
  }
}

/** What was said of the words of a file, to be proposed with the next one. */
function findWordAnswers({ answers }: Reading, { words }: Questions): WordMatches {
  return Object.fromEntries(
    words.flatMap((word) => {
      const meaning = findMeaning(word, answers.words);
      return meaning === undefined ? [] : [[word.key, meaning]];
    }),
  );
}

/** The import from the choice of a file to the claims in the register. */
export function useClaimsImport() {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const job = useFileJob();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const [failure, setFailure] = useState<string>();
  const [adding, setAdding] = useState(false);

  const changeReading: ChangeReading = useCallback(
    (change) =>
      setState((before) =>
        before.step === 'columns' || before.step === 'questions'
          ? { ...before, reading: change(before.reading) }
          : before,
      ),
    [],
  );

  const problemText = ({ code, count = 0 }: SheetProblem) => t(sheetProblems[code], { count });

  const chosen = useRef<File>(undefined);

  /** @param separator what separates the columns of a CSV file; guessed without it */
  function choose(file: File, separator?: Separator) {
    chosen.current = file;
    setFailure(undefined);
    void job.run(async (task) => {
      task.report(0, 0, t('Reading the file…'));
      const reading = await open(file, task, separator);
      task.signal.throwIfAborted();
      if (!reading.ok) return setFailure(problemText(reading.problem));
      setState({ step: 'columns', reading: startReading(file.name, reading.sheets) });
    });
  }

  /** What the rows leave open. */
  async function gather(reading: Reading, task: FileTask): Promise<Questions> {
    const questionnaire = makeQuestionnaire(sheetReadingOf(reading));
    await eachRow(reading, task, t('Reading the rows…'), ({ cells }) => questionnaire.add(cells));
    return questionnaire.questions();
  }

  /** From the columns on: asks what the file leaves open, or checks the rows at once where that is nothing. */
  function ask(reading: Reading) {
    setFailure(undefined);
    const {
      mapping,
      formats: { days, digits },
    } = reading;
    rememberColumns({ headers: headersKey(headersOf(reading)), mapping, days, digits });
    void job.run(async (task) => {
      const questions = await gather(reading, task);
      const proposed = withRecalledWords(reading, questions);
      if (!isNothing(questions)) return setState({ step: 'questions', reading: proposed, questions, more: false });
      await checkRows(reading, questions, task);
    });
  }

  /** Checks the rows, unless the answers lead to a question that was not asked yet. */
  function check(reading: Reading, asked: Questions) {
    setFailure(undefined);
    rememberWords(findWordAnswers(reading, asked));
    void job.run(async (task) => {
      const questions = await gather(reading, task);
      const proposed = withRecalledWords(reading, questions);
      if (asksMore(questions, asked)) return setState({ step: 'questions', reading: proposed, questions, more: true });
      await checkRows(reading, questions, task);
    });
  }

  async function checkRows(reading: Reading, questions: Questions, task: FileTask) {
    const judge = makeJudge(new Date().toISOString(), selectOwnAreas(store.getState()));
    const known = makeKnownClaims(selectAllClaims(store.getState()));
    const order = guessOrderOf(
      dataRows(reading).map(({ cells }) => cells),
      reading.mapping,
    );
    const how = { ...sheetReadingOf(reading), mixedDays: order.how === 'mixed' };
    const checked: CheckedRow[] = [];
    await eachRow(reading, task, t('Checking the rows…'), ({ row, cells }) => {
      checked.push(checkRow(row, cells, how, judge, known));
    });
    setState({ step: 'check', reading, questions, checked });
  }

  async function add(reading: Reading, checked: readonly CheckedRow[]) {
    setFailure(undefined);
    setAdding(true);
    const good = checked.filter(isGood);
    const rows = good.map(({ row, form, derived, unknown }) => ({ row, form, derived, unknown }));
    const result = await dispatch(importClaims({ fileName: reading.fileName, rows })).catch(() => undefined);
    setAdding(false);
    if (!result) return setFailure(t(importStopped));
    if (!result.ok) return setFailure(refusalText(t, result.refusal, formats));
    tellResult(t, result, { done: t('{{count}} claims added', { count: result.value }) });
    setState({ step: 'done', added: result.value, refused: checked.length - good.length });
  }

  return {
    state,
    job,
    failure,
    adding,
    choose: (file: File) => choose(file),
    /** Reads the file once more, its columns separated by another mark. */
    separate: (separator: Separator) => {
      if (chosen.current) choose(chosen.current, separator);
    },
    ask,
    check,
    add,
    changeReading,
    backToColumns: (reading: Reading) => setState({ step: 'columns', reading }),
    backToQuestions: (reading: Reading, questions: Questions) =>
      setState({ step: 'questions', reading, questions, more: false }),
    startAgain: () => {
      setFailure(undefined);
      setState({ step: 'choose' });
    },
  };
}
