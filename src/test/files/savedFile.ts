import { waitFor } from '@testing-library/react';
import { saveFile } from '../../platform/download';

/** The one file that was handed to the downloads, for tests in which `saveFile` is a mock. */
export async function savedFile(): Promise<{ name: string; file: Blob }> {
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  const [name = '', file] = jest.mocked(saveFile).mock.lastCall ?? [];
  if (!(file instanceof Blob)) throw new Error('no file');
  return { name, file };
}
