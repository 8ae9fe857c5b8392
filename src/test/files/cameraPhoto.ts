/*
 * Pictures as cameras write them, byte by byte: EXIF is a small TIFF file, a table of tags after the other, in a segment
 * of the JPEG. Nothing in them needs a browser, so that tests of rules and journeys can use them.
 */

/** A text, or numbers as fractions. */
type TagValue = string | readonly (readonly [numerator: number, denominator: number])[];

export type Exif = {
  littleEndian?: boolean;
  /** How the picture is to be turned, from 1 to 8. */
  orientation?: number;
  /** By the numbers of the tags. */
  exif?: Record<number, TagValue>;
  gps?: Record<number, TagValue>;
};

const dateTimeOriginal = 0x9003;
const offsetTimeOriginal = 0x9011;

/** The position tags of degrees, minutes and hundredths of a second. */
export const gpsTags = (
  [latitudeRef, ...latitude]: [string, number, number, number],
  [longitudeRef, ...longitude]: [string, number, number, number],
): Record<number, TagValue> => ({
  1: latitudeRef,
  2: inFractions(latitude),
  3: longitudeRef,
  4: inFractions(longitude),
});

const inFractions = ([degrees = 0, minutes = 0, hundredths = 0]: number[]) =>
  [[degrees, 1] as const, [minutes, 1] as const, [hundredths, 100] as const] as const;

/** The tags of a moment, as a camera's clock shows it: "2026:08:12 14:03:22". */
export const momentTags = (moment: string, offset?: string): Record<number, TagValue> =>
  offset === undefined ? { [dateTimeOriginal]: moment } : { [dateTimeOriginal]: moment, [offsetTimeOriginal]: offset };

/** The table of tags by itself. */
export function tiffBytes({
  littleEndian = true,
  orientation = 1,
  exif = {},
  gps = {},
}: Exif): Uint8Array<ArrayBuffer> {
  const number = (value: number, size: 2 | 4): number[] => {
    const bytes = Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) % 256);
    return littleEndian ? bytes : bytes.reverse();
  };
  const encode = (value: TagValue) =>
    typeof value === 'string'
      ? { type: 2, count: value.length + 1, bytes: [...Array.from(value, (letter) => letter.charCodeAt(0)), 0] }
      : { type: 5, count: value.length, bytes: value.flatMap((pair) => pair.flatMap((part) => number(part, 4))) };
  const tagsOf = (values: Record<number, TagValue>) =>
    Object.entries(values).map(([tag, value]) => ({ tag: Number(tag), ...encode(value) }));

  const lists = [tagsOf(exif), tagsOf(gps)] as const;
  const sizeOf = (tags: number) => 2 + tags * 12 + 4;
  const exifAt = 8 + sizeOf(3);
  const gpsAt = exifAt + sizeOf(lists[0].length);
  const dataAt = gpsAt + sizeOf(lists[1].length);
  const data: number[] = [];
  const table = (tags: { tag: number; type: number; count: number; bytes: number[] }[]) => [
    ...number(tags.length, 2),
    ...tags.flatMap(({ tag, type, count, bytes }) => {
      const here = bytes.length <= 4 ? [...bytes, 0, 0, 0, 0].slice(0, 4) : number(dataAt + data.length, 4);
      if (bytes.length > 4) data.push(...bytes);
      return [...number(tag, 2), ...number(type, 2), ...number(count, 4), ...here];
    }),
    ...number(0, 4),
  ];
  const root = [
    { tag: 0x112, type: 3, count: 1, bytes: number(orientation, 2) },
    { tag: 0x8769, type: 4, count: 1, bytes: number(exifAt, 4) },
    { tag: 0x8825, type: 4, count: 1, bytes: number(gpsAt, 4) },
  ];
  const mark = littleEndian ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42];
  const tables = [...table(root), ...table(lists[0]), ...table(lists[1])];
  return Uint8Array.from([...mark, ...number(8, 4), ...tables, ...data]);
}

const exifMark = [0x45, 0x78, 0x69, 0x66, 0, 0];

/**
 * A JPEG with such a segment behind its first two bytes.
 * @param jpeg one without; left out, there is no picture in it
 */
export function withExif(tiff: Uint8Array, jpeg: Uint8Array = emptyJpeg): Uint8Array<ArrayBuffer> {
  const length = 2 + exifMark.length + tiff.length;
  const head = [0xff, 0xe1, length >> 8, length & 255, ...exifMark];
  return Uint8Array.from([...jpeg.subarray(0, 2), ...head, ...tiff, ...jpeg.subarray(2)]);
}

const emptyJpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9);
