import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '../../i18n/i18n';
import { atStart, reportOffline } from '../../platform/offline/state';
import { createBrowser } from '../../test/testRegister';
import { renderApp } from '../../test/renderApp';
import { App } from '../App';
import { NewVersionNotice } from './NewVersionNotice';

function renderNotice() {
  render(
    <App store={createBrowser().openTab().store}>
      <NewVersionNotice />
    </App>,
  );
  return { user: userEvent.setup({ delay: null }), notice: screen.getByRole('status', { name: 'New version' }) };
}

const report = (type: 'version waits' | 'recalled' | 'another version took over') => act(() => reportOffline({ type }));

test('the notice says what waits, goes away when told, and comes back once the version is in', async () => {
  expect(atStart.update).toBe('none');
  const { user, notice } = renderNotice();
  expect(notice).toBeEmptyDOMElement();

  report('version waits');
  expect(notice).toHaveTextContent('A new version of the portal is ready.');
  await user.click(within(notice).getByRole('button', { name: 'Later' }));
  expect(notice).toBeEmptyDOMElement();
  report('recalled');

  // With a form that is not sent the change asks first.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  await user.click(within(notice).getByRole('button', { name: 'Update now' }));
  const question = screen.getByRole('alertdialog', { name: 'Update without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(notice).toHaveTextContent('A new version of the portal is ready.');
  window.removeEventListener('beforeunload', ask);

  report('another version took over');
  expect(notice).toHaveTextContent('The portal was updated in another tab.');
  expect(await within(notice).findByRole('button', { name: 'Reload' })).toBeEnabled();
});

test('Settings brings back the notice that was put off', async () => {
  reportOffline({ type: 'postponed' });
  const { user } = await renderApp({ role: 'finance', at: '/settings' });
  await user.click(await screen.findByRole('button', { name: 'Update to the new version' }));
  await waitFor(() => expect(screen.queryByText('…')).not.toBeInTheDocument());
  render(
    <App store={createBrowser().openTab().store}>
      <NewVersionNotice />
    </App>,
  );
  expect(screen.getByRole('status', { name: 'New version' })).not.toBeEmptyDOMElement();
});
