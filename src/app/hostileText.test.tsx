import { screen } from '@testing-library/react';
import * as v from 'valibot';
import {
  auditRecord,
  claimRecord,
  draftRecord,
  fundLedgerRecord,
  notificationRecord,
  paymentRecord,
  userRecord,
} from '../domain/records';
import type { Role } from '../domain/roles';
import {
  buildAuditEvent,
  buildDraft,
  buildLedgerEntry,
  buildNote,
  buildNotification,
  buildUser,
} from '../test/builders';
import { recordsAt } from '../test/recordsAt';
import { renderApp } from '../test/renderApp';

// Each screen loads its code.
jest.setTimeout(120_000);

/** Markup, a formula, an address that runs, names behind objects, signs that turn text around or cannot be seen. */
const hostile =
  '<img src=x onerror="window.ran=1"><script>window.ran=1</script>=HYPERLINK("http://evil.example") javascript:window.ran=1 ' +
  '__proto__ {{name}} $t(x) \u202egpj.exe\u2066 \u200b\ud83d \u0000 &lt;b&gt; ' +
  'x'.repeat(2000);

/** A record with hostile words in every text field that its schema lets anything stand in; ids are left. */
function plant<Item extends object>(schema: v.GenericSchema<Item>, record: Item): Item {
  const fields: (string | number)[][] = [];
  const walk = (value: unknown, path: (string | number)[]) => {
    if (typeof value === 'string') fields.push(path);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
    }
  };
  walk(record, []);
  let planted = record;
  for (const path of fields) {
    if (/^(id|claimId|resourceId)$/.test(String(path.at(-1)))) continue;
    const next = structuredClone(planted) as Record<string | number, unknown>;
    let holder = next;
    for (const name of path.slice(0, -1)) holder = holder[name] as Record<string | number, unknown>;
    holder[path[path.length - 1] ?? ''] = hostile;
    const result = v.safeParse(schema, next);
    if (result.success) planted = result.output;
  }
  return planted;
}

const { claim, payments } = recordsAt('payment_failed', { notes: [buildNote()] });
const claimId = claim.id;
const records = {
  claims: [plant(claimRecord, claim)],
  payments: payments.map((payment) => plant(paymentRecord, payment)),
  drafts: [plant(draftRecord, buildDraft({ claimId: 'CL-9' }))],
  fundLedger: [plant(fundLedgerRecord, buildLedgerEntry())],
  users: [plant(userRecord, buildUser({ id: 'USER-9' }))],
  audit: [
    plant(
      auditRecord,
      buildAuditEvent({ changes: [{ field: 'fullName', oldValue: 'a', newValue: 'b' }], details: { reason: 'a' } }),
    ),
  ],
  notifications: [plant(notificationRecord, buildNotification({ role: 'finance' }))],
};

test('the words are planted in every kind of record', () => {
  for (const list of Object.values(records)) expect(JSON.stringify(list)).toContain('onerror');
  expect(records.claims[0]?.claimant.fullName).toBe(hostile);
});

const tabs = ['summary', 'evidence', 'verification', 'cvc', 'workflow', 'notes', 'audit'];
const screens: [Role, string][] = [
  ['finance', '/'],
  ['finance', '/claims'],
  ...tabs.map((tab): [Role, string] => ['cvc_member', `/claims/${claimId}?tab=${tab}`]),
  ['district_officer', '/verification'],
  ['district_officer', '/new-claim?draft=DRAFT-1'],
  ['finance', '/funds'],
  ['admin', '/users'],
  ['admin', '/audit?tab=trail'],
  ['admin', '/reports'],
  ['admin', '/settings'],
];

test.each(screens)('to %s nothing in a text is markup at %s', async (role, at) => {
  const { unmount } = await renderApp({ role, at, records });
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 60_000 });
  await screen.findAllByText(/./);
  expect(document.querySelector('img[src=x], [onerror], script, iframe, object, embed')).toBeNull();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    expect(link.href).toMatch(/^(http:\/\/localhost\/|tel:|mailto:)/);
  }
  expect(window).not.toHaveProperty('ran');
  expect(Object.prototype).not.toHaveProperty('ran');
  unmount();
});
