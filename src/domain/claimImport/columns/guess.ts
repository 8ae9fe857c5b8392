import { cellAsText, type SheetRow } from '../sheet/cell';
import {
  filledCells,
  isKnownWord,
  isNationalId,
  isPhone,
  isPosition,
  isWrittenDay,
  mayHold,
  shareOf,
} from './contents';
import { formColumnWords } from '../formColumns';
import { importField, importFieldNames, type ImportField } from '../importFields';
import { reasonsHeader, type Mapping } from '../mapping';
import { plainWords } from '../sheet/plainWords';
import { synonymsOf } from './synonyms';
import { headerWords, otherUnitIn } from '../units';

/** What a guess of a column rests on. */
export type GuessBasis = 'name' | 'contents' | 'both';

/** Columns as they are likely meant, and what each guess rests on. */
export type ColumnGuess = { mapping: Mapping; guessed: { [Field in ImportField]?: GuessBasis } };

type Match = { field: ImportField; column: number; score: number };

/**
 * The fields that columns hold by name and contents, each column and each field once: the closest names first, then those
 * that contents alone tell (national IDs, phones, words of a list, the one date). A column of positions holds two fields. A
 * name whose contents are something else, that only contains another, or that names another unit, makes no guess: the
 * person is asked.
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

  const columnOfPositions = cells.findIndex((filled) => (shareOf(filled, isPosition) ?? 0) >= nearlyAll);
  if (columnOfPositions >= 0) {
    take('gpsLatitude', columnOfPositions, 'contents');
    take('gpsLongitude', columnOfPositions, 'contents');
  }
  const matches = names
    .flatMap((name, column) => matchesOf(name, column))
    .filter(({ field, column }) => mayHold(field, cells[column] ?? []))
    .sort((a, b) => b.score - a.score || a.column - b.column);
  for (const { field, column } of matches) {
    if (mapping[field] || taken.has(column)) continue;
    take(field, column, cells[column]?.length === 0 ? 'name' : 'both');
  }

  for (const [field, isSuch] of toldByContents) {
    const columns = cells.flatMap((filled, column) => ((shareOf(filled, isSuch) ?? 0) >= nearlyAll ? [column] : []));
    const free = columns.filter((column) => !taken.has(column) && mayBeField(names[column] ?? ''));
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
  ['district', isKnownWord('district')],
  ['incidentType', isKnownWord('incidentType')],
  ['payoutMethod', isKnownWord('payoutMethod')],
  ['wildlifeSpecies', isKnownWord('species')],
  ['cropType', isKnownWord('crops')],
  ['livestockSpecies', isKnownWord('livestock')],
  ['propertyType', isKnownWord('properties')],
  ['dateOfIncident', isWrittenDay],
] as const;

/** Columns that are none of a claim's, by their headers. */
const mayBeField = (header: string) =>
  plainWords(header) !== plainWords(reasonsHeader) && formColumnWords(header) === undefined;

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
  const known = [
    ...others,
    'birth',
    'born',
    'dob',
    'reported',
    'visit',
    'visited',
    'printed',
    'expiry',
    'start',
    'end',
    'today',
  ];
  return (otherDayWords = new Set(known.filter((word) => !own.has(word) && word !== 'on')));
}

const exactly = 1000;
const inGroup = 700;
const withoutUnits = 500;
const longestHeader = 200;

function matchesOf(header: string, column: number): Match[] {
  if (!mayBeField(header)) return [];
  const bare = plainWords(header.replace(/\(.*?\)/g, ' '));
  // "MoMo" is one word, "dateOfIncident" three.
  const readings = [plainWords(header), headerWords(header)];
  const last = lastOf(header);
  return importFieldNames.flatMap((field) => {
    if (otherUnitIn(header, field)) return [];
    const score = Math.max(
      0,
      ...namesOf(field).flatMap((name, rank) => [
        ...readings.map((words) => closeness(name, rank, words, bare)),
        last === name ? inGroup - rank : 0,
      ]),
    );
    return score > 0 ? [{ field, column, score }] : [];
  });
}

/** What a form on a phone calls a question, behind the groups that it is in: "claimant/full_name", "place:Latitude". */
function lastOf(header: string): string | undefined {
  const degrees = /[_\W](latitude|longitude)$/i.exec(header)?.[1];
  if (degrees) return degrees.toLowerCase();
  const group = /^[^\s/]+\/(?:[^\s/]+\/)*([^\s/]+)$/.exec(header)?.[1];
  return group === undefined ? undefined : headerWords(group);
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
