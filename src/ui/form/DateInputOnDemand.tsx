import type { FieldValues } from 'react-hook-form';
import { OnDemand } from '../onDemand/OnDemand';
import { FormSkeleton } from '../page/Skeletons';
import type { DateInputProps } from './DateInput';

const load = () => import(/* webpackChunkName: "date-input" */ './DateInput').then(({ DateInput }) => ({ DateInput }));

/** A day in a form that seldom asks for one: the calendar, larger than all other inputs together, comes when it does. */
export function DateInputOnDemand<Form extends FieldValues, Output>(props: DateInputProps<Form, Output>) {
  return (
    <OnDemand load={load} skeleton={<FormSkeleton fields={1} />}>
      {({ DateInput }) => <DateInput {...props} />}
    </OnDemand>
  );
}
