import type { StoredSlice } from '../../persistence/shapes/slices';
import { lastId, only, type Gap, type Records, type Remains } from './remains';

/** Ids from one up to another. */
type Span = Pick<Gap, 'from' | 'to'>;

/** What of a slice has been found whole, from one source after the other: a record is taken from the first that has it. */
export function createRecovered() {
  const sources: Remains[] = [];
  const entities: Records = {};
  /** The ids of which no source so far can tell. */
  let lost: Span[] = [{ from: '', to: lastId }];

  const isMissing = (id: string) => lost.some(({ from, to }) => from <= id && id < to) && !Object.hasOwn(entities, id);

  /** Takes records that are missing. */
  function take(records: Records) {
    for (const [id, record] of Object.entries(records)) if (isMissing(id)) entities[id] = record;
  }

  return {
    entities: entities as Readonly<Records>,
    isMissing,
    take,

    /** Takes what is missing, and what the source knows that there is not. */
    add: (source: Remains) => {
      sources.push(source);
      take(source.entities);
      lost = overlap(lost, source.gaps);
    },

    /** The small fields, from the first source that has them whole. */
    fields: (): StoredSlice | undefined => sources.find(({ fields }) => fields)?.fields,

    gaps: (): Gap[] => sources.flatMap(({ gaps }) => gaps),

    /** Whether a gap has ids of which no source could tell. */
    isOpen: (gap: Span) => overlap(lost, [gap]).length > 0,

    /** Whether more than single ids of a gap are so: then nobody knows which records lay there. */
    isStretch: (gap: Span) =>
      overlap(
        lost.filter(({ from, to }) => to !== only(from).to),
        [gap],
      ).length > 0,
  };
}

/** The ids that are in both. */
const overlap = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      const span = { from: later(one.from, other.from), to: one.to < other.to ? one.to : other.to };
      return span.from < span.to ? [span] : [];
    }),
  );

const later = (one: string, other: string) => (one > other ? one : other);
