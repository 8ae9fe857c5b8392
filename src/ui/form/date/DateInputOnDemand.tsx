import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId, useImperativeHandle, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../i18n/useTranslation';
import { OnDemand } from '../../onDemand/OnDemand';
import { Loading } from '../../page/Skeletons';
import { touchScreen } from '../../theme/media';
import type { DateInputProps } from './DateInput';
import { FormField } from '../FormField';
import { useFormField } from '../useFormField';

const load = () => import(/* webpackChunkName: "date-input" */ './DateInput').then(({ DateInput }) => ({ DateInput }));

const fieldHeight = { height: 37.125, [touchScreen]: { height: 44 } } as const;

/** A day in a form that seldom asks for one: the calendar, larger than all other inputs together, comes when it does. */
export function DateInputOnDemand<Form extends FieldValues, Output>(props: DateInputProps<Form, Output>) {
  // Keeps the focus between the button and the field that takes its place.
  const place = useRef<HTMLDivElement>(null);
  return (
    <Box ref={place} tabIndex={-1} sx={{ display: 'grid', outline: 'none' }}>
      <OnDemand
        load={load}
        skeleton={<DateSkeleton {...props} />}
        failed={(tryAgain) => (
          <DateFailed
            {...props}
            onTryAgain={() => {
              place.current?.focus({ preventScroll: true });
              tryAgain();
            }}
          />
        )}
      >
        {({ DateInput }) => <DateInput {...props} focusFrom={place} />}
      </OnDemand>
    </Box>
  );
}

type DateFailedProps<Form extends FieldValues, Output> = DateInputProps<Form, Output> & { onTryAgain: () => void };

/** Takes no more room than the field, whose name it bears, so that a form that lacks the day leads here. */
function DateFailed<Form extends FieldValues, Output>(props: DateFailedProps<Form, Output>) {
  const { control, name, label, required, disabled, onTryAgain } = props;
  const { t } = useTranslation();
  const { field, id } = useFormField({ control, name, label });
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(field.ref, () => ({ focus: () => button.current?.focus() }), []);
  return (
    <div role="alert">
      <FormField
        id={id}
        label={label}
        message={t('The calendar did not load. Check your connection and try again.')}
        invalid
        required={required}
        disabled={disabled}
      >
        <Button
          ref={button}
          name={name}
          variant="outlined"
          color="secondary"
          aria-describedby={`${id}-label ${id}-help`}
          onClick={onTryAgain}
          sx={fieldHeight}
        >
          {t('Try again')}
        </Button>
      </FormField>
    </div>
  );
}

type DateSkeletonProps = { label: string; hint?: string; required?: boolean };

/** With the label and the line below it, so that the button under it does not move away from a finger. */
function DateSkeleton({ label, hint, required }: DateSkeletonProps) {
  return (
    <Loading>
      <FormField id={useId()} label={label} message={hint} invalid={false} required={required}>
        <Skeleton variant="rounded" sx={fieldHeight} />
      </FormField>
    </Loading>
  );
}
