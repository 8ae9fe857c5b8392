/** The search of a list as its history entry keeps it: it may name a person and stays out of the URL. */
export function keptSearch(historyState: unknown): string {
  if (typeof historyState !== 'object' || historyState === null || !('search' in historyState)) return '';
  return typeof historyState.search === 'string' ? historyState.search : '';
}
