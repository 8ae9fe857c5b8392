import { findDeedRefusal } from '../../domain/register/kinds/deeds';
import type { Refusal } from '../../domain/refusal';
import { rulesOf } from '../../domain/scheme/scheme';
import { isWholePart } from '../../domain/scheme/schemeForm';
import type { SchemePart, SchemeRecord } from '../../domain/scheme/schemeRecord';
import type { Actor } from '../../domain/user/user';
import { findLockOutRefusal } from '../../domain/access/lockOut';
import { selectUsers } from '../users/selectors';
import type { Register } from '../registerReducers';
import type { recordChanged } from '../events';
import { isEqual } from '../../domain/isEqual';
import { findChangedPart } from './selectors';

export type SchemeEvent = ReturnType<typeof recordChanged.scheme>;

/** Refuses another role, and a part that was changed since; `rev` is 0 of one that nobody had changed. */
export function findPartRefusal(
  register: Register,
  { id, rev }: { id: SchemePart; rev: number },
  { role }: Actor,
): Refusal | undefined {
  const wrongRole = findDeedRefusal('scheme', 'changed', role);
  if (wrongRole) return wrongRole;
  const current = findChangedPart(register, id);
  if ((current?.rev ?? 0) === rev) return undefined;
  return current ? changedRefusal(current) : shippedRefusal;
}

/**
 * Refuses another role, a part that was changed since, one that is not the next revision of the rules here, and rules
 * that the form does not let through: a sentence that is empty or of no reason, a paper twice or standing for itself, days
 * out of range (docs/product.md, Scheme rules).
 */
export function acceptsScheme(
  register: Register,
  { payload: { before, after }, meta }: SchemeEvent,
): Refusal | undefined {
  if (!before || !after) return unfit;
  const refusal = findPartRefusal(register, before, meta.actor);
  if (refusal) return refusal;
  const current = findChangedPart(register, before.id);
  const isOfHere = !current || isEqual(rulesOf(before), rulesOf(current));
  const isNext = after.id === before.id && after.rev === before.rev + 1;
  if (!isOfHere || !isNext || !isWholePart(after)) return unfit;
  return after.id === 'access'
    ? findLockOutRefusal({ access: after, users: selectUsers(register) }, meta.actor)
    : undefined;
}

/** The refusal of a change to rules that somebody else has changed since. */
const changedRefusal = ({ changedAt, changedBy }: SchemeRecord): Refusal => ({
  code: 'changed',
  message: 'Not saved: {{user}} changed these rules on {{time}}. Check them and try again.',
  params: { user: changedBy },
  instants: { time: changedAt },
});

const shippedRefusal: Refusal = {
  code: 'changed',
  message: 'Not saved: these rules are as shipped again. Check them and try again.',
};

const unfit: Refusal = { code: 'invalid', message: 'This change does not fit the rules. Nothing was changed.' };
