const mark = 'GIF89a, a picture';

/** A file that the browser of `readPictures` can open as an image. */
export function pictureFile(name: string): File {
  return new File([mark], name, { type: 'image/png' });
}

/** jsdom opens no images: from now on only those of `pictureFile` are pictures, small enough to stay as they are. */
export function readPictures(): void {
  Object.assign(window, {
    createImageBitmap: async (file: File) => {
      if ((await file.text()) !== mark) throw new DOMException('No image', 'InvalidStateError');
      return { width: 40, height: 30, close: () => undefined };
    },
  });
}

/** What a JPEG begins with: its content tells it for a picture. */
export const jpegBytes = () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
