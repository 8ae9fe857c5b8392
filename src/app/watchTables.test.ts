import { buildAuditEvent } from '../test/builders';
import { openRegister } from '../test/openRegister';
import { chooseTheme } from '../store/settings/commands';
import * as table from '../store/table';
import { watchTables } from './watchTables';

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('after each deed the log is copied ahead for the next, when nobody waits', async () => {
  const { tab } = await openRegister({ audit: [buildAuditEvent()] }, 'district_officer');
  const copyAhead = jest.spyOn(table, 'copyAhead');
  const rest = { over: () => undefined };
  const stop = watchTables({
    store: tab.store,
    idle: () => new Promise<void>((resolve) => Object.assign(rest, { over: resolve })),
  });
  await tab.store.dispatch(chooseTheme('dark'));
  expect(copyAhead).not.toHaveBeenCalled();
  rest.over();
  await turn();
  expect(copyAhead).toHaveBeenCalledWith(tab.store.getState().audit);
  stop();
});
