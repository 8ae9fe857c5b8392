import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Role } from '../../../domain/user/roles';
import { saveFile } from '../../../platform/download';
import { readWholeRegister } from '../../../store/audit/readOlderLog';
import { readRegisterJson } from '../../../store/persistence/shapes/readRegisterJson';
import { buildAuditEvent } from '../../../test/builders';
import { openRegister } from '../../../test/openRegister';
import { recordsAt } from '../../../test/recordsAt';
import { renderApp } from '../../../test/renderApp';
import { createBrowser } from '../../../test/testRegister';
import { useOlderLog } from './useOlderLog';

jest.mock('../../../platform/download', () => ({ saveFile: jest.fn() }));

const { claim, ...rest } = recordsAt('submitted', { id: 'CL-1' });
const audit = [
  buildAuditEvent({ id: 'ROW-1', resourceId: 'CL-1', user: 'Moses Baluku' }),
  buildAuditEvent({ id: 'ROW-2', resourceId: 'CL-2', user: 'Grace Biira' }),
];

/** The portal on a register whose audit log the start leaves on the disk. */
async function open(role: Role, at: string) {
  const browser = createBrowser();
  await openRegister({ ...rest, claims: [claim], audit }, role, browser);
  const app = await renderApp({ browser, at, ports: { newestLogBuckets: 0 } });
  await app.tab.opened;
  return app;
}

test("a claim's page reads what was done to that claim", async () => {
  const { tab } = await open('district_officer', '/claims/CL-1?tab=audit');
  expect(await screen.findByText(/Moses Baluku/)).toBeVisible();
  const { audit: log, storage } = tab.store.getState();
  expect(log.entities).not.toHaveProperty('ROW-2');
  expect(storage.olderLog).toEqual({ readOf: { 'CL-1': true } });
});

test('the audit page reads the whole log', async () => {
  const { tab } = await open('admin', '/audit-logs');
  await screen.findByRole('tab', { name: 'Security Overview' });
  expect(tab.store.getState().audit.entities).toMatchObject({ 'ROW-1': audit[0], 'ROW-2': audit[1] });
});

test('where it cannot be read, the page says so, and it can be tried again', async () => {
  const browser = createBrowser();
  await openRegister({ ...rest, claims: [claim], audit }, 'admin', browser);
  const { tab, user } = await renderApp({ browser, ports: { newestLogBuckets: 0 } });
  await tab.opened;
  const heads = jest.spyOn(browser.log, 'heads').mockResolvedValue(undefined);
  await user.click(await screen.findByRole('link', { name: 'Audit Logs' }));
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('The older part of the audit log could not be read.');
  heads.mockRestore();
  await user.click(within(told).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tab', { name: 'Security Overview' })).toBeVisible();
});

test('what breaks the reading off is told too, and other records are asked for all the same', async () => {
  const browser = createBrowser();
  await openRegister({ ...rest, claims: [claim], audit }, 'admin', browser);
  const tab = browser.openTab({ ports: { newestLogBuckets: 0 } });
  await tab.opened;
  jest.spyOn(tab.services, 'readOlderLog').mockRejectedValueOnce(new Error('Broke off'));
  const { result, rerender } = renderHook(({ id }) => useOlderLog([id]), {
    initialProps: { id: 'CL-1' },
    wrapper: ({ children }) => <Provider store={tab.store}>{children}</Provider>,
  });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  rerender({ id: 'CL-2' });
  await waitFor(() => expect(result.current.isRead).toBe(true));
});

test.each([
  ['audit-trail', 'Audit Trail Report', true],
  ['claims-summary', 'Claims Summary Report', false],
])('the preview of %s reads the log only where it is made of it', async (type, name, isRead) => {
  const { tab } = await open('admin', `/reports?type=${type}&period=year`);
  await screen.findByRole('region', { name });
  expect(tab.store.getState().storage.olderLog === null).toBe(isRead);
});

test('a file of the register holds the whole log, and memory no more than before', async () => {
  const { user, tab } = await open('admin', '/settings?section=data');
  await user.click(await screen.findByRole('button', { name: 'Export records only (JSON)' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [, text] = jest.mocked(saveFile).mock.lastCall ?? [];
  const reading = readRegisterJson(text as string);
  if (!reading.ok) throw new Error('The file is no register');
  expect(reading.file.records.audit).toEqual(expect.arrayContaining(audit));
  expect(tab.store.getState().audit.entities).not.toHaveProperty('ROW-1');
});

test('no file is made of a log that cannot be read', async () => {
  const { tab } = await open('admin', '/settings');
  jest.spyOn(tab.services, 'wholeRegister').mockResolvedValue(tab.store.getState());
  await expect(tab.store.dispatch(readWholeRegister())).rejects.toThrow('cannot be read');
});
