/** Spaces without width, marks of direction, byte order marks, soft hyphens, and the letters of Hangul that fill a place. */
const invisible = /[\u00ad\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u3164\ufeff\uffa0]/g;

/**
 * A text without the characters that nobody sees: they come along when people paste, make two equal texts differ and an
 * empty one look filled.
 */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** A form without them in any of its texts, however deep. What is no text, list or group stays as it is. */
export function withoutInvisibleIn<Form>(form: Form): Form {
  if (typeof form === 'string') return withoutInvisible(form) as Form;
  if (Array.isArray(form)) return form.map((part: unknown) => withoutInvisibleIn(part)) as Form;
  if (typeof form !== 'object' || form === null || Object.getPrototypeOf(form) !== Object.prototype) return form;
  return Object.fromEntries(
    Object.entries(form).map(([name, part]) => [name, withoutInvisibleIn<unknown>(part)]),
  ) as Form;
}
