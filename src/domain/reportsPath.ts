import { routes } from './routes';

/** The address of Reports with a district (its stored value) and days (YYYY-MM-DD, both included) filled in. */
export function reportsPath(district: string, { from, to }: { from: string; to: string }): string {
  return `${routes.reports.path}?${new URLSearchParams({ district, from, to }).toString()}`;
}
