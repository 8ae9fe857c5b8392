import { createRegisterStorage } from '../store/persistence/registerStorage';
import { buildClaim } from '../test/builders';
import { registerOf } from '../test/openRegister';
import { createBrowser, noRecords } from '../test/testRegister';

test('what is stored lies in the browser’s own localStorage', async () => {
  const claim = buildClaim();
  const tab = createBrowser().openTab({
    layDown: () => Promise.resolve({ ...noRecords, claims: [claim] }),
    ports: { storage: createRegisterStorage(localStorage) },
  });
  await tab.opened;
  expect(localStorage.getItem(`reg/claims/${claim.id}`)).toBe(JSON.stringify(claim));
  const again = createBrowser().openTab({ ports: { storage: createRegisterStorage(localStorage) } });
  await again.opened;
  expect(registerOf(again)).toEqual(registerOf(tab));
  localStorage.clear();
});
