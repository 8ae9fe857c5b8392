import { isImage } from '../domain/incident/evidence';
import { holdsMetadata } from '../domain/incident/fileContent';

/** The longer side of an image that is stored, pixels (docs/product.md, Wizard). */
export const IMAGE_LONGEST_SIDE = 1600;
const JPEG_QUALITY = 0.85;
// A small image is kept byte for byte: re-encoding would only cost sharpness.
const KEEP_BELOW_BYTES = 1_000_000;

/**
 * `not-an-image`: the bytes are no picture whatever the file calls itself;
 * `heic`: a phone's HEIC or HEIF photo that this browser cannot open;
 * `failed`: a picture, but the device could not make the smaller one (memory).
 */
export type ImageRefusal = 'not-an-image' | 'heic' | 'failed';
export type ImageResult = { ok: true; file: File } | { ok: false; reason: ImageRefusal };

export type DecodedImage = {
  width: number;
  height: number;
  toJpeg: (width: number, height: number) => Promise<Blob>;
  close: () => void;
};

/** The longest side brought to 1,600 px, proportions kept; smaller images stay as they are. */
export function fitWithin(width: number, height: number, longest = IMAGE_LONGEST_SIDE) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function decodeInBrowser(file: Blob): Promise<DecodedImage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return {
    width: bitmap.width,
    height: bitmap.height,
    toJpeg: (width, height) => drawAsJpeg(bitmap, width, height),
    close: () => bitmap.close(),
  };
}

function drawAsJpeg(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('No 2d canvas'));
  // JPEG has no transparency; without this a transparent PNG turns black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no image'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

const isHeic = (file: File) => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);

const asJpegName = (name: string) => `${name.replace(/\.[^.]+$/, '')}.jpg`;

const mayTell = async (picture: Blob) => holdsMetadata(new Uint8Array(await picture.arrayBuffer()));

/**
 * Makes a photo small enough to keep: longest side 1,600 px, JPEG, the camera's orientation applied. What the camera wrote
 * beside the picture is not in it, whatever its size: the record says what of it the register keeps (photoFacts.ts).
 * A successful decode is the proof that the file is an image; its type and name prove nothing.
 */
export async function downscaleImage(file: File, decode = decodeInBrowser): Promise<ImageResult> {
  let image: DecodedImage;
  try {
    image = await decode(file);
  } catch {
    return { ok: false, reason: isHeic(file) ? 'heic' : 'not-an-image' };
  }
  try {
    const size = fitWithin(image.width, image.height);
    const isSmall = size.width === image.width && file.size <= KEEP_BELOW_BYTES;
    if (isSmall && !(await mayTell(file))) return { ok: true, file };
    const blob = await image.toJpeg(size.width, size.height);
    return {
      ok: true,
      file: new File([blob], asJpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified }),
    };
  } catch {
    return { ok: false, reason: 'failed' };
  } finally {
    image.close();
  }
}

/**
 * A file without what may be written beside its picture, as one from another device may have it; anything else as it is.
 * Rejects where this device cannot open the picture.
 */
export async function withoutMetadata(content: Blob, decode = decodeInBrowser): Promise<Blob> {
  if (!isImage(content) || !(await mayTell(content))) return content;
  const image = await decode(content);
  try {
    return await image.toJpeg(image.width, image.height);
  } finally {
    image.close();
  }
}
