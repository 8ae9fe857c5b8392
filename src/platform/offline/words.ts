/** What a tab asks of the worker that keeps the portal's files. */
export type WorkerQuestion =
  /** To take the place of the version before. */
  | 'take over'
  /** Which version it answers with. */
  | 'version'
  /** To fetch what it lacks of the pages, or of everything. */
  | 'hold pages'
  | 'hold all';

/** What the worker holds: `pages` is everything but what makes and shows files. */
export type Holding = 'all' | 'pages' | 'not all pages';

const attribute = 'data-version';

/** The version that a page names, as the build wrote it. */
export function versionIn(html: string): string | undefined {
  return new RegExp(`${attribute}="([^"]*)"`).exec(html)?.[1];
}

/** The name of the Web Lock that every tab of a version holds. */
export const versionLock = (version: string) => `wildlife-claims-version-${version}`;
