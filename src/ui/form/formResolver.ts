import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as v from 'valibot';
import { withoutInvisibleIn } from '../../domain/form/plainText';

/** Checks a form by its schema as commands do (`checkForm`): without the characters in it that nobody sees. */
export const formResolver =
  <Form extends FieldValues, Output>(schema: v.GenericSchema<Form, Output>): Resolver<Form, unknown, Output> =>
  (form, context, options) =>
    valibotResolver<Form, unknown, Output>(schema)(withoutInvisibleIn(form), context, options);
