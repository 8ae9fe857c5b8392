const average = new Intl.NumberFormat('en-UG', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** An average with thousands separators and one decimal, so that those of a column stand alike: "6.0". */
export function formatAverage(value: number): string {
  return average.format(value);
}
