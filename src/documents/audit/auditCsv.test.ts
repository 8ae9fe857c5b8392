import { parse } from 'papaparse';
import type { AuditEvent } from '../../domain/audit/audit';
import { buildAuditEvent } from '../../test/builders';
import { makeAuditCsv } from './auditCsv';

const userAgent = 'Mozilla/5.0 (Android 14; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0';
const options = { t: (english: string) => english, findUserAgent: () => userAgent };

/** The lines of the file by the names of their columns. */
function readBack(csv: string) {
  const { data, errors } = parse<Record<string, string>>(csv.slice(1), { header: true, newline: '\r\n' });
  expect(errors).toEqual([]);
  return data;
}

const write = async (...events: Partial<AuditEvent>[]) => makeAuditCsv(events.map(buildAuditEvent), options);

test('a line tells when, who, what, on what and with which changes', async () => {
  const csv = await write({
    id: 'EVENT-7',
    timestamp: '2025-06-30T22:15:09.000Z',
    severity: 'medium',
    detectedAfterMs: 2300,
    details: { attempts: 4 },
    changes: [
      { field: 'status', oldValue: 'submitted', newValue: 'under_cvc_review' },
      { field: 'calculatedCompensation', newValue: 1_250_000 },
      { field: 'incident.dateOfIncident', oldValue: '2025-06-13', newValue: '2025-06-14' },
    ],
  });
  expect(readBack(csv)).toEqual([
    {
      'Timestamp (UTC)': '2025-06-30T22:15:09.000Z',
      'Time in Kampala': '2025-07-01 01:15:09',
      User: 'Sarah Auma',
      Role: 'District Officer',
      Event: 'Claim submitted',
      'Event code': 'CLAIM_SUBMITTED',
      Resource: 'Claim',
      'Resource ID': 'CL-1749975600000-A1B2',
      Severity: 'Medium',
      Status: 'Success',
      'IP Address': 'This device',
      Device: 'Android phone',
      Browser: 'Firefox 144',
      'Detected after (ms)': '2300',
      Details: 'attempts: 4',
      Changes: [
        'Status: 1. Submitted → 3. Under CVC Review',
        'Calculated compensation: – → UGX\u00a01,250,000',
        'Date of incident: 13/06/2025 → 14/06/2025',
      ].join('\n'),
      'Event ID': 'EVENT-7',
      Link: '',
    },
  ]);
});

test('the file is UTF-8 with its mark, and every line ends in CRLF', async () => {
  const csv = await write({ user: 'Zoë "Zo" Akello, Kasese' }, {});
  expect(csv.startsWith('\ufeffTimestamp (UTC),')).toBe(true);
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(readBack(csv)[0]?.['User']).toBe('Zoë "Zo" Akello, Kasese');
});

test('a log without events is a head alone', async () => {
  const csv = await write();
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1);
  expect(csv).toContain('Event ID');
});

test.each([
  '=HYPERLINK("http://example.org")',
  '+256772123456',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '=1+1\nsecond line',
  "=cmd|' /C calc'!A0\r\nmore",
  '＝1+1',
])('a cell that begins a formula is made harmless: %j', async (hostile) => {
  const [line] = readBack(await write({ user: hostile, resourceId: hostile, ipAddress: hostile }));
  for (const column of ['User', 'Resource ID', 'IP Address']) expect(line?.[column]).toBe(`'${hostile}`);
});

test('hostile names of fields and codes stand behind an apostrophe too', async () => {
  const [line] = readBack(
    await write({
      action: '=1+1',
      details: { '=A1': '=B1' },
      changes: [{ field: '@A1', newValue: '=1+1' }],
    }),
  );
  expect(line).toMatchObject({
    Event: "'=1+1",
    'Event code': "'=1+1",
    Details: "'=A1: =B1",
    Changes: "'@A1: – → =1+1",
  });
});
