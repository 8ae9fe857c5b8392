import { buildAuditEvent } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import type { AuditEvent } from '../../domain/audit/audit';
import { selectAuditFigures } from './figures';

async function figuresOf(events: Partial<AuditEvent>[]) {
  const audit = events.map((event, index) => buildAuditEvent({ id: `EVENT-${index}`, ...event }));
  const { tab } = await openRegister({ audit });
  return selectAuditFigures(tab.store.getState());
}

test('an empty log has no score and no detection time', async () => {
  expect(await figuresOf([])).toEqual({
    events: 0,
    alerts: 0,
    failed: 0,
    securityScore: undefined,
    detectionMs: undefined,
  });
});

test('alerts are of severity high or critical; the detection time is the mean of those that recorded one', async () => {
  expect(
    await figuresOf([
      { severity: 'low', detectedAfterMs: 90_000 },
      { severity: 'medium', status: 'warning' },
      { severity: 'high', status: 'failed', detectedAfterMs: 1000 },
      { severity: 'critical', status: 'failed', detectedAfterMs: 2600 },
      { severity: 'high' },
      { severity: 'high', detectedAfterMs: 0 },
    ]),
  ).toEqual({ events: 6, alerts: 4, failed: 2, securityScore: 66.7, detectionMs: 1200 });
});

test('a log in which something failed never scores 100', async () => {
  const many = Array.from({ length: 2000 }, (): Partial<AuditEvent> => ({}));
  expect((await figuresOf(many.slice(0, 20))).securityScore).toBe(100);
  expect((await figuresOf([{ status: 'failed' }, ...many])).securityScore).toBe(99.9);
}, 20_000);
