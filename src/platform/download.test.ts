import { saveFile } from './download';

test('downloads text under its name and lets the address go', async () => {
  jest.useFakeTimers();
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:register';
  };
  URL.revokeObjectURL = (url) => void revoked.push(url);
  const clicked = jest.fn<void, [string, string]>();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked(this.href, this.download);
  });

  saveFile('register.json', '{"claims":[]}', 'application/json');

  expect(clicked).toHaveBeenCalledWith('blob:register', 'register.json');
  expect(blobs[0]?.type).toBe('application/json;charset=utf-8');
  expect(document.querySelector('a')).toBeNull();
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:register']);
});
