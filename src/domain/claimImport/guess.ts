import { cellAsText, type SheetRow } from './cell';
import { filledCells, isDistrictName, isNationalId, isPhone, isWrittenDay, mayHold, shareOf } from './contents';
import { importField, importFieldNames, type ImportField } from './importFields';
import { reasonsHeader, type Mapping } from './mapping';
import { plainWords } from './plainWords';
import { synonymsOf } from './synonyms';
import { headerWords, otherUnitIn } from './units';

/** What a guess of a column rests on. */
export type GuessBasis = 'name' | 'contents' | 'both';

/** Columns as they are likely meant, and what each guess rests on. */
export type ColumnGuess = { mapping: Mapping; guessed: { [Field in ImportField]?: GuessBasis } };

type Match = { field: ImportField; column: number; score: number };

/**
 * The fields that columns hold by name and contents, each column and each field once: the closest names first, then those
 * that contents alone tell (national IDs, phones, districts, the one date). A name whose contents are something else,
 * that only contains another, or that names another unit, makes no guess: the person is asked.
 * @param rows the first rows below the headers
 */
export function guessColumns(headers: SheetRow, rows: readonly SheetRow[] = []): ColumnGuess {
  const width = Math.max(headers.length, ...rows.map(({ length }) => length));
  const cells = Array.from({ length: width }, (_, column) => filledCells(rows, column));
  const names = Array.from({ length: width }, (_, column) => cellAsText(headers[column]).slice(0, longestHeader));
  const mapping: Mapping = {};
  const guessed: ColumnGuess['guessed'] = {};
  const taken = new Set<number>();
  const take = (field: ImportField, column: number, basis: GuessBasis) => {
    mapping[field] = { column };
    guessed[field] = basis;
    taken.add(column);
  };

  const matches = names
    .flatMap((name, column) => matchesOf(name, column))
    .filter(({ field, column }) => mayHold(field, cells[column] ?? []))
    .sort((a, b) => b.score - a.score || a.column - b.column);
  for (const { field, column } of matches) {
    if (mapping[field] || taken.has(column)) continue;
    take(field, column, cells[column]?.length === 0 ? 'name' : 'both');
  }

  for (const [field, isSuch] of toldByContents) {
    const columns = cells.flatMap((filled, column) =>
      (shareOf(filled, isSuch) ?? 0) >= nearlyAll && plainWords(names[column] ?? '') !== plainWords(reasonsHeader)
        ? [column]
        : [],
    );
    const free = columns.filter((column) => !taken.has(column));
    // One date among several could be any of them.
    const [first] = field === 'dateOfIncident' ? onlyDate(columns, names) : free;
    if (first !== undefined && !mapping[field] && !taken.has(first)) take(field, first, 'contents');
  }
  return { mapping, guessed };
}

const nearlyAll = 0.8;

/** Fields that nothing else looks like. */
const toldByContents = [
  ['nationalId', isNationalId],
  ['phoneNumber', isPhone],
  ['district', isDistrictName],
  ['dateOfIncident', isWrittenDay],
] as const;

/** The column of dates when it is the only one, and not by its name the date of something else. */
function onlyDate(columns: readonly number[], names: readonly string[]): readonly number[] {
  const [column] = columns;
  if (column === undefined || columns.length > 1) return [];
  const words = headerWords(names[column] ?? '').split(' ');
  return words.some((word) => ofOtherDays().has(word)) ? [] : columns;
}

let otherDayWords: ReadonlySet<string> | undefined;

function ofOtherDays(): ReadonlySet<string> {
  if (otherDayWords) return otherDayWords;
  const own = new Set(namesOf('dateOfIncident').flatMap((name) => name.split(' ')));
  const others = importFieldNames
    .filter((field) => importField(field).kind === 'day' && field !== 'dateOfIncident')
    .flatMap((field) => namesOf(field).flatMap((name) => name.split(' ')));
  const known = [...others, 'birth', 'born', 'dob', 'reported', 'visit', 'visited', 'printed', 'expiry'];
  return (otherDayWords = new Set(known.filter((word) => !own.has(word) && word !== 'on')));
}

const exactly = 1000;
const withoutUnits = 500;
const longestHeader = 200;

function matchesOf(header: string, column: number): Match[] {
  if (plainWords(header) === plainWords(reasonsHeader)) return [];
  const bare = plainWords(header.replace(/\(.*?\)/g, ' '));
  // "MoMo" is one word, "dateOfIncident" three.
  const readings = [plainWords(header), headerWords(header)];
  return importFieldNames.flatMap((field) => {
    if (otherUnitIn(header, field)) return [];
    const score = Math.max(
      0,
      ...namesOf(field).flatMap((name, rank) => readings.map((words) => closeness(name, rank, words, bare))),
    );
    return score > 0 ? [{ field, column, score }] : [];
  });
}

/** What may stand beside a name without meaning something else. */
const filling = new Set(
  'a the of in on at to for and no number s claimant claimants estimated total ugx ush ushs shs shillings acre acres kg kgs'.split(
    ' ',
  ),
);

/**
 * How near a name comes to a header: the same, the same but for what stands in brackets, or all of it but for words that
 * say nothing. "Amount paid" is no amount claimed.
 * @param rank its place among the field's names, the plainest first
 */
function closeness(name: string, rank: number, words: string, bare: string): number {
  if (name === words) return exactly - rank;
  if (name === bare) return withoutUnits - rank;
  const padded = ` ${words} `;
  if (name.length <= 4 || !padded.includes(` ${name} `)) return 0;
  const rest = padded.replace(` ${name} `, ' ').trim().split(' ');
  return rest.every((word) => filling.has(word)) ? name.length : 0;
}

const names = new Map<ImportField, readonly string[]>();

function namesOf(field: ImportField): readonly string[] {
  const known = names.get(field);
  if (known) return known;
  const own = [importField(field).label, headerWords(field), ...synonymsOf(field)].map(plainWords);
  names.set(field, own);
  return own;
}
