import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { shellMenusReady } from './shellMenus';

test('the header says so for as long as there is no network', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderApp({ role: 'finance', at: '/nowhere' });
  await screen.findByRole('banner');
  const mark = () => screen.queryByRole('link', { name: /^Offline: you can keep working/ });
  expect(mark()).not.toBeInTheDocument();
  await shellMenusReady();

  network.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await waitFor(() => expect(mark()).toHaveAttribute('href', '/settings#status'));

  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(mark()).not.toBeInTheDocument();
});
