import { crc32 } from 'node:zlib';
import { gpsTags, momentTags, tiffBytes, withExif, type Exif } from '../test/files/cameraPhoto';
import { readPhotoFacts } from './photoFacts';

const written: Exif = {
  exif: momentTags('2025:08:12 14:03:22', '+03:00'),
  gps: gpsTags(['S', 0, 8, 3552], ['E', 30, 5, 1356]),
};
const facts = { takenOn: '2025-08-12T14:03', offset: '+03:00', latitude: -0.1432, longitude: 30.0871 };

const read = (...bytes: Uint8Array<ArrayBuffer>[]) => readPhotoFacts(new Blob(bytes));

/** A PNG of the chunks that a reader looks at. */
function png(exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return new Uint8Array(
    Buffer.concat([start, chunk('IHDR', new Uint8Array(13)), chunk('eXIf', exif), chunk('IEND', new Uint8Array())]),
  );
}

test.each([
  ['a JPEG of an Intel camera', withExif(tiffBytes(written))],
  ['a JPEG of a Motorola camera', withExif(tiffBytes({ ...written, littleEndian: false, orientation: 6 }))],
  ['a PNG', png(tiffBytes(written))],
])('%s says when and where it was taken', async (_what, bytes) => {
  expect(await read(bytes)).toEqual(facts);
});

test('an old JPEG that knows no zones and no satellites says when', async () => {
  const exif = { 0x9003: '2008:05:03 10:00:00' };
  expect(await read(withExif(tiffBytes({ exif })))).toEqual({ takenOn: '2008-05-03T10:00' });
});

const whole = withExif(tiffBytes(written));
/** With what points to the tags of the exposure pointing to itself. */
const circular = tiffBytes(written);
circular.set([8, 0, 0, 0], 8 + 2 + 12 + 8);

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new Uint8Array(Buffer.from('no picture at all'))],
  ['a JPEG without EXIF', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9)],
  ['EXIF that is no table', withExif(Uint8Array.from({ length: 80 }, (_, at) => (at * 37) % 251))],
  ['EXIF that goes round in circles', withExif(circular)],
])('%s says nothing, and does no harm', async (_what, bytes) => {
  const { takenOn } = (await read(bytes)) ?? {};
  expect(takenOn).toBeUndefined();
});

test('a JPEG cut off anywhere does no harm, and says nothing that is not so', async () => {
  for (let length = 0; length < whole.length; length += 1) {
    const found = await read(whole.slice(0, length));
    expect(facts).toEqual(expect.objectContaining(found ?? {}));
  }
});
