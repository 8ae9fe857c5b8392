import * as v from 'valibot';

/** When a file or a snapshot says it was written: an instant of any zone. */
export const writtenAt = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T/),
  v.check((instant) => !Number.isNaN(Date.parse(instant))),
);
