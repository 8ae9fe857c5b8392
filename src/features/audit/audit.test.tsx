import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AuditEvent } from '../../domain/audit/audit';
import { emptyLoginForm } from '../../domain/user/login';
import { saveFile } from '../../platform/download';
import { signIn } from '../../store/session/commands';
import { buildAuditEvent, buildUser } from '../../test/builders';
import { exportsIn } from '../../test/exportsIn';
import { readPdf } from '../../test/files/readPdf';
import { recordsAt } from '../../test/recordsAt';
import { renderPage } from '../../test/renderPage';
import { savedFile } from '../../test/files/savedFile';
import { AuditPage } from './AuditPage';

jest.mock('../../platform/download', () => ({ saveFile: jest.fn() }));

/** The trail as cards: jsdom lays nothing out, so the data grid draws no row. */
const narrow = () => {
  window.innerWidth = 700;
};
const usualWidth = window.innerWidth;
afterEach(() => {
  window.innerWidth = usualWidth;
});

const { claim, ...rest } = recordsAt('submitted', { id: 'CL-1' });

const logged = (events: Partial<AuditEvent>[]): Partial<RegisterRecords> => ({
  ...rest,
  claims: [claim],
  users: [buildUser({ status: 'inactive' })],
  audit: events.map((event, index) => buildAuditEvent({ id: `EVENT-${index}`, ...event })),
});

const records = logged([
  { user: 'Moses Baluku', resourceId: 'CL-1', ipAddress: '192.0.2.7' },
  {
    user: 'Grace Biira',
    action: 'LOGIN_FAILED',
    resource: 'session',
    resourceId: 'SESSION-1',
    severity: 'critical',
    status: 'failed',
    details: { email: 'grace.biira@uwa.example', reason: 'inactive', attempts: 5 },
  },
  {
    user: 'Grace Biira',
    action: 'USER_UPDATED',
    resource: 'user',
    resourceId: 'USER-7',
    severity: 'medium',
    status: 'warning',
    changes: [{ field: 'status', oldValue: 'active', newValue: 'inactive' }],
  },
]);

async function open(at = '', laidDown = records) {
  const app = await renderPage(<AuditPage />, { role: 'admin', at: `/audit-logs${at}`, records: laidDown });
  await screen.findByRole('tablist', undefined, { timeout: 10_000 });
  return app;
}

const figure = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;
const trail = () => within(screen.getByRole('list', { name: 'Audit Trail' })).getAllByRole('listitem');
const address = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.search;

/** A sign-in that is refused, in a second tab of the browser. */
async function refuseSignIn({ browser }: Awaited<ReturnType<typeof open>>) {
  const other = browser.openTab();
  await other.opened;
  const form = { ...emptyLoginForm, role: 'finance', username: 'sarah.auma@example.org', password: 'secret' };
  await act(() => other.store.dispatch(signIn(form)));
}

test('the figures lead to the events they count', async () => {
  const app = await open();
  // The fourth event is the sign-in of whoever looks.
  expect([figure('System Activity'), figure('Security Alerts'), figure('Failed Operations')]).toEqual(['4', '1', '1']);
  expect(screen.getByText('User management').parentElement).toHaveTextContent('1');
  expect(screen.getByText('All events').parentElement).toHaveTextContent('4');
  await app.user.click(screen.getByRole('link', { name: 'Security Alerts' }));
  expect(address(app)).toBe('?tab=trail&severity=alerts');
  expect(await screen.findByText('Showing 1 of 4 events')).toBeVisible();
});

test('an event opens with its details, its changes in words, and a link to its claim', async () => {
  narrow();
  const { user } = await open('?tab=trail');
  await user.click(screen.getByLabelText(/^Details: Sign-in refused/));
  const dialog = () => within(screen.getByRole('dialog'));
  expect(dialog().getByText('The account is inactive')).toBeVisible();
  expect(dialog().getByText('grace.biira@uwa.example')).toBeVisible();
  expect(dialog().getByText('this device')).toBeVisible();
  expect(dialog().getByText('No fields were changed.')).toBeVisible();
  await user.click(dialog().getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByLabelText(/^Details: User changed/));
  const [, row] = within(dialog().getByRole('table')).getAllByRole('row');
  expect(row).toHaveTextContent('StatusActiveInactive');
  await user.click(dialog().getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  expect(screen.getByRole('link', { name: 'CL-1' })).toHaveAttribute('href', '/claims/CL-1');
  expect(trail().at(-1)).toHaveTextContent('192.0.2.7');
});

test('the trail is filtered and paged by its address; the search stays out of it', async () => {
  narrow();
  const many = Array.from({ length: 60 }, (_, index): Partial<AuditEvent> => ({ user: `Person ${index}` }));
  const app = await open('?tab=trail&status=success&page=2', logged(many));
  const { user } = app;
  expect(await screen.findByText('Showing 61 of 61 events')).toBeVisible();
  expect(trail()).toHaveLength(25);
  await user.click(screen.getByText('Next'));
  expect(trail()).toHaveLength(11);
  expect(address(app)).toBe('?tab=trail&status=success&page=3');

  await user.click(screen.getByLabelText('Search events'));
  await user.paste('person 59');
  expect(await screen.findByText('Showing 1 of 61 events')).toBeVisible();
  expect(trail()).toHaveLength(1);
  await waitFor(() => expect(app.router.state.location.state).toMatchObject({ search: 'person 59' }));
  expect(address(app)).toBe('?tab=trail&status=success');

  await user.selectOptions(screen.getByLabelText('Severity'), 'Critical');
  expect(await screen.findByText('No events match')).toBeVisible();
  await user.click(screen.getByText('Clear all'));
  expect(await screen.findByText('Showing 61 of 61 events')).toBeVisible();
  expect(address(app)).toBe('?tab=trail');
});

test('the trail is searched by claimant, field, values and days, and names stay out of its address', async () => {
  narrow();
  const app = await open('?tab=trail');
  const { user } = app;
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = within(await screen.findByRole('form', { name: 'Filters' }));
  await user.click(panel.getByLabelText('Claim or claimant'));
  await user.paste(claim.claimant.fullName);
  await user.click(panel.getByText('Apply Filters'));
  expect(await screen.findByText('Showing 1 of 4 events')).toBeVisible();
  expect(trail()[0]).toHaveTextContent('Moses Baluku');
  expect(address(app)).toBe('?tab=trail');
  expect(app.router.state.location.state).toMatchObject({ claim: claim.claimant.fullName });
  expect(screen.getByRole('button', { name: 'Filters: 1 active' })).toBeVisible();

  await user.click(panel.getByText('Reset'));
  await user.type(panel.getByLabelText('Field'), 'Status{Enter}');
  await user.type(panel.getByLabelText('New value'), 'inactive');
  await user.click(panel.getByText('Apply Filters'));
  expect(await screen.findByText('Showing 1 of 4 events')).toBeVisible();
  expect(trail()[0]).toHaveTextContent('User changed');
  expect(address(app)).toBe('?tab=trail&field=Status');

  await act(() => app.router.navigate(-1));
  expect(panel.getByLabelText('New value')).toHaveValue('');
  expect(await screen.findByText('Showing 4 of 4 events')).toBeVisible();
});

test('days that cannot be are refused at their field', async () => {
  narrow();
  const app = await open('?tab=trail&from=2026-02-03&to=2026-02-01');
  expect(await screen.findByText('End date cannot be before the start date')).toBeVisible();
  await app.user.click(screen.getByText('Apply Filters'));
  expect(address(app)).toBe('?tab=trail&from=2026-02-03&to=2026-02-01');
  await app.user.click(screen.getByText('Reset'));
  expect(await screen.findByText('Showing 4 of 4 events')).toBeVisible();
  expect(screen.queryByText('End date cannot be before the start date')).toBeNull();

  // A day that is half typed is none.
  const start = within(screen.getByRole('group', { name: /^Start date/ }));
  await app.user.click(start.getByRole('spinbutton', { name: 'Day' }));
  await app.user.keyboard('31');
  await app.user.click(screen.getByText('Apply Filters'));
  expect(await screen.findByText('Enter the full date, or leave it empty')).toBeVisible();
  expect(address(app)).toBe('?tab=trail');
  expect(start.getByRole('spinbutton', { name: 'Day' })).toHaveFocus();
});

test('Real-time View follows another tab; without it the page stays as it was and says what is new', async () => {
  const app = await open('?tab=feed');
  const { user } = app;
  const shown = () => screen.queryAllByText('Sign-in refused');
  expect(shown()).toHaveLength(1);
  await refuseSignIn(app);
  const show = await screen.findByText('Show 1 new event');
  expect([shown().length, figure('Failed Operations')]).toEqual([1, '1']);
  await user.click(show);
  expect([shown().length, figure('Failed Operations')]).toEqual([2, '2']);
  expect(screen.getAllByText('New')).toHaveLength(1);

  const toggle = screen.getByRole('button', { name: 'Real-time View' });
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(address(app)).toBe('?tab=feed&live=1');
  expect(screen.getByText('New events appear automatically')).toBeVisible();
  await refuseSignIn(app);
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(screen.queryByText(/^Show .* new event/)).toBeNull();
  expect(screen.getByText('1 new event')).toHaveAttribute('role', 'status');
  expect(figure('Failed Operations')).toBe('3');
});

test('what people wrote is shown as text and translated by nobody', async () => {
  narrow();
  const hostile = '<img src=x onerror=alert(1)> {{name}} $t(Status)';
  const { user } = await open(
    '?tab=trail',
    logged([
      {
        user: hostile,
        action: hostile,
        resource: 'user',
        resourceId: hostile,
        details: { [hostile]: hostile },
        changes: [{ field: hostile, newValue: hostile }],
      },
    ]),
  );
  await user.click(screen.getAllByText('Details')[1] ?? document.body);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByText(hostile).length).toBeGreaterThan(4);
  expect(document.querySelector('img[src=x]')).toBeNull();
});

describe('Export Report', () => {
  const exportAs = async ({ user }: Awaited<ReturnType<typeof open>>, format: 'PDF' | 'CSV') => {
    await user.click(screen.getByText('Export Report'));
    await user.click(await screen.findByRole('menuitem', { name: format }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  beforeEach(() => jest.mocked(saveFile).mockClear());

  test('downloads the filtered events as CSV, and makes no file of none', async () => {
    const app = await open('?tab=trail&severity=critical');
    await exportAs(app, 'CSV');
    expect(await screen.findByText('Export Started')).toBeVisible();
    const { name, file } = await savedFile();
    expect(name).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/);
    const csv = await act(() => file.text());
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('LOGIN_FAILED');
    await waitFor(() =>
      expect(exportsIn(app.tab)).toMatchObject([{ action: 'AUDIT_EXPORTED', details: { file: name, rows: 1 } }]),
    );

    await app.user.selectOptions(screen.getByLabelText('Status'), 'Warning');
    await exportAs(app, 'PDF');
    expect(await screen.findByText('Nothing to export')).toBeVisible();
    expect(saveFile).toHaveBeenCalledTimes(1);
  });

  test('a cancelled one makes no file, and another can be made', async () => {
    const app = await open('?tab=trail');
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const fetchNow = globalThis.fetch;
    // The fonts are a while in coming.
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => held.then(() => fetchNow(...asked)));
    await exportAs(app, 'PDF');
    await screen.findByRole('progressbar', { name: 'Preparing the file…' });
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('progressbar', { name: 'Preparing the file…' })).toBeNull();
    goOn();

    // Whatever the cancelled one would save comes before this one's file.
    await exportAs(app, 'PDF');
    await savedFile();
    await app.user.click(screen.getByText('Export Report'));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'PDF' })).not.toHaveAttribute('aria-disabled'));
    expect(saveFile).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Error')).toBeNull();
  });

  test('follows what the panel narrows to', async () => {
    const app = await open('?tab=trail&field=Status&from=2000-01-01');
    await exportAs(app, 'CSV');
    const { file } = await savedFile();
    const csv = await act(() => file.text());
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('USER_UPDATED');
  });

  test('as PDF holds the same events and states the filters', async () => {
    const app = await open('?tab=trail&severity=critical');
    await exportAs(app, 'PDF');
    const { name, file } = await savedFile();
    expect(name).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.pdf$/);
    const text = (await act(() => readPdf(file))).pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const words of ['Audit Trail', 'Events 1 ', 'Severity Critical', 'Grace Biira', 'Page 1 of 1']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Moses Baluku');
  });
});

test('an address that nobody can read says so and shows the rest', async () => {
  const app = await open('?tab=feed&severity=grave');
  await app.user.click(
    within(screen.getByText(/severity=grave/).closest('[role=alert]') ?? document.body).getByRole('button'),
  );
  expect(address(app)).toBe('?tab=feed');
  expect(screen.queryByText(/severity=grave/)).toBeNull();
});

test('the analytics tell score and detection time and offer the chart as a table', async () => {
  const app = await open('?tab=analytics');
  expect([figure('Security score'), figure('Detection time')]).toEqual(['75%', '–']);
  expect(screen.getByText('Share of events that did not fail')).toBeVisible();
  await app.user.click(screen.getByText('Show as table'));
  const table = screen.getByRole('table', { name: 'Events per day by severity' });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
});

test('the detection time is the mean of the alerts that recorded one, in seconds', async () => {
  await open('?tab=analytics', logged([{ severity: 'high', detectedAfterMs: 2300 }]));
  expect(figure('Detection time')).toBe('2.3s');
});
