import type * as v from 'valibot';
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

/** Kinds by where they are at home, and by how two registers meet over them. */
export type KindAt<Home extends 'register' | 'device'> = {
  [Name in Kind]: (typeof kinds)[Name]['home'] extends Home ? Name : never;
}[Kind];
export type KindThatMeets<How extends string> = {
  [Name in Kind]: (typeof kinds)[Name]['meets']['how'] extends How ? Name : never;
}[Kind];

/** All records of a register, as lists. */
export type RegisterRecords = { [Name in Kind]: ContentOf<Name>[] };

/** Something of each kind. */
export const ofEachKind = <Part extends { [Name in Kind]: unknown }>(
  make: <Name extends Kind>(name: Name) => Part[Name],
) => Object.fromEntries(kindNames.map((name) => [name, make(name)])) as Part;

/** A register without a record. */
export const noRecords = (): RegisterRecords => ofEachKind<RegisterRecords>(() => []);
