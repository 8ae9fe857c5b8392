/** The page that an address asks for, from 1; the first where it names none, or something that is none. */
export function readPage(asked: string | null): number {
  return asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** A page of rows. A page beyond the last is the last. `from` and `to` count from 1 and are 0 for no rows. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(page, pages);
  const start = (current - 1) * size;
  const shown = rows.slice(start, start + size);
  return { rows: shown, page: current, pages, from: shown.length && start + 1, to: start + shown.length };
}
