import type { RegisterRecords } from '../../../domain/register/kinds/kinds';
import { act, screen, within } from '@testing-library/react';
import type { AuditEvent } from '../../../domain/audit/audit';
import { hashOfRow, readLink } from '../../../domain/audit/auditChain';
import { fingerprintOf } from '../../../domain/audit/fingerprint';
import { addNote } from '../../../store/claims/addNote';
import { rowsOf } from '../../../store/table';
import { buildAuditEvent } from '../../../test/builders';
import { recordsAt } from '../../../test/recordsAt';
import { renderPage } from '../../../test/renderPage';
import { createBrowser } from '../../../test/testRegister';
import { AuditPage } from '../AuditPage';

const { claim, ...rest } = recordsAt('submitted', { id: 'CL-1' });
const records: Partial<RegisterRecords> = { ...rest, claims: [claim], audit: [buildAuditEvent()] };

async function open(browser = createBrowser()) {
  const app = await renderPage(<AuditPage />, { role: 'admin', at: '/audit-logs', records, browser });
  const panel = within(await screen.findByRole('region', { name: 'Integrity of the log' }, { timeout: 10_000 }));
  return { ...app, panel };
}

const stored = ({ tab }: Awaited<ReturnType<typeof open>>) => rowsOf(tab.store.getState().audit);
const note = ({ tab }: Awaited<ReturnType<typeof open>>, content: string) =>
  act(() => tab.store.dispatch(addNote('CL-1', { content, type: 'document' })));

test('a log that is as it was written holds; what that proves is said beside it', async () => {
  const opened = await open();
  const { panel, user, tab } = opened;
  expect(panel.getByText('Not checked since you opened this page.')).toBeVisible();
  expect(panel.getByText(/could make a false log that passes this check/)).toBeVisible();
  await note(opened, 'First');
  const head = tab.store.getState().audit.chain;
  expect(panel.getByText(head ? fingerprintOf(head) : '')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Check now' }));
  expect(await panel.findByText(/^The audit log is intact\. .* Events: 2\.$/)).toBeVisible();
  expect(panel.getByText(/Events in the whole log: 3\. Older events that cannot be checked: 1\.$/)).toBeVisible();
});

test('a stored event that was changed is named and opened', async () => {
  const browser = createBrowser();
  const first = await open(browser);
  await note(first, 'What was written');
  const victim = stored(first).find(({ action }) => action === 'NOTE_ADDED');
  const key = `reg/audit/${victim?.id}`;
  first.unmount();

  browser.log.lose();
  browser.backend.texts.set(key, (browser.backend.texts.get(key) ?? '').replace('What was written', 'Something else'));
  const { panel, user } = await open(browser);
  await user.click(panel.getByRole('button', { name: 'Check now' }));
  expect(await panel.findByText('The audit log was changed. The first problem is here:')).toBeVisible();
  expect(panel.getByText(/^Event 2 was altered after it was recorded\./)).toBeVisible();
  await user.click(panel.getByRole('button', { name: /^Show the event: Event 2/ }));
  expect(within(screen.getByRole('dialog')).getByText(victim?.id ?? '')).toBeVisible();
});

test('where an event is missing, the one before is offered, by the words on its button', async () => {
  const browser = createBrowser();
  const first = await open(browser);
  await note(first, 'First');
  await note(first, 'Second');
  const victim = stored(first).find(({ action }) => action === 'NOTE_ADDED');
  first.unmount();

  browser.log.lose();
  browser.backend.texts.delete(`reg/audit/${victim?.id}`);
  const { panel, user } = await open(browser);
  await user.click(panel.getByRole('button', { name: 'Check now' }));
  const button = await panel.findByText('Show the previous event');
  expect(button).toHaveAccessibleName(/^Show the previous event: Event 2 is missing/);
});

test('a fingerprint noted earlier is compared with its event of now', async () => {
  const opened = await open();
  const { panel, user } = opened;
  const [event] = stored(opened).filter(({ link }: AuditEvent) => link);
  if (!event) throw new Error('Nobody signed in.');
  const at = readLink(event.link);
  const noted = fingerprintOf({ chain: at?.chain ?? '', place: at?.place ?? 0, hash: await hashOfRow(event) });
  await note(opened, 'Later');
  const compare = async (text: string) => {
    await user.clear(panel.getByLabelText('Fingerprint noted earlier'));
    await user.type(panel.getByLabelText('Fingerprint noted earlier'), text);
    await user.click(panel.getByRole('button', { name: 'Compare' }));
  };
  await compare(noted.toLowerCase());
  expect(await panel.findByText(/^The fingerprint matches\./)).toBeVisible();
  await compare(noted.replace(/.{4}$/, '0000'));
  expect(await panel.findByText(/^The fingerprint does not match/)).toBeVisible();
  await compare(noted.replace(' 1 ', ' 99 '));
  expect(await panel.findByText(/^The event with this fingerprint is no longer in the log/)).toBeVisible();
  await compare('hello');
  expect(await panel.findByText(/^This is not a fingerprint/)).toBeVisible();
});
