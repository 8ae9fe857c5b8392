import { linkText } from '../../domain/audit/auditChain';
import { buildAuditEvent } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { addRows } from '../table';
import { findLastChange, selectClaimEvents } from './selectors';

test('a list of events that was given stays as it is; what comes later makes another', async () => {
  const event = (id: string, resourceId: string) => buildAuditEvent({ id, resourceId });
  const { tab } = await openRegister({ audit: [event('A', 'CL-1'), event('B', 'CL-2'), event('C', 'CL-1')] });
  const state = tab.store.getState();
  const before = selectClaimEvents(state, 'CL-1');
  const later = { ...state, audit: addRows(state.audit, [event('E', 'CL-1'), event('F', 'CL-2')]) };
  const after = selectClaimEvents(later, 'CL-1');
  expect(before.map(({ id }) => id)).toEqual(['A', 'C']);
  expect(after.map(({ id }) => id)).toEqual(['A', 'C', 'E']);
  expect(selectClaimEvents(later, 'CL-1')).toBe(after);

  // From another device's log, in between.
  const merged = { ...later, audit: addRows(later.audit, [event('D', 'CL-1'), event('B2', 'CL-1')]) };
  expect(selectClaimEvents(merged, 'CL-1').map(({ id }) => id)).toEqual(['A', 'B2', 'C', 'D', 'E']);
});

test('what was done last to a claim is told by the chain of the log, not by a clock that was put back', async () => {
  const event = (id: string, chain: string, place: number) =>
    buildAuditEvent({ id, resourceId: 'CL-1', link: linkText({ chain, place, hash: 'h'.repeat(43) }) });
  const audit = [
    event('C', 'N1', 2),
    event('A', 'N1', 3),
    event('E', 'N1', 5),
    event('B', 'N1', 6),
    event('D', 'N2', 1),
  ];
  const { tab } = await openRegister({ audit });
  const state = tab.store.getState();
  expect(selectClaimEvents(state, 'CL-1').map(({ id }) => id)).toEqual(['C', 'A', 'D', 'E', 'B']);
  expect(findLastChange(state, 'CL-1')?.id).toBe('B');
});
