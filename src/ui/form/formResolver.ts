import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as v from 'valibot';
import { withoutInvisibleIn } from '../../domain/plainText';

/** Checks a form by its schema as commands do (`checkForm`): without the characters in it that nobody sees. */
export const formResolver = <Form extends FieldValues, Output>(schema: v.GenericSchema<Form, Output>) =>
  plainly(valibotResolver<Form, unknown, Output>(schema));

/** As `formResolver`, for a form that is handed on as it was filled in: its command takes it apart. */
export const rawFormResolver = <Form extends FieldValues>(schema: v.GenericSchema<Form, unknown>) =>
  plainly(valibotResolver<Form, unknown, unknown>(schema, undefined, { raw: true }));

const plainly =
  <Form extends FieldValues, Output>(resolve: Resolver<Form, unknown, Output>): Resolver<Form, unknown, Output> =>
  (form, context, options) =>
    resolve(withoutInvisibleIn(form), context, options);
