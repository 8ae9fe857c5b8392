import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EvidenceFile } from '../../domain/incident/evidence';
import '../../i18n/i18n';
import { buildFile } from '../../test/builders';
import { Toasts } from '../toast/Toasts';
import { useEvidenceViewer } from './useEvidenceViewer';

const files = ['herd.jpg', 'fence.jpg', 'field.jpg'].map((name, at) => buildFile({ id: `FILE-${at}`, name }));
const contents: Record<string, string> = { 'herd.jpg': 'a herd', 'fence.jpg': 'a fence', 'field.jpg': 'a field' };

const read = async ({ name }: EvidenceFile) => {
  const text = contents[name];
  return text === undefined ? undefined : new Blob([text], { type: 'image/jpeg' });
};

type PageProps = { shown?: EvidenceFile[]; readFile?: typeof read; onDownload?: jest.Mock };

function Page({ shown = files, readFile = read, onDownload = jest.fn() }: PageProps) {
  const { view, viewer } = useEvidenceViewer({
    files: shown.map((file) => ({ file, kind: 'Photos' })),
    read: readFile,
    onDownload,
  });
  return (
    <>
      {shown.map((file) => (
        <button key={file.id} onClick={() => view(file)}>
          View {file.name}
        </button>
      ))}
      {viewer}
    </>
  );
}

// jsdom scrolls nothing.
const scrollBy = jest.fn();
beforeEach(() => {
  Object.assign(Element.prototype, { scrollBy });
  scrollBy.mockClear();
});

async function open(name: string, props: PageProps = {}) {
  const user = userEvent.setup({ delay: null });
  const app = render(
    <Toasts>
      <Page {...props} />
    </Toasts>,
  );
  await user.click(screen.getByRole('button', { name: `View ${name}` }));
  await screen.findByRole('dialog', { name });
  return { user, ...app };
}

const press = (name: string) => screen.getByRole('button', { name });
const percent = () => screen.getByText(/^\d+%$/).textContent;

test('a photograph in full, with its kind, size and date, and its bytes to download', async () => {
  const onDownload = jest.fn();
  const { user } = await open('fence.jpg', { onDownload });
  expect(screen.getByText('Photos · 235 KB · 15/06/2025')).toBeVisible();
  const image = await screen.findByRole<HTMLImageElement>('img', { name: 'fence.jpg' });
  expect(image.src).toMatch(/^blob:/);

  await user.click(press('Download'));
  const [file, content] = onDownload.mock.calls[0] as [EvidenceFile, Blob];
  expect(file.name).toBe('fence.jpg');
  expect(await content.text()).toBe('a fence');
});

test('the files are walked through by keys and buttons, and end at both ends', async () => {
  const { user } = await open('herd.jpg');
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(press('Previous file')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'fence.jpg' })).toBeVisible();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('fence.jpg, 2 of 3');
  await user.click(press('Next file'));
  expect(await screen.findByRole('img', { name: 'field.jpg' })).toBeVisible();
  // The keys still work from the button that leads no further.
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('1 of 3')).toBeVisible();
});

test('a photograph is enlarged and made to fit again by keys and buttons; the next one begins as it fits', async () => {
  const { user } = await open('herd.jpg');
  await screen.findByRole('img');
  await user.keyboard('++');
  expect(percent()).toBe('156%');
  await user.keyboard('-');
  await user.click(press('Zoom in'));
  expect(percent()).toBe('156%');
  await user.keyboard('0');
  expect(percent()).toBe('100%');
  await user.keyboard('-');
  expect(percent()).toBe('80%');
  for (let times = 0; times < 9; times += 1) await user.click(press('Zoom in'));
  expect(percent()).toBe('500%');
  await user.click(press('Next file'));
  expect(percent()).toBe('100%');
});

test('where the whole width is not seen, the arrows move what is seen and do not leave the file', async () => {
  const { user } = await open('herd.jpg');
  const stage = screen.getByRole('group', { name: 'Content of herd.jpg' });
  expect(stage).toHaveFocus();
  Object.defineProperties(stage, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}');
  expect(scrollBy.mock.calls).toEqual([
    [80, 0],
    [-80, 0],
    [0, 80],
  ]);
  expect(screen.getByText('1 of 3')).toBeVisible();
});

test('the wheel enlarges with Ctrl alone', async () => {
  await open('herd.jpg');
  const image = await screen.findByRole('img');
  expect(fireEvent.wheel(image, { deltaY: -100 })).toBe(true);
  expect(percent()).toBe('100%');
  // Kept from the browser, which would enlarge the whole page.
  expect(fireEvent.wheel(image, { deltaY: -100, ctrlKey: true })).toBe(false);
  await waitFor(() => expect(percent()).toBe('140%'));
});

test('two fingers enlarge', async () => {
  await open('herd.jpg');
  const image = await screen.findByRole('img');
  const fingers = (x: number) => ({
    touches: [
      { clientX: 0, clientY: 0 },
      { clientX: x, clientY: 0 },
    ],
  });
  fireEvent.touchStart(image, fingers(100));
  fireEvent.touchMove(image, fingers(200));
  await waitFor(() => expect(percent()).toBe('200%'));
});

test('a photograph taken sideways is turned', async () => {
  const { user } = await open('herd.jpg');
  const image = await screen.findByRole('img');
  await user.click(press('Rotate'));
  expect(image.style.transform).toContain('rotate(90deg)');
  for (let times = 0; times < 3; times += 1) await user.click(press('Rotate'));
  expect(image.style.transform).toContain('rotate(0deg)');
});

test('what cannot be shown says why, and is downloaded all the same', async () => {
  const pdfInside = buildFile({ id: 'A', name: 'renamed.jpg' });
  const noPdf = buildFile({ id: 'B', name: 'page.pdf', type: 'application/pdf' });
  const damaged = buildFile({ id: 'C', name: 'damaged.jpg' });
  const elsewhere = buildFile({ id: 'D', name: 'elsewhere.jpg' });
  const refused = buildFile({ id: 'E', name: 'refused.jpg' });
  const texts: Record<string, string> = {
    'renamed.jpg': '%PDF-1.7',
    'page.pdf': '<script>alert(1)</script>',
    'damaged.jpg': '',
  };
  const { user } = await open('renamed.jpg', {
    shown: [pdfInside, noPdf, damaged, elsewhere, refused],
    readFile: async ({ name }) => {
      if (name === 'refused.jpg') throw new Error('the device refuses');
      const text = texts[name];
      const type = text?.startsWith('%PDF-') ? 'application/pdf' : text === '' ? 'image/jpeg' : '';
      return text === undefined ? undefined : new Blob([text], { type });
    },
  });
  const says = async (words: string) => expect(await screen.findByRole('alert')).toHaveTextContent(words);

  await says('This file is not an image, despite its name. You can still download it.');
  expect(press('Download')).toBeEnabled();
  await user.keyboard('{ArrowRight}');
  await says('This file is not a PDF, despite its name. You can still download it.');
  expect(screen.queryByRole('img')).toBeNull();
  await user.keyboard('{ArrowRight}');
  fireEvent.error(await screen.findByRole('img'));
  await says('This file cannot be shown. It is damaged, or is not an image this browser can open.');
  await user.keyboard('{ArrowRight}');
  await says('This file is not on this device.');
  expect(press('Download')).toBeDisabled();
  await user.keyboard('{ArrowRight}');
  await says('This device could not read the file.');
});

test('closing gives back the focus and the memory', async () => {
  const revoked = jest.spyOn(URL, 'revokeObjectURL');
  const { user } = await open('herd.jpg');
  const { src } = await screen.findByRole<HTMLImageElement>('img');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(press('View herd.jpg')).toHaveFocus();
  expect(revoked).toHaveBeenCalledWith(src);
});

test('a single file has nothing to walk through', async () => {
  await open('herd.jpg', { shown: files.slice(0, 1) });
  expect(screen.queryByRole('button', { name: 'Next file' })).toBeNull();
});
