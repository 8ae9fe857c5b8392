/** Spaces without width, marks of direction, operators, byte order marks, soft hyphens, and the letters of Hangul that fill a place. */
const invisible = /[\xad\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;

/**
 * A text without the characters that nobody sees: they come along when people paste, make two equal texts differ and an
 * empty one look filled.
 */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** A form, which is plain data, without them in any of its texts, however deep: JSON writes them as they are. */
export const withoutInvisibleIn = <Form>(form: Form): Form =>
  JSON.parse(withoutInvisible(JSON.stringify(form))) as Form;
