import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { OnDemand } from '../onDemand/OnDemand';
import { Loading } from '../page/Loading';
import { touchScreen } from '../theme/media';
import type { DateInputProps } from './DateInput';
import { FormField } from './FormField';

const load = () => import(/* webpackChunkName: "date-input" */ './DateInput').then(({ DateInput }) => ({ DateInput }));

/** A day in a form that seldom asks for one: the calendar, larger than all other inputs together, comes when it does. */
export function DateInputOnDemand<Form extends FieldValues, Output>(props: DateInputProps<Form, Output>) {
  return (
    <OnDemand load={load} skeleton={<DateSkeleton {...props} />}>
      {({ DateInput }) => <DateInput {...props} />}
    </OnDemand>
  );
}

type DateSkeletonProps = { label: string; hint?: string; required?: boolean };

/** With the label and the line below it, so that the button under it does not move away from a finger. */
function DateSkeleton({ label, hint, required }: DateSkeletonProps) {
  return (
    <Loading>
      <FormField id={useId()} label={label} message={hint} invalid={false} required={required}>
        <Skeleton variant="rounded" sx={{ height: 37.125, [touchScreen]: { height: 44 } }} />
      </FormField>
    </Loading>
  );
}
