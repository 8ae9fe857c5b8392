import * as v from 'valibot';
import { withoutInvisibleIn } from './plainText';
import type { Refusal } from '../refusal';

type Checked<Output> = { ok: true; output: Output } | { ok: false; refusal: Refusal };

/** Checks a form against its rules, without the characters in it that nobody sees; the refusal holds the first message of each wrong field. */
export function checkForm<Schema extends v.GenericSchema>(
  schema: Schema,
  form: v.InferInput<Schema>,
): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, withoutInvisibleIn(form));
  if (result.success) return { ok: true, output: result.output };
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    fields[field] ??= issue.message;
  }
  return { ok: false, refusal: { code: 'invalid', message: result.issues[0].message, fields } };
}
