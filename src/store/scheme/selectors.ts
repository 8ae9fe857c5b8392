import { createSelector } from '@reduxjs/toolkit';
import { toScheme, wordedIn } from '../../domain/scheme/scheme';
import type { SchemePart, SchemeRecord } from '../../domain/scheme/schemeRecord';
import type { Register } from '../registerReducers';

/** The scheme's rules as they stand: what administrators changed, and for the rest what ships. */
export const selectScheme = createSelector([(state: Pick<Register, 'scheme'>) => state.scheme.entities], (entities) =>
  toScheme(Object.values(entities)),
);

/** A part that somebody changed, with who and when; undefined while it is as it ships. */
export const findChangedPart = (state: Pick<Register, 'scheme'>, part: SchemePart): SchemeRecord | undefined =>
  state.scheme.entities[part];

/** The sentences of letters that administrators worded anew in a language. */
export const findWorded = (state: Pick<Register, 'scheme'>, language: string) =>
  wordedIn(selectScheme(state).sentences, language);
