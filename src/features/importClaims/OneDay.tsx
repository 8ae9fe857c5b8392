import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { DateInput } from '../../ui/form/DateInput';
import { useToday } from '../../ui/page/useToday';

type OneDayProps = { label: string; value: string; onChange: (day: string) => void };

/** A day, YYYY-MM-DD, typed or chosen; empty while it is half typed. */
export function OneDay({ label, value, onChange }: OneDayProps) {
  const today = useToday();
  const { control, watch } = useForm({ defaultValues: { day: value } });
  const day = watch('day');
  useEffect(() => {
    if (day !== value) onChange(day);
  }, [day, value, onChange]);
  return <DateInput control={control} name="day" label={label} max={today} />;
}
