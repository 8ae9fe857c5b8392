import { buildAuditEvent } from '../../test/builders';
import { buildFileTask } from '../../test/files/fileTask';
import { readPdf } from '../../test/files/readPdf';
import { makeAuditPdf } from './auditPdf';

const options = {
  t: (english: string) => english,
  filter: { search: '' },
  log: { events: 1200, linked: 1200, elsewhere: 0, unlinked: 0, head: null, breaks: [] },
  madeAt: '2026-11-20T22:05:09.000Z',
  madeBy: 'Ruth Namono',
};
const broken = { kind: 'changed', chain: 'NTEST', place: 41, through: 41, own: true } as const;
const inOneLine = (text = '') => text.replaceAll(/\s+/g, ' ');

test('it ends with what the check of the log came to', async () => {
  const head = { chain: 'NTEST', place: 1200, hash: 'A'.repeat(43) };
  const written = async (log: Parameters<typeof makeAuditPdf>[1]['log']) => {
    const made = await makeAuditPdf([buildAuditEvent()], { ...options, log }, buildFileTask().task);
    return inOneLine((await readPdf(made)).pages.join(' '));
  };
  const sound = await written({ ...options.log, head });
  for (const words of ['no event was changed', '1,200', 'NTEST 1200 0000 0000 0000 0000']) {
    expect(sound).toContain(words);
  }
  expect(await written({ ...options.log, head, breaks: [broken] })).toContain('The first problem is at event 41');
});

test('a row tells when, who, what, on what and with which changes, and the head what was filtered', async () => {
  const event = buildAuditEvent({
    timestamp: '2025-06-30T22:15:09.000Z',
    severity: 'medium',
    details: { attempts: 4 },
    changes: [{ field: 'calculatedCompensation', newValue: 1_250_000 }],
  });
  const filter = {
    search: ' <b>auma ',
    severity: 'alerts',
    status: 'success',
    claim: 'CL-17',
    field: 'Status',
    oldValue: 'before it',
    newValue: 'after it',
    from: '2025-06-01',
    to: '2025-07-01',
  } as const;
  const { pages, title } = await readPdf(await makeAuditPdf([event], { ...options, filter }, buildFileTask().task));
  expect(title).toBe('Audit Trail');
  expect(pages).toHaveLength(1);
  const text = inOneLine(pages[0]);
  for (const words of [
    '<b>auma',
    'Claim or claimant CL-17',
    'Field Status',
    'Old value before it',
    'New value after it',
    'Start date 01/06/2025',
    'End date 01/07/2025',
    'Alerts (critical and high)',
    'by Ruth Namono',
    '01/07/2025, 01:15',
    'Sarah Auma District Officer',
    'Claim submitted',
    'CL-1749975600000-A1B2',
    'Medium',
    'This device',
    'attempts: 4',
    'UGX 1,250,000',
  ])
    expect(text).toContain(words);
});

test('every event has its row over many pages, and the making tells how far it is', async () => {
  const events = Array.from({ length: 250 }, (_, index) =>
    buildAuditEvent({ id: `E-${index}`, user: `User-${index}-` }),
  );
  const { task, reports } = buildFileTask();
  const { pages } = await readPdf(await makeAuditPdf(events, options, task));
  const all = pages.join(' ');
  expect(events.filter(({ user }) => !all.includes(user))).toEqual([]);
  expect(all).toContain('None: all events of the log');
  expect(pages.length).toBeGreaterThan(10);
  // The last page may hold no more than the result of the check.
  for (const page of pages.slice(0, -1)) expect(page).toContain('Details and changes');
  expect(reports.at(-1)).toEqual([250, 250]);
});

test('a cancelled one makes no file', async () => {
  const { task, cancel } = buildFileTask();
  const making = makeAuditPdf([buildAuditEvent()], options, task);
  cancel();
  await expect(making).rejects.toMatchObject({ name: 'AbortError' });
});
