import { existsSync } from 'node:fs';

const find = (...names: string[]) =>
  [process.env['CHROMIUM_PATH'] ?? '', ...names.map((name) => `/usr/bin/${name}`)].find((path) => existsSync(path));

/** The browser as people have it; undefined where none is installed that is known here. */
export const wholeBrowser = find('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/** It draws the same pages with less of the processor, and those of a tab that lies behind another at once. */
export const journeysBrowser = find('chromium-headless-shell') ?? wholeBrowser;
