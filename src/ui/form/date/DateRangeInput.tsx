import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useImperativeHandle, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatFilterDay } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { dayRangeText } from '../../text/dayRangeText';
import { FormField } from '../FormField';
import { RangeCalendar } from './RangeCalendar';
import { useFormField, type InputProps, type TextPath } from '../useFormField';

type DateRangeInputProps<Form extends FieldValues, Output> = Pick<InputProps<Form, Output>, 'control' | 'label'> & {
  /** The fields of the two ends, each YYYY-MM-DD or empty. */
  from: TextPath<Form>;
  to: TextPath<Form>;
  /** The last day that the calendar offers, YYYY-MM-DD. */
  max: string;
};

/** Days from one to another, of which either may be left open. */
export function DateRangeInput<Form extends FieldValues, Output>(props: DateRangeInputProps<Form, Output>) {
  const { control, label, max } = props;
  const { t, language } = useTranslation();
  const { field: from } = useFormField({ control, name: props.from, label });
  const { field: to, id, message, invalid } = useFormField({ control, name: props.to, label });
  const buttonRef = useRef<HTMLButtonElement>(null);
  useImperativeHandle(to.ref, () => ({ focus: () => buttonRef.current?.focus() }), []);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const range: { from: string; to: string } = { from: from.value, to: to.value };
  const chosen = range.from !== '' || range.to !== '';

  const change = (next: typeof range) => {
    from.onChange(next.from);
    to.onChange(next.to);
  };
  const close = () => {
    setAnchor(null);
    to.onBlur();
  };

  return (
    <FormField id={id} label={label} message={message} invalid={invalid}>
      <Button
        id={id}
        ref={buttonRef}
        variant="outlined"
        color="secondary"
        startIcon={<CalendarMonthOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={message ? `${id}-help` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          justifyContent: 'flex-start',
          minHeight: 37,
          fontWeight: 400,
          bgcolor: 'background.paper',
          color: chosen ? 'text.primary' : 'text.secondary',
        }}
      >
        {chosen ? dayRangeText(t, range, (day) => formatFilterDay(day, language)) : t('Pick date range')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        marginThreshold={8}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { mt: 0.5, p: { xs: 1, sm: 1.5 } } },
        }}
      >
        <RangeCalendar range={range} onChange={change} max={max} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
          <Button color="secondary" onClick={() => change({ from: '', to: '' })}>
            {t('Clear dates')}
          </Button>
          <Button variant="contained" onClick={close}>
            {t('Done')}
          </Button>
        </Box>
      </Popover>
    </FormField>
  );
}
