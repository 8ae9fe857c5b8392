/** Bytes of a file: 50,000 rows of claims with long stories come to about half of it. */
export const maximumSheetBytes = 20 * 1024 * 1024;

/** Bytes of an .xlsx when unpacked: 50,000 rows with every column filled come to about half of it as XML. */
export const maximumUnpackedBytes = 150 * 1024 * 1024;

/** Parts of an .xlsx: a workbook of many sheets, charts and pictures has some hundreds. */
export const maximumParts = 5000;

/** Rows of one sheet: more claims than a district has in years. */
export const maximumRows = 50_000;

/** Columns: all fields of an import come to less than 50. */
export const maximumColumns = 200;

/**
 * Claims that one import adds. A browser keeps some 2,000 claims altogether (its storage holds 5 million characters), so
 * more is a slip.
 */
export const maximumImport = 5000;
