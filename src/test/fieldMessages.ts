import * as v from 'valibot';

/** The message that a form shows at each wrong field: the first one, as forms do. Empty when the form is right. */
export function fieldMessages<Schema extends v.GenericSchema>(
  schema: Schema,
  form: v.InferInput<Schema>,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of v.safeParse(schema, form).issues ?? []) {
    messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return messages;
}
