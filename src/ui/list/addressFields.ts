import { isDay } from '../../domain/calendar';
import { readPage } from '../../domain/paging';
import type { AddressRules } from './useAddress';

/** A field of a page, from all that its URL says under the field's name; from nothing, what is as by default. */
export type Field<Value> = (said: readonly string[]) => Value;

/** One of the values there are, or `usual`. */
export function oneOfParam<const Value>(known: readonly Value[]): Field<Value | undefined>;
export function oneOfParam<const Value>(known: readonly Value[], usual: Value): Field<Value>;
export function oneOfParam<Value>(known: readonly Value[], usual?: Value): Field<Value | undefined> {
  return ([said]) => known.find((value) => String(value) === said) ?? usual;
}

/** Those that were said of the values there are, in the order of these. */
export const someOf =
  <Name extends string>(known: readonly Name[]): Field<readonly Name[]> =>
  (said) =>
    known.filter((value) => said.includes(value));

export const dayField: Field<string | undefined> = (said) => said.find(isDay);

export const pageField: Field<number> = ([said]) => readPage(said ?? null);

/** A value as a URL says it. */
const inWords = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (one === undefined || one === '' ? [] : [`${one as string | number}`]));

type Rest<Said, Kept, Place> = {
  /** What may name a person, and so stands in the history entry: how each is read from it. */
  kept?: { [Name in keyof Kept]-?: (value: unknown) => Kept[Name] };
  /** What one field means for another. */
  settle?: (said: Said) => Place;
};

/**
 * The rules of a page whose address has these fields, each under its name. What is as by default stands in no URL, nor
 * does what nobody can read; what is not of these fields stays there. In a change, undefined is the default.
 */
export function addressRules<Said extends object, Kept extends object = object, Place extends Said = Said>(
  fields: { [Name in keyof Said]-?: Field<Said[Name]> },
  { kept, settle = (said) => said as Place }: Rest<Said, Kept, Place> = {},
): AddressRules<Place & Kept, Partial<Said & Kept>> {
  const names = Object.keys(fields) as (keyof Said & string)[];
  const keptNames = Object.keys(kept ?? {}) as (keyof Kept & string)[];

  const readUrl = (params: URLSearchParams) =>
    settle(Object.fromEntries(names.map((name) => [name, fields[name](params.getAll(name))])) as Said);

  const isUsual = (params: URLSearchParams, name: keyof Said & string) => {
    const without = new URLSearchParams(params);
    without.delete(name);
    return String(inWords(readUrl(without)[name])) === String(inWords(readUrl(params)[name]));
  };

  return {
    read: (params, state) => {
      const entry = (state ?? {}) as Record<string, unknown>;
      const fromEntry = Object.fromEntries(keptNames.map((name) => [name, kept?.[name](entry[name])]));
      return { ...readUrl(params), ...(fromEntry as Kept) };
    },
    write: (params, change) => {
      const place: Said = { ...readUrl(params), ...change };
      const next = new URLSearchParams(params);
      for (const name of names) {
        const words = inWords(place[name]);
        // A single value keeps the place it has in the URL.
        if (words.length === 1) next.set(name, String(words));
        else {
          next.delete(name);
          for (const word of words) next.append(name, word);
        }
      }
      const whole = new URLSearchParams(next);
      for (const name of names) if (isUsual(whole, name)) next.delete(name);
      return next;
    },
    keep: (change) =>
      Object.fromEntries(
        keptNames.flatMap((name) =>
          name in change ? [[name, inWords(change[name]).length ? change[name] : undefined]] : [],
        ),
      ),
    findUnread: (params) => {
      const place = readUrl(params);
      return names.flatMap((name) => {
        const words = inWords(place[name]);
        // Empty asks for nothing, and so does zero where that is what there is by default.
        const said = params.getAll(name).filter((one) => one && (one !== '0' || words.length > 0));
        return said.filter((one) => !words.includes(one)).map((one) => `${name}=${one}`);
      });
    },
    toStart: ('page' in fields ? { page: undefined } : {}) as Partial<Said & Kept>,
  };
}
