const megabyte = 1024 * 1024;

/**
 * localStorage holds 5,242,880 UTF-16 units, so no browser's register is longer; three bytes each at most, and as much
 * again for the indentation.
 */
export const maximumRegisterBytes = 32 * megabyte;

/** A file of evidence takes 160 of those units or more in its claim, so that no register names as many. */
export const maximumEntries = 32_000;

/** 300 bytes an entry come to less. */
export const maximumManifestBytes = 16 * megabyte;

/** The directory at the end of the zip, which is read in one piece: 300 bytes an entry come to less. */
export const maximumDirectoryBytes = 16 * megabyte;

/** JSON of records that are much alike packs to a thirtieth; deflate itself ends at a thousandth. */
const highestRatio = 200;
/** What is smaller does no harm however tight it is packed. */
const harmlessBytes = megabyte;

/** Whether an entry is packed as only an entry that was made to do harm. Sizes in bytes. */
export function isBomb({ compressedSize, uncompressedSize }: { compressedSize: number; uncompressedSize: number }) {
  return uncompressedSize > harmlessBytes && uncompressedSize > compressedSize * highestRatio;
}
