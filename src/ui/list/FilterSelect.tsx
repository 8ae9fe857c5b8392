import { Choice } from '../form/choice/Choice';

type FilterSelectProps<Value extends string> = {
  /** Names it where no label does; else `id` is what a label is for. */
  label?: string;
  id?: string;
  /** What it says while it narrows nothing. */
  all: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  /** With undefined for all of them. */
  onChoose: (value: Value | undefined) => void;
};

/** Narrows a list to one of a few values, or to none of them. Labels are already translated. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, id, all, value, options, onChoose } = props;
  return (
    <Choice
      fullWidth
      none={all}
      value={value ?? ''}
      options={options}
      inputProps={{ id, 'aria-label': label }}
      onChoose={(chosen) => onChoose(options.find((option) => option.value === chosen)?.value)}
    />
  );
}
