import { useId, useRef, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import type { Control } from 'react-hook-form';
import type { TFunction } from 'i18next';
import type { Claim } from '../../../../domain/claim/claim';
import { compensationStep } from '../../../../domain/shillings';
import { typedAmount } from '../../../../domain/form/typedNumber';
import { tooLong } from '../../../../domain/form/textLimits';
import type { Words } from '../../../../domain/words';
import type { Option } from '../../../../ui/form/choice/SelectInput';
import { editedAmount } from '../../../../ui/form/text/editedAmount';
import { cells, shownAmount, type BulkValues, type CellName } from './bulkForms';
import { CellRemark, TooLong } from './CellRemark';

type BulkCellProps = {
  claim: Claim;
  cell: CellName;
  control: Control<BulkValues>;
  schedules: readonly Option[];
  onSchedule: (version: string, ids: readonly string[]) => void;
  error: Words | undefined;
  t: TFunction;
};

/** One input of one claim. It keeps its own text while it is typed in, so that no key draws the dialog again. */
export function BulkCell({ claim, cell, control, schedules, onSchedule, error, t }: BulkCellProps) {
  const { id } = claim;
  const fieldId = useId();
  const { label, kind } = cells[cell];
  const { onChange, onBlur, ...field } = control.register(`claims.${id}.${cell}`);
  const attributes = {
    ...field,
    id: fieldId,
    'aria-label': `${t(label)}, ${id}`,
    'aria-required': true,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${fieldId}-help`,
    autoComplete: 'off',
    onChange: (event: { target: unknown; type?: string }) => void onChange(event),
  };

  const byPointer = useRef(false);
  /** The amount stands as it was shown: no key has changed it yet. */
  const untouched = useRef(true);
  const marking = {
    onPointerDown: () => {
      byPointer.current = true;
    },
    // Else what is typed would be added to what stands there: 297,000 would become 2,970,000.
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
      if (!byPointer.current) target.select();
      byPointer.current = false;
    },
  };
  const typeAmount = (event: ChangeEvent<HTMLInputElement, HTMLInputElement>) => {
    const { target, nativeEvent } = event;
    const edited = editedAmount(target, nativeEvent);
    if (untouched.current && edited.text !== target.value) {
      target.value = edited.text;
      target.setSelectionRange(edited.caret, edited.caret);
    }
    untouched.current = false;
    void onChange(event);
  };
  const showAmount = (event: FocusEvent<HTMLInputElement>) => {
    event.target.value = shownAmount(event.target.value);
    untouched.current = typedAmount(event.target.value) !== undefined;
    void onBlur(event);
  };
  /** Enter goes down the column: it must not send the whole dialog from the middle of it. */
  const goDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const next = event.currentTarget.closest('li')?.nextElementSibling;
    next?.querySelector<HTMLElement>(`[name$=".${cell}"]`)?.focus();
  };
  const stepWithArrows = (event: KeyboardEvent<HTMLInputElement>) => {
    goDown(event);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const input = event.currentTarget;
    const amount = input.value === '' ? 0 : typedAmount(input.value);
    if (amount === undefined) return;
    event.preventDefault();
    const change = event.key === 'ArrowUp' ? compensationStep : -compensationStep;
    input.value = shownAmount(String(Math.max(0, amount + change)));
    untouched.current = true;
    void onChange({ type: 'change', target: input });
  };

  return (
    <div className="cell">
      <label htmlFor={fieldId}>{t(label)}</label>
      {kind === 'schedule' && (
        <select
          {...attributes}
          onChange={({ target }) => onSchedule(target.value, [id])}
          onBlur={(event) => void onBlur(event)}
        >
          <option value="">{t('Select a version')}</option>
          {schedules.map(({ value, label: version }) => (
            <option key={value} value={value}>
              {version}
            </option>
          ))}
        </select>
      )}
      {kind === 'money' && (
        <input
          {...attributes}
          {...marking}
          inputMode="numeric"
          onChange={typeAmount}
          onBlur={showAmount}
          onKeyDown={stepWithArrows}
        />
      )}
      {kind === 'text' && (
        <input {...attributes} {...marking} onBlur={(event) => void onBlur(event)} onKeyDown={goDown} />
      )}
      <span id={`${fieldId}-help`}>
        {error && (
          <span className="error">
            {error === tooLong ? <TooLong claim={claim} cell={cell} control={control} t={t} /> : t(error)}
          </span>
        )}
        <CellRemark claim={claim} cell={cell} control={control} t={t} />
      </span>
    </div>
  );
}
