import { createSelector } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit/audit';
import type { AuditReader } from '../../domain/audit/auditField';
import { makeAuditMatcher, type AuditFilter } from '../../domain/audit/auditFilter';
import { auditResources } from '../../domain/audit/auditResources';
import { describeAuditAction } from '../../domain/audit/auditWords';
import { lruSelectorOptions } from '../lruSelectorOptions';
import { foldText } from '../text';
import { makeHolds, searchByWords } from '../searchByWords';
import { selectLogEvents, selectNewestEvents, type LogState } from './log';

/** What each claim's claimant is and was called, a name a line; folded. */
const selectClaimantNames = createSelector(
  [selectLogEvents, (state: LogState) => state.claims.entities],
  (events, claims) => {
    const names = new Map<string, Set<string>>();
    const take = (claimId: string, name: unknown) => {
      if (typeof name !== 'string') return;
      const known = names.get(claimId);
      if (known) known.add(name);
      else names.set(claimId, new Set([name]));
    };
    for (const { id, claimant } of Object.values(claims)) take(id, claimant.fullName);
    for (const { resource, resourceId, changes = [] } of events) {
      if (resource !== 'claim') continue;
      for (const { field, oldValue, newValue } of changes) {
        if (field !== 'claimant.fullName') continue;
        take(resourceId, oldValue);
        take(resourceId, newValue);
      }
    }
    return new Map(Array.from(names, ([id, said]) => [id, foldText([...said].join('\n'))]));
  },
);

const noNames: ReturnType<typeof selectClaimantNames> = new Map();

const searchTexts = new WeakMap<AuditEvent, { names: string; text: string }>();

/** User, action in words and as its code, resource and its id, email, claimant, each on a line of its own; folded. */
function searchTextOf(event: AuditEvent, names: string): string {
  const known = searchTexts.get(event);
  if (known?.names === names) return known.text;
  const { user, action, resource, resourceId, details } = event;
  const email = String(details?.['email'] ?? '');
  const lines = [user, describeAuditAction(event), action, auditResources[resource].label, resourceId, email];
  const text = `${foldText(lines.join('\n'))}\n${names}`;
  searchTexts.set(event, { names, text });
  return text;
}

/**
 * The events that a filter leaves, newest first. The same list for the same filter and reader.
 */
export const selectFoundEvents = createSelector(
  [
    selectNewestEvents,
    (state: LogState, { search, claim }: AuditFilter) => (search || claim ? selectClaimantNames(state) : noNames),
    (_state: LogState, filter: AuditFilter) => filter,
    (_state: LogState, _filter: AuditFilter, reader: AuditReader) => reader,
  ],
  (events, names, filter, reader) => {
    const { search, claim = '', ...facts } = filter;
    const namesOf = ({ resourceId }: AuditEvent) => names.get(resourceId) ?? '';
    const asked = Object.values(facts).some((value) => value !== undefined);
    const matching = asked ? events.filter(makeAuditMatcher(filter, reader, makeHolds)) : events;
    const ofClaim = searchByWords(matching, claim, (event) =>
      event.resource === 'claim' ? `${foldText(event.resourceId)}\n${namesOf(event)}` : '',
    );
    return searchByWords(ofClaim, search, (event) => searchTextOf(event, namesOf(event)));
  },
  lruSelectorOptions,
);
