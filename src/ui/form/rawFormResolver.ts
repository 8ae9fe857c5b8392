import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as v from 'valibot';
import { withoutInvisibleIn } from '../../domain/form/plainText';

/** As `formResolver`, for a form that is handed on as it was filled in: its command takes it apart. */
export const rawFormResolver =
  <Form extends FieldValues>(schema: v.GenericSchema<Form, unknown>): Resolver<Form> =>
  (form, context, options) =>
    valibotResolver<Form, unknown, unknown>(schema, undefined, { raw: true })(
      withoutInvisibleIn(form),
      context,
      options,
    );
