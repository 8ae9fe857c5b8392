import { roleNames } from '../user/roles';
import { claimStatuses, hasEndedUnpaid, statuses } from '../workflow/statuses';
import type { ActionRow } from './action';
import type * as holdForm from './holdForm';
import type * as releaseForm from './releaseForm';

const submitted = claimStatuses.filter((status) => status !== 'draft');

/** What stops a claim and mends mistakes, at nearly every status. */
export const mendingActions = {
  /** Nothing moves the claim on until it is released (docs/product.md, Hold). */
  hold: {
    label: 'Put on Hold',
    menuLabel: 'Put on Hold',
    from: submitted.filter((status) => statuses[status].waitsAt !== null),
    to: 'unchanged',
    roles: roleNames,
    byTurn: true,
    stage: null,
    isPrimary: false,
    asks: 'form',
    form: 'hold',
    pays: false,
    event: 'claims/held',
    audit: { code: 'CLAIM_HELD', label: 'Put on hold', severity: 'medium' },
    notification: { type: 'status_update', text: 'Claim by {{claimant}} was put on hold' },
    noteType: 'decision',
    done: { title: 'Claim put on hold', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** Ends a hold, wherever the claim stands by then. */
  release: {
    label: 'Release',
    menuLabel: 'Release',
    from: submitted.filter((status) => !hasEndedUnpaid(status)),
    to: 'unchanged',
    roles: roleNames,
    byTurn: true,
    flag: 'held',
    stage: null,
    isPrimary: false,
    asks: 'form',
    form: 'release',
    pays: false,
    event: 'claims/released',
    audit: { code: 'CLAIM_RELEASED', label: 'Released from hold', severity: 'medium' },
    notification: { type: 'status_update', text: 'Claim by {{claimant}} was released from hold' },
    noteType: 'decision',
    done: { title: 'Claim released', detail: 'Claim {{id}} of {{claimant}}' },
  },
  /** Takes back what the same person did last, as long as nothing was done since (docs/product.md, Undo). */
  undo: {
    label: 'Undo',
    menuLabel: 'Undo',
    from: submitted,
    to: 'undone',
    roles: roleNames,
    flag: 'undoable',
    despite: ['incomplete', 'held'],
    stage: null,
    isPrimary: false,
    asks: 'nothing',
    pays: 'allows',
    event: 'claims/undone',
    audit: { code: 'ACTION_UNDONE', label: 'Action undone', severity: 'medium' },
    notification: { type: 'status_update', text: 'An action on the claim by {{claimant}} was undone' },
    noteType: 'document',
    done: { title: 'Undone', detail: 'Claim {{id}} of {{claimant}} is as it was before' },
    bulk: {
      label: 'Bulk Undo',
      submit: 'Undo on {{count}} claims',
      done: 'Undone on {{count}} claims',
    },
  },
} as const satisfies Record<string, ActionRow>;

/** The forms that these rows name. */
export type MendingForms = {
  hold: typeof holdForm;
  release: typeof releaseForm;
};
