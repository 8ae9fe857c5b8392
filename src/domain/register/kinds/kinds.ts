import type * as v from 'valibot';
import type { Words } from '../../words';
import { audit } from './audit';
import { claims } from './claims';
import { drafts } from './drafts';
import { fundLedger } from './fundLedger';
import { notifications } from './notifications';
import { payments } from './payments';
import { savedViews } from './savedViews';
import { schedules } from './schedules';
import { scheme } from './scheme';
import { users } from './users';

/** Every kind of record that a register holds, in the order of its files. */
export const kinds = {
  claims,
  drafts,
  payments,
  fundLedger,
  schedules,
  scheme,
  users,
  audit,
  notifications,
  savedViews,
};

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];

/** A record of a kind. */
export type ContentOf<Name extends Kind> = v.InferOutput<(typeof kinds)[Name]['record']>;

/** What a kind is called: one record of it, and several. */
export const wordsOf = (name: Kind): { one: Words; many: Words } => kinds[name].words;

/** Kinds by where they are at home, and by how two registers meet over them. */
export type KindAt<Home extends 'register' | 'device'> = {
  [Name in Kind]: (typeof kinds)[Name]['home'] extends Home ? Name : never;
}[Kind];
export type KindThatMeets<How extends string> = {
  [Name in Kind]: (typeof kinds)[Name]['meets']['how'] extends How ? Name : never;
}[Kind];

/** Kinds whose records are changed by events that hold them before and after, and how. */
export type ChangedKind = { [Name in Kind]: (typeof kinds)[Name] extends { changes: object } ? Name : never }[Kind];
type HowOf<Name extends ChangedKind> = keyof (typeof kinds)[Name]['changes']['how'];
type BeforeOf<Name extends ChangedKind> = (typeof kinds)[Name]['changes'] extends { before: infer Before }
  ? Before extends v.GenericSchema
    ? v.InferOutput<Before>
    : never
  : ContentOf<Name>;

/** A change of a record: without `before` it is made, without `after` it ends. */
export type ChangeOf<Name extends ChangedKind> = {
  how: HowOf<Name>;
  before?: BeforeOf<Name>;
  after?: ContentOf<Name>;
};

/** What the event of a change is called. */
export type ChangeEvent = `${ChangedKind}/changed`;

/** A change of a record of any kind. */
export type AnyChange = { [Name in ChangedKind]: ChangeOf<Name> }[ChangedKind];

const isChanged = (name: Kind): name is ChangedKind => 'changes' in kinds[name];

/** Something of each kind whose records are so changed. */
export const ofChangedKinds = <Part extends { [Name in ChangedKind]: unknown }>(
  make: <Name extends ChangedKind>(name: Name) => Part[Name],
) => Object.fromEntries(kindNames.filter(isChanged).map((name) => [name, make(name)])) as Part;

/** As `ofChangedKinds`, by the names of their events. */
export const ofChangeEvents = <Part extends { [Event in ChangeEvent]: unknown }>(
  make: <Name extends ChangedKind>(name: Name) => Part[`${Name}/changed`],
) => Object.fromEntries(kindNames.filter(isChanged).map((name) => [`${name}/changed`, make(name)])) as Part;

type Facts = { words: object; factsOf?: (content: never) => object };

/** What of a record people look at, as its kind says; nothing of none. */
export function factsOf(name: Kind, content: { id: string; rev?: number } | undefined): object {
  const kind: Facts = kinds[name];
  if (content && kind.factsOf) return kind.factsOf(content as never);
  const { id: _id, rev: _rev, ...facts } = content ?? { id: '' };
  return facts;
}

/** All records of a register, as lists. */
export type RegisterRecords = { [Name in Kind]: ContentOf<Name>[] };

/** Something of each kind. */
export const ofEachKind = <Part extends { [Name in Kind]: unknown }>(
  make: <Name extends Kind>(name: Name) => Part[Name],
) => Object.fromEntries(kindNames.map((name) => [name, make(name)])) as Part;

/** A register without a record. */
export const noRecords = (): RegisterRecords => ofEachKind<RegisterRecords>(() => []);
