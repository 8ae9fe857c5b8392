import * as v from 'valibot';

/*
 * Valibot builds a copy of all it looks at and a list of what is wrong. Whether a stored record has its shape at all is
 * asked of tens of thousands of them at every start, and most of them have: this only answers yes or no, several times
 * faster, by the same schemas.
 */

type Fits = (value: unknown) => boolean;
type Schema = v.GenericSchema;
type Field = [key: string, fits: Fits, optional: boolean];

const known = new WeakMap<Schema, Fits>();

/** Whether a value has the shape of a schema: what `v.is` answers. */
export function hasShape(schema: Schema, value: unknown): boolean {
  return fitsOf(schema)(value);
}

function fitsOf(schema: Schema): Fits {
  const made = known.get(schema);
  if (made) return made;
  const fits = inPipe(schema) ?? byType(schema);
  known.set(schema, fits);
  return fits;
}

type Step = Pick<Schema, 'type'> & { requirement?: unknown };

/** What a pipe asks after its schema; undefined for a schema without one. */
function inPipe(schema: Schema): Fits | undefined {
  if (!('pipe' in schema)) return undefined;
  const [first, ...steps] = (schema as Schema & { pipe: [Schema, ...Step[]] }).pipe;
  const fits = fitsOf(first);
  const asked = steps.map(askedBy);
  // A step that is not known here, such as one that makes another value of it, stays valibot's.
  if (!asked.every((step) => step !== undefined)) return (value) => v.is(schema, value);
  return (value) => fits(value) && asked.every((step) => step(value));
}

function askedBy({ type, requirement }: Step): Fits | undefined {
  if (typeof requirement === 'function') {
    return ['check', 'finite', 'integer', 'safe_integer'].includes(type) ? (requirement as Fits) : undefined;
  }
  if (typeof requirement === 'number') {
    if (type === 'min_value') return (value) => typeof value === 'number' && value >= requirement;
    if (type === 'max_value') return (value) => typeof value === 'number' && value <= requirement;
    if (type === 'gt_value') return (value) => typeof value === 'number' && value > requirement;
  }
  if (type === 'regex' && requirement instanceof RegExp && !requirement.global && !requirement.sticky) {
    return (value) => typeof value === 'string' && requirement.test(value);
  }
  return type === 'non_empty'
    ? (value) => (typeof value === 'string' || Array.isArray(value)) && value.length > 0
    : undefined;
}

function byType(schema: Schema): Fits {
  switch (schema.type) {
    case 'string':
      return (value) => typeof value === 'string';
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'literal': {
      const { literal } = schema as Schema & { literal: unknown };
      return (value) => value === literal;
    }
    case 'picklist': {
      const options = new Set<unknown>((schema as Schema & { options: unknown[] }).options);
      return (value) => options.has(value);
    }
    case 'nullable': {
      const fits = fitsOf((schema as Schema & { wrapped: Schema }).wrapped);
      return (value) => value === null || fits(value);
    }
    case 'optional': {
      const fits = fitsOf((schema as Schema & { wrapped: Schema }).wrapped);
      return (value) => value === undefined || fits(value);
    }
    case 'array': {
      const fits = fitsOf((schema as Schema & { item: Schema }).item);
      return (value) => Array.isArray(value) && value.every(fits);
    }
    case 'union': {
      const options = (schema as Schema & { options: Schema[] }).options.map(fitsOf);
      return (value) => options.some((fits) => fits(value));
    }
    case 'object':
      return objectFits(schema as Schema & { entries: Record<string, Schema> });
    case 'variant':
      return variantFits(
        schema as Schema & { key: string; options: (Schema & { entries?: Record<string, Schema> })[] },
      );
    default:
      return (value) => v.is(schema, value);
  }
}

type ObjectValue = Record<string, unknown>;

const isObject = (value: unknown): value is ObjectValue => typeof value === 'object' && value !== null;

function objectFits({ entries }: { entries: Record<string, Schema> }): Fits {
  const fields = Object.entries(entries).map(([key, schema]): Field => [
    key,
    fitsOf(schema),
    schema.type === 'optional',
  ]);
  return (value) => {
    if (!isObject(value)) return false;
    for (const [key, fits, optional] of fields) {
      const field = value[key];
      if (field === undefined && !(key in value)) {
        if (!optional) return false;
      } else if (!fits(field)) return false;
    }
    return true;
  };
}

/** The field that names the variant is asked first: it tells most of them apart. */
function variantFits(
  schema: Schema & { key: string; options: (Schema & { entries?: Record<string, Schema> })[] },
): Fits {
  const { key, options } = schema;
  const variants = options.map((option) => {
    const named = option.entries?.[key];
    return named && { named: fitsOf(named), fits: fitsOf(option) };
  });
  if (!variants.every((variant) => variant !== undefined)) return (value) => v.is(schema, value);
  return (value) => isObject(value) && variants.some(({ named, fits }) => named(value[key]) && fits(value));
}
