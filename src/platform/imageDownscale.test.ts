import { momentTags, tiffBytes, withExif } from '../test/files/cameraPhoto';
import { downscaleImage, fitWithin, withoutMetadata, type DecodedImage } from './imageDownscale';

const undecodable = () => Promise.reject(new Error('The source image could not be decoded.'));

function image(width: number, height: number) {
  const decoded = {
    width,
    height,
    toJpeg: jest.fn((w: number, h: number) => Promise.resolve(new Blob([`${w}x${h}`], { type: 'image/jpeg' }))),
    close: jest.fn(),
  } satisfies DecodedImage;
  return { decoded, decode: () => Promise.resolve(decoded) };
}

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [20_000, 2, 1600, 1],
])('%d x %d becomes %d x %d', (width, height, expectedWidth, expectedHeight) => {
  expect(fitWithin(width, height)).toEqual({ width: expectedWidth, height: expectedHeight });
});

test('a large photo becomes a JPEG of the fitted size under the same name', async () => {
  const { decode, decoded } = image(4000, 3000);
  const result = await downscaleImage(file('crop field.PNG', 'image/png'), decode);
  if (!result.ok) throw new Error(result.reason);
  expect(decoded.toJpeg).toHaveBeenCalledWith(1600, 1200);
  expect(result.file.name).toBe('crop field.jpg');
  expect(result.file.type).toBe('image/jpeg');
  expect(decoded.close).toHaveBeenCalled();
});

test('a small image stays byte for byte', async () => {
  const { decode, decoded } = image(800, 600);
  const original = file('stamp.png', 'image/png');
  expect(await downscaleImage(original, decode)).toEqual({ ok: true, file: original });
  expect(decoded.toJpeg).not.toHaveBeenCalled();
  expect(decoded.close).toHaveBeenCalled();
});

test('a small but heavy image is re-encoded at its own size', async () => {
  const { decode, decoded } = image(1200, 900);
  await downscaleImage(file('scan.png', 'image/png', 1_000_001), decode);
  expect(decoded.toJpeg).toHaveBeenCalledWith(1200, 900);
});

const telling = () => new File([withExif(tiffBytes({ exif: momentTags('2025:08:12 14:03:22') }))], 'a.JPG');

test('a small photo that tells more than it shows is re-encoded, turned as its camera says', async () => {
  const { decode, decoded } = image(1200, 900);
  const result = await downscaleImage(telling(), decode);
  if (!result.ok) throw new Error(result.reason);
  expect(decoded.toJpeg).toHaveBeenCalledWith(1200, 900);
  expect(await result.file.text()).toBe('1200x900');
});

describe('without metadata', () => {
  test('a picture that has some is made anew at its own size', async () => {
    const { decode, decoded } = image(4000, 3000);
    const clean = await withoutMetadata(new Blob([telling()], { type: 'image/jpeg' }), decode);
    expect(await clean.text()).toBe('4000x3000');
    expect(decoded.close).toHaveBeenCalled();
  });

  test.each(['image/jpeg', 'application/pdf'])('%s without any stays as it is', async (type) => {
    const plain = new Blob(['%PDF Exif'.slice(0, type === 'image/jpeg' ? 4 : 9)], { type });
    expect(await withoutMetadata(plain, undecodable)).toBe(plain);
  });

  test('a picture that cannot be opened is not given out', async () => {
    await expect(withoutMetadata(new Blob([telling()], { type: 'image/jpeg' }), undecodable)).rejects.toThrow();
  });
});

test.each([
  ['notes renamed.jpg', 'image/jpeg', 'not-an-image'],
  ['IMG_0042.HEIC', '', 'heic'],
  ['photo', 'image/heif', 'heic'],
] as const)('%s (%s) is refused as %s', async (name, type, reason) => {
  expect(await downscaleImage(file(name, type), undecodable)).toEqual({ ok: false, reason });
});

test('a device that cannot draw the image says so', async () => {
  const { decode, decoded } = image(4000, 3000);
  decoded.toJpeg.mockRejectedValue(new Error('out of memory'));
  expect(await downscaleImage(file('a.jpg', 'image/jpeg'), decode)).toEqual({ ok: false, reason: 'failed' });
  expect(decoded.close).toHaveBeenCalled();
});
