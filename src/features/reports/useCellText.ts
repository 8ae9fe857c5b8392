import { useMemo } from 'react';
import { formatNumber } from '../../domain/settings/format';
import { formatAverage } from '../../domain/settings/formatAverage';
import { writeWordList, type Cell, type ColumnKind } from '../../domain/table';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { useFormats } from '../../ui/text/formats';

/** How a cell reads on the screen: words in its language, days by the preferences, amounts as the file has them; a dash without a value. */
export function useCellText() {
  const { t } = useTranslation();
  const { date, dateTime, shillings } = useFormats();
  return useMemo(() => {
    const write: Record<ColumnKind, (cell: string | number) => string> = {
      text: String,
      words: (cell) => t(cell as Words),
      wordList: (cell) => writeWordList(String(cell), (words) => t(words)),
      number: (cell) => formatNumber(Number(cell)),
      average: (cell) => formatAverage(Number(cell)),
      shillings: (cell) => shillings(Number(cell)),
      percent: (cell) => t('{{number}}%', { number: formatNumber(Number(cell)) }),
      day: (cell) => date(String(cell)),
      instant: (cell) => dateTime(String(cell)),
    };
    return (kind: ColumnKind, cell: Cell) => (cell === undefined || cell === '' ? '–' : write[kind](cell));
  }, [t, date, dateTime, shillings]);
}
