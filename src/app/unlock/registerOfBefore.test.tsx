import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { set } from 'idb-keyval';
import * as download from '../../platform/download';
import { createStrictStore } from '../../platform/strictStore';
import { unzip } from '../../test/files/bundles';
import { RegisterOfBefore } from './RegisterOfBefore';

async function layDown() {
  localStorage.setItem('wcp/sequence', '3');
  localStorage.setItem('wcp/claims/CL-1', '{"id":"CL-1"}');
  localStorage.setItem('reg/claims', 'ours');
  const row = { text: 'CL-1', bytes: new Uint8Array([1, 2, 3]) };
  await set('sealed', row, createStrictStore('wildlife-claims-register', 'records'));
  await set('CL-1/F-1', new Blob(['a photo']), createStrictStore('wildlife-claims-evidence', 'files'));
  await set('CL-1/F-2', 'ours', createStrictStore('claims-evidence', 'files'));
}

test('what a test version kept is handed over as it lies, before it can be removed', async () => {
  const user = userEvent.setup();
  await layDown();
  const saved = jest.spyOn(download, 'saveFile').mockReturnValue();
  render(<RegisterOfBefore />);
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start over on this device…' }));
  const word = screen.getByLabelText(/^Type START OVER/);
  const remove = screen.getByRole('button', { name: 'Remove everything and start over' });
  expect(word).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Download the data' }));
  await screen.findByText(/sent to your downloads/);
  expect(remove).toBeDisabled();
  await user.type(word, 'start over');
  expect(remove).toBeEnabled();

  const [name, file] = saved.mock.calls[0] ?? [];
  expect(name).toMatch(/^wildlife-claims-before-1-0-\d{4}-\d\d-\d\d\.zip$/);
  const entries = [...(await unzip(file as Blob))].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);
  expect(Object.fromEntries(entries)).toEqual({
    'texts.json': '{"wcp/sequence":"3","wcp/claims/CL-1":"{\\"id\\":\\"CL-1\\"}"}',
    'wildlife-claims-evidence/files/CL-1/F-1': 'a photo',
    'wildlife-claims-evidence/files.json': '{}',
    'wildlife-claims-register/records.json': '{"sealed":{"text":"CL-1","bytes":"AQID"}}',
  });
});
