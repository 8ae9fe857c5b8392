import { useCallback, useState } from 'react';
import { checkRow, isGood, type CheckedRow } from '../../domain/claimImport/checkRow';
import { makeJudge } from '../../domain/claimImport/judge';
import { makeKnownClaims } from '../../domain/claimImport/knownClaims';
import { guessOrderOf, headersKey } from '../../domain/claimImport/mapping';
import { sheetProblems, type SheetProblem, type SheetReading } from '../../domain/claimImport/sheetProblem';
import type { FileTask } from '../../domain/fileTask';
import { importStopped } from '../../domain/importStopped';
import { useTranslation } from '../../i18n/useTranslation';
import { rememberColumns } from '../../platform/importColumns';
import { importClaims } from '../../store/claims/importing';
import { selectAllClaims } from '../../store/claims/selectors';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { useFileJob } from '../../ui/fileJob/useFileJob';
import { useFormats } from '../../ui/formats';
import { refusalText } from '../../ui/refusalText';
import { tellResult } from '../../ui/tellResult';
import { dataRows, headersOf, startReading, type ChangeReading, type ImportState, type Reading } from './importState';

/** Rows between two reports, each of which draws the page anew. */
const reportEvery = 1000;

async function open(file: File, task: FileTask): Promise<SheetReading> {
  try {
    const { openSheet } = await import(/* webpackChunkName: "open-sheet" */ '../../documents/sheet/openSheet');
    return await openSheet(file, task);
  } catch {
    return { ok: false, problem: { code: 'no_reader' } };
  }
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
      setState((before) => (before.step === 'columns' ? { ...before, reading: change(before.reading) } : before)),
    [],
  );

  const problemText = ({ code, count = 0 }: SheetProblem) => t(sheetProblems[code], { count });

  function choose(file: File) {
    setFailure(undefined);
    void job.run(async (task) => {
      task.report(0, 0, t('Reading the file…'));
      const reading = await open(file, task);
      task.signal.throwIfAborted();
      if (!reading.ok) return setFailure(problemText(reading.problem));
      setState({ step: 'columns', reading: startReading(file.name, reading.sheets) });
    });
  }

  function check(reading: Reading) {
    setFailure(undefined);
    const {
      mapping,
      formats: { days, digits },
    } = reading;
    rememberColumns({ headers: headersKey(headersOf(reading)), mapping, days, digits });
    void job.run(async (task) => {
      const judge = makeJudge(new Date().toISOString());
      const known = makeKnownClaims(selectAllClaims(store.getState()));
      const rows = dataRows(reading);
      const order = guessOrderOf(
        rows.map(({ cells }) => cells),
        mapping,
      );
      const how = { ...reading, mixedDays: order.how === 'mixed' };
      const checked: CheckedRow[] = [];
      for (const { row, cells } of rows) {
        checked.push(checkRow(row, cells, how, judge, known));
        if (checked.length % reportEvery === 0) task.report(checked.length, rows.length, t('Checking the rows…'));
        await task.breathe();
      }
      setState({ step: 'check', reading, checked });
    });
  }

  async function add(reading: Reading, checked: readonly CheckedRow[]) {
    setFailure(undefined);
    setAdding(true);
    const good = checked.filter(isGood);
    const rows = good.map(({ row, form }) => ({ row, form }));
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
    choose,
    check,
    add,
    changeReading,
    backToColumns: (reading: Reading) => setState({ step: 'columns', reading }),
    startAgain: () => {
      setFailure(undefined);
      setState({ step: 'choose' });
    },
  };
}
