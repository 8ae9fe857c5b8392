import * as v from 'valibot';
import { areaCode, areaOf } from '../access/areas';
import {
  cellAsText,
  guessHeaderRow,
  isEmptyRow,
  type Sheet,
  type SheetCell,
  type SheetRow,
} from '../claimImport/sheet/cell';
import { cleanText } from '../claimImport/sheet/cleanText';
import { plainWords } from '../claimImport/sheet/plainWords';
import { districts } from '../place/districts';
import { subcountiesOf, type Subcounties } from '../place/subcounties';
import { accountRoles, roles } from '../user/roles';
import { userRegions, userTowns } from '../user/userDistricts';
import { emptyUserForm, userSchemaFor, type UserForm } from '../user/userForm';
import type { Words } from '../words';

/** The columns of a spreadsheet of accounts, with what their header may say besides their label. */
export const accountColumns = {
  name: { label: 'Name', also: ['full name'], isNeeded: true },
  email: { label: 'Email', also: ['e mail', 'email address'], isNeeded: true },
  role: { label: 'Role', also: [], isNeeded: false },
  desks: { label: 'Desks', also: ['desk'], isNeeded: true },
  district: { label: 'District', also: [], isNeeded: true },
  areas: { label: 'Works in', also: [], isNeeded: false },
} as const satisfies Record<string, { label: Words; also: readonly string[]; isNeeded: boolean }>;

export type AccountColumn = keyof typeof accountColumns;

export const accountColumnNames = Object.keys(accountColumns) as AccountColumn[];

/** Why a row cannot be added, with what its cell says. */
export type AccountProblem = { message: Words; params?: Record<string, string> };

/** A row as the account that it is to be, by its number in the sheet; nothing of a row with problems is added. */
export type AccountRow = { row: number; form: UserForm; problems: readonly AccountProblem[] };

/** The rows of a sheet; or the columns that it lacks. */
export type AccountSheet = { rows: AccountRow[] } | { missing: AccountColumn[] };

type Known = { taken: ReadonlySet<string>; subcounties?: Subcounties };

type Choices = ReadonlyMap<string, string>;

/** Says a text of the portal in the language of whoever reads the file. */
type Speak = (words: Words) => string;

/** Values by what people write for them: their names, their labels in English and in the reader's language. */
const choicesOf = (
  speak: Speak,
  labels: Readonly<Record<string, Words>>,
  others: readonly (readonly [value: string, word: string])[] = [],
): Choices =>
  new Map([
    ...others.map(([value, word]) => [plainWords(word), value] as const),
    ...Object.entries(labels).flatMap(([value, label]) =>
      [value, label, speak(label)].map((word) => [plainWords(word), value] as const),
    ),
  ]);

const labelsOf = (table: Readonly<Record<string, { label: Words }>>) =>
  Object.fromEntries(Object.entries(table).map(([value, { label }]) => [value, label]));

const otherDesks = [
  ['district_officer', 'Officer'],
  ['cvc_member', 'CVC'],
  ['cvc_member', 'Committee'],
  ['finance', 'Finance'],
  ['admin', 'Admin'],
] as const;

const named = districts.flatMap(({ value, name }) => [name, `${name} District`].map((word) => [value, word] as const));
const towns = [...userTowns].map(([value, name]) => [value, name] as const);
const regions = Object.entries(userRegions).map(([value, { name }]) => [value, name] as const);

const makeChoices = (speak: Speak) => ({
  roles: choicesOf(speak, labelsOf(accountRoles)),
  desks: choicesOf(speak, labelsOf(roles), otherDesks),
  districts: choicesOf(speak, {}, named),
  places: choicesOf(speak, { headquarters: 'Headquarters', ...labelsOf(userRegions) }, [
    ...named,
    ...towns,
    ...regions,
  ]),
});

/**
 * The accounts of a sheet: a header row among the first, then one account a row, empty rows passed over. Several desks or
 * districts of a cell stand apart by semicolons or line breaks, a sub-county as "Kasese / Muhokya". Without a role an account
 * is an officer. A row that the file hides is not added.
 * @param known emails (lower case) that accounts have already, and the sub-counties that there are, where they could be had
 * @param speak whose words are read beside the English ones
 */
export function readAccounts(
  { rows, hiddenRows }: Pick<Sheet, 'rows' | 'hiddenRows'>,
  known: Known,
  speak: Speak,
): AccountSheet {
  const headerRow = guessHeaderRow(rows);
  const columns = findColumns(rows[headerRow] ?? [], speak);
  const missing = accountColumnNames.filter((name) => accountColumns[name].isNeeded && !columns.has(name));
  if (missing.length > 0) return { missing };
  const choices = makeChoices(speak);
  const seen = new Map<string, number>();
  return {
    rows: rows.flatMap((cells, index) => {
      if (index <= headerRow || isEmptyRow(cells)) return [];
      const read = readAccount(index + 1, (name) => cells[columns.get(name) ?? -1] ?? null, choices, {
        ...known,
        seen,
      });
      return hiddenRows.includes(index) ? { ...read, problems: [...read.problems, { message: hiddenRow }] } : read;
    }),
  };
}

/** The first column of each header. */
function findColumns(headers: SheetRow, speak: Speak): Map<AccountColumn, number> {
  const words = headers.map((cell) => plainWords(cellAsText(cell)));
  return new Map(
    accountColumnNames.flatMap((name) => {
      const { label, also } = accountColumns[name];
      const known = [label, speak(label), ...also].map(plainWords);
      const place = words.findIndex((word) => known.includes(word));
      return place < 0 ? [] : [[name, place] as const];
    }),
  );
}

function readAccount(
  row: number,
  cellOf: (name: AccountColumn) => SheetCell,
  choices: ReturnType<typeof makeChoices>,
  { taken, subcounties, seen }: Known & { seen: Map<string, number> },
): AccountRow {
  const problems: AccountProblem[] = [];
  const textOf = (name: AccountColumn) => cleanText(cellAsText(cellOf(name)));
  const several = (name: AccountColumn) =>
    textOf(name)
      .split(/[;\n]/)
      .map((text) => text.trim())
      .filter(Boolean);
  const choose = (word: string, known: Choices, message: Words): string[] => {
    const value = known.get(plainWords(word));
    if (value !== undefined) return [value];
    problems.push({ message, params: { value: word } });
    return [];
  };

  const desks = several('desks').flatMap((word) => choose(word, choices.desks, unknownDesk));
  const areas = several('areas').flatMap((text) => {
    const { district, subcounty } = areaOf(text);
    const found = choose(district.trim(), choices.districts, unknownDistrict);
    return found.flatMap((value) => {
      const part = subcounty?.trim();
      const listed = new Map(subcountiesOf(subcounties, value).map((name) => [plainWords(name), name]));
      if (!part || listed.size === 0) return { district: value, subcounty: part };
      return choose(part, listed, unknownSubcounty).map((name) => ({ district: value, subcounty: name }));
    });
  });
  // Whoever works in the whole of a district works in every part of it.
  const isWhole = (name: string) => areas.some(({ district, subcounty }) => district === name && !subcounty);
  const form: UserForm = {
    ...emptyUserForm,
    name: textOf('name'),
    email: textOf('email').trim(),
    desks: [...new Set(desks)] as UserForm['desks'],
    workDistricts: [...new Set(areas.map(({ district }) => district))],
    workSubcounties: areas.flatMap(({ district, subcounty }) =>
      subcounty && !isWhole(district) ? areaCode({ district, subcounty }) : [],
    ),
  };
  const role = textOf('role').trim();
  if (role) form.role = choose(role, choices.roles, unknownRole)[0] ?? '';
  const place = textOf('district').trim();
  if (place) form.district = choose(place, choices.places, unknownDistrict)[0] ?? '';

  const said = problems.length > 0;
  const checked = v.safeParse(userSchemaFor(), form);
  // Of a word that is not known its field is missing as well: that is said once.
  if (!checked.success && !said) problems.push(...checked.issues.map(({ message }) => ({ message })));
  const email = form.email.toLowerCase();
  const earlier = seen.get(email);
  if (taken.has(email)) problems.push({ message: hasAccount });
  else if (earlier !== undefined) problems.push({ message: emailTwice, params: { row: String(earlier) } });
  else if (email) seen.set(email, row);
  return { row, form, problems };
}

const unknownDesk: Words = 'No desk is called "{{value}}"';
const unknownRole: Words = 'No role is called "{{value}}"';
const unknownDistrict: Words = 'No district is called "{{value}}"';
const unknownSubcounty: Words = 'No sub-county of this district is called "{{value}}"';
const hiddenRow: Words = 'The file hides this row';
const hasAccount: Words = 'Another user has this email';
const emailTwice: Words = 'Row {{row}} has the same email';
