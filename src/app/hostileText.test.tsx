import { act, screen } from '@testing-library/react';
import type { Role } from '../domain/user/roles';
import { hostileRecords } from '../test/hostileRecords';
import { renderApp } from '../test/renderApp';

/** Markup, a formula, an address that runs, names behind objects, signs that turn text around or cannot be seen. */
const hostile =
  '<img src=x onerror="window.ran=1"><script>window.ran=1</script>=HYPERLINK("http://evil.example") javascript:window.ran=1 ' +
  '__proto__ {{name}} $t(x) \u202egpj.exe\u2066 \u200b\ud83d \u0000 &lt;b&gt; ' +
  'x'.repeat(2000);

const records = hostileRecords(hostile, 1);
const [{ id: claimId } = { id: '' }] = records.claims;

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
  ['finance', '/fund-management'],
  ['finance', '/fund-management?tab=funds'],
  ['finance', '/valuation-schedules'],
  ['finance', '/valuation-schedules?version=v2030.1'],
  ['finance', '/scheme-rules'],
  ['admin', '/user-management'],
  ['admin', '/audit-logs?tab=trail'],
  ['admin', '/reports'],
  ['admin', '/settings'],
];

const turning = /[\u202a-\u202e\u2066\u2067]/;

/** Texts whose marks would turn other words around: those that stand in one text, or beside others in one line. */
function findTurned(): string[] {
  const turned: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { parentElement: holder, textContent: text } = node;
    if (!holder || !turning.test(text ?? '')) continue;
    const isAlone = holder.childNodes.length === 1 && text?.trim() === hostile.trim();
    if (!isAlone && getComputedStyle(holder).unicodeBidi !== 'isolate') turned.push(holder.outerHTML.slice(0, 200));
  }
  for (const element of document.querySelectorAll('[title], [aria-label]')) {
    for (const name of ['title', 'aria-label']) {
      const said = element.getAttribute(name) ?? '';
      if (turning.test(said) && said.trim() !== hostile.trim()) turned.push(`${name}: ${said.slice(0, 200)}`);
    }
  }
  return turned;
}

test.each(screens)('to %s nothing in a text is markup at %s', async (role, at) => {
  const { unmount } = await renderApp({ role, at, records });
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 60_000 });
  await screen.findAllByText(/./);
  expect(document.querySelector('img[src=x], [onerror], script, iframe, object, embed')).toBeNull();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    expect(link.href).toMatch(/^(http:\/\/localhost\/|tel:|mailto:)/);
  }
  expect(findTurned()).toEqual([]);
  expect(window).not.toHaveProperty('ran');
  expect(Object.prototype).not.toHaveProperty('ran');
  unmount();
});

const behindObjects: [Role, string][] = [
  ['finance', '/'],
  ['finance', '/claims'],
  ['cvc_member', `/claims/${claimId}`],
  ['district_officer', '/new-claim?draft=DRAFT-1&step=1'],
  ['finance', '/fund-management?tab=funds'],
  ['finance', '/valuation-schedules?version=v2030.1'],
  ['admin', '/user-management'],
  ['admin', '/audit-logs?tab=trail'],
  ['admin', '/reports'],
];

test.each(behindObjects)('to %s a name that every object has is a name like any other at %s', async (role, at) => {
  const { unmount } = await renderApp({ role, at, records: hostileRecords('constructor', 1) });
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 60_000 });
  await screen.findAllByText(/./);
  // What the lists of places say comes later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.body).not.toHaveTextContent(/This page could not be shown|native code/);
  unmount();
});

const behindAddresses = ['__proto__', 'constructor', 'prototype', 'toString', '%3Cimg%20src=x%20onerror=ran=1%3E'];

test.each(
  behindAddresses.flatMap((name) => [
    `/claims/${name}?tab=__proto__`,
    `/claims/${claimId}?tab=${name}`,
    `/new-claim?draft=${name}`,
    `/claims?status=${name}&sort=${name}&district=${name}&page=${name}`,
  ]),
)('%s leads to nothing that lies behind an object', async (at) => {
  const { unmount } = await renderApp({ role: 'district_officer', at, records });
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 60_000 });
  await screen.findAllByText(/./);
  expect(document.body).not.toHaveTextContent(/This page could not be shown|native code/);
  expect(document.querySelector('img[src=x], [onerror]')).toBeNull();
  unmount();
});
