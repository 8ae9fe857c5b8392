import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useEffect } from 'react';
import { mayStayUnknown, standIns, type AskedDay, type DaySource } from '../../../domain/claimImport/askedDays';
import { importField } from '../../../domain/claimImport/importFields';
import type { DayQuestion } from '../../../domain/claimImport/rows/questions';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { ChoiceField, choiceGrid } from '../ChoiceField';
import { dataRows, headersOf, type Reading } from '../importState';
import { columnName, samplesText } from '../rowWords';
import { useForm } from 'react-hook-form';
import { DateInput } from '../../../ui/form/date/DateInput';
import { useToday } from '../../../ui/page/useToday';

/** What becomes of a claim by its day: why it is asked for. */
const why: Record<AskedDay, Words> = {
  dateOfIncident: 'Every claim needs an incident date.',
  submittedOn:
    'Waiting times, overdue claims and dashboard figures use this date. If you choose today, all these claims count as new.',
  decidedOn: 'Approved, rejected and paid claims are counted in the month of this date.',
  paidOn: 'Payments are counted in the month of this date.',
};

type DayQuestionsProps = {
  days: readonly DayQuestion[];
  reading: Reading;
  onAnswer: (field: AskedDay, source: DaySource | undefined) => void;
};

/** The days that the file does not have, each asked for once. */
export function DayQuestions({ days, reading, onAnswer }: DayQuestionsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 0.5 }}>
        {t('Dates missing from the file')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {t('We add a note to each claim to say where its date comes from.')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {days.map(({ field, rows }) => (
          <Day key={field} {...{ field, rows, reading, onAnswer }} />
        ))}
      </Box>
    </Box>
  );
}

function Day({ field, rows, reading, onAnswer }: DayQuestion & Omit<DayQuestionsProps, 'days'>) {
  const { t } = useTranslation();
  const label = t(importField(field).label);
  const source = reading.answers.days[field];
  const { sheets, sheet, headerRow, leaveOutHidden } = reading;
  const headers = headersOf(reading);
  const samples = useMemo(
    () =>
      dataRows({ sheets, sheet, headerRow, leaveOutHidden })
        .slice(0, 50)
        .map(({ cells }) => cells),
    [sheets, sheet, headerRow, leaveOutHidden],
  );

  return (
    <Box sx={choiceGrid}>
      <ChoiceField
        label={t('{{field}}: missing in {{count}} rows', { field: label, count: rows })}
        value={answerOf(source)}
        options={[
          { value: '', label: t('Choose') },
          ...standIns(field).map((from) => ({
            value: from,
            label: t('{{field}} in the same row', { field: t(importField(from).label) }),
          })),
          { value: 'column', label: t('Another column in the file') },
          { value: 'day', label: t('One date for all rows') },
          ...(mayStayUnknown(field) ? [{ value: 'unknown' as const, label: t('Leave it unknown') }] : []),
        ]}
        onChoose={(answer) => onAnswer(field, sourceOf(answer))}
        hint={t(why[field])}
      />
      {source && 'column' in source && (
        <ChoiceField
          label={t('{{field}}: column', { field: label })}
          value={source.column < 0 ? '' : String(source.column)}
          options={[
            { value: '', label: t('Choose') },
            ...headers.map((_header, column) => ({ value: String(column), label: columnName(headers, column) })),
          ]}
          onChoose={(column) => onAnswer(field, { column: column === '' ? -1 : Number(column) })}
          hint={samplesText(samples, source.column)}
        />
      )}
      {source && 'day' in source && (
        <OneDay
          label={t('{{field}} for all rows', { field: label })}
          value={source.day}
          onChange={(day) => onAnswer(field, { day })}
        />
      )}
    </Box>
  );
}

type Answer = AskedDay | 'column' | 'day' | 'unknown' | '';

function answerOf(source: DaySource | undefined): Answer {
  if (!source) return '';
  if ('from' in source) return source.from;
  if ('unknown' in source) return 'unknown';
  return 'column' in source ? 'column' : 'day';
}

/** What an answer begins with: neither a column nor a day is chosen yet. */
function sourceOf(answer: Answer): DaySource | undefined {
  if (answer === '') return undefined;
  if (answer === 'unknown') return { unknown: true };
  if (answer === 'column') return { column: -1 };
  return answer === 'day' ? { day: '' } : { from: answer };
}

type OneDayProps = { label: string; value: string; onChange: (day: string) => void };

/** A day, YYYY-MM-DD, typed or chosen; empty while it is half typed. */
function OneDay({ label, value, onChange }: OneDayProps) {
  const today = useToday();
  const { control, watch } = useForm({ defaultValues: { day: value } });
  const day = watch('day');
  useEffect(() => {
    if (day !== value) onChange(day);
  }, [day, value, onChange]);
  return <DateInput control={control} name="day" label={label} max={today} />;
}
