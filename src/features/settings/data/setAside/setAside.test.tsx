import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../../domain/user/roles';
import { saveFile } from '../../../../platform/download';
import { openRegister } from '../../../../test/openRegister';
import { recordsAt } from '../../../../test/recordsAt';
import { renderApp } from '../../../../test/renderApp';
import { auditRowsOf, createBrowser } from '../../../../test/testRegister';

jest.mock('../../../../platform/download', () => ({ saveFile: jest.fn() }));
jest.mock('../../../../platform/storageStatus', () => ({ readStorageStatus: () => new Promise(() => undefined) }));

const { claims, payments } = recordsAt('payment_processing', { id: 'CL-1' });
const damaged: Record<string, string> = {
  'payments/PAY-0': '{"id":"PAY-0","claimId":"CL-1","am\ud800',
  'claims/CL-2': '',
};

/** The portal after a start that set a payment and a claim aside, or what else is damaged. */
async function open(role: Role, at = '/settings', texts = damaged) {
  const browser = createBrowser();
  await openRegister({ claims, payments: payments.map((payment) => ({ ...payment, claimId: 'CL-1' })) }, role, browser);
  for (const [key, text] of Object.entries(texts)) browser.backend.texts.set(`reg/${key}`, text);
  // Without it, localStorage is all there is.
  browser.log.lose();
  const app = await renderApp({ role, at, browser });
  return { ...app, browser };
}

const card = async () => within(await screen.findByRole('region', { name: 'Data management' }));

test('what was set aside is listed, downloaded whole, and only then removed by the administrator', async () => {
  const { user, tab, browser } = await open('admin');
  const rows = within(await (await card()).findByRole('list', { name: 'Unreadable records' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^PaymentPAY-0/), expect.stringMatching(/^ClaimCL-2/)]),
  );
  const remove = (await card()).getByText('Remove unreadable records', { selector: 'button' });
  expect(remove).toBeDisabled();

  await user.click((await card()).getByText('Download unreadable records', { selector: 'button' }));
  const [name, content] = jest.mocked(saveFile).mock.lastCall ?? [];
  const text = typeof content === 'string' ? content : '';
  expect(name).toMatch(/^wildlife-claims-set-aside-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(text) as { texts: { key: string; text: string }[] };
  expect(Object.fromEntries(file.texts.map((entry) => [entry.key, entry.text]))).toEqual(damaged);

  await user.click(remove);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove unreadable records?' }));
  expect(question.getByText(/Payments: 1/)).toBeVisible();
  await user.click(question.getByText('Remove', { selector: 'button' }));
  await waitFor(() => expect(tab.store.getState().storage.setAside).toEqual([]));
  expect([...browser.backend.texts.keys()].filter((key) => key.includes('set-aside'))).toEqual([]);
  const [event] = auditRowsOf(tab, 'SET_ASIDE_REMOVED');
  expect(event?.details?.['keys']).toMatch(/payments\/PAY-0/);
  const again = browser.openTab();
  await again.opened;
  expect(again.store.getState().storage.setAside).toEqual([]);
});

test('another role can download it and not remove it', async () => {
  await open('finance');
  expect(await (await card()).findByText('Download unreadable records', { selector: 'button' })).toBeVisible();
  expect((await card()).queryByText('Remove unreadable records')).not.toBeInTheDocument();
});

test('the notice names kinds and numbers, warns of payments, and is there again after the next start', async () => {
  const { user, browser, unmount } = await open('finance', '/');
  const notice = within(await screen.findByRole('region', { name: 'Storage' }));
  expect(notice.getByText(/Payments: 1/)).toHaveTextContent('Claims: 1');
  expect(notice.getByText(/Check it before you pay more/)).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Dismiss' }));
  expect(notice.queryByText(/Payments: 1/)).not.toBeInTheDocument();
  unmount();
  await renderApp({ role: 'finance', browser });
  expect(await screen.findByText(/Payments: 1/)).toBeVisible();
});

describe('figures say that they leave out what is unreadable', () => {
  const note = 'These figures leave out unreadable records. To see them, open Settings, Data management.';

  test.each([
    ['admin', '/'],
    ['finance', '/fund-management'],
    ['admin', '/reports'],
    ['finance', '/claims'],
    ['district_officer', '/verification'],
  ] as const)('to the %s on %s', async (role, at) => {
    await open(role, at);
    expect(await screen.findByText(note, undefined, { timeout: 10_000 })).toBeVisible();
  });

  test.each([
    ['admin', '/user-management', 'users/U-1', 'claims/CL-2'],
    ['admin', '/audit-logs', 'audit/A-1', 'claims/CL-2'],
    ['admin', '/audit-logs', 'users/U-1', 'payments/PAY-0'],
    ['finance', '/claims', 'payments/PAY-0', 'users/U-1'],
    ['district_officer', '/verification', 'claims/CL-2', 'payments/PAY-0'],
  ] as const)('to the %s on %s where %s is, and not where %s is', async (role, at, counted, other) => {
    const { unmount } = await open(role, at, { [counted]: 'no record' });
    expect(await screen.findByText(note, undefined, { timeout: 10_000 })).toBeVisible();
    unmount();
    await open(role, at, { [other]: 'no record' });
    expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible();
    expect(await screen.findByText(/^1 unreadable record/)).toBeVisible();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  test('and the page of a claim whose payment it may be says that what was paid is uncertain', async () => {
    await open('finance', '/claims/CL-1');
    const card = within(await screen.findByRole('region', { name: 'Payment summary' }, { timeout: 10_000 }));
    expect(card.getByRole('alert')).toHaveTextContent(/^A payment of claim CL-1 is unreadable/);
  });
});
