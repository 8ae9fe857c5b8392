import type { Words } from './words';

/** What a browser says of itself, first match first: most of them also name the ones they descend from. */
const browsers = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Microsoft Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari\//, 'Safari'],
] as const;

const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux computer'],
] as const satisfies readonly (readonly [RegExp, Words])[];

/**
 * Device and browser as people call them, from what the browser said of itself. What it did not say is undefined, and
 * a browser may say what it likes: it is no proof.
 */
export function readUserAgent(userAgent: string): { device?: Words; browser?: string } {
  const device = devices.find(([pattern]) => pattern.test(userAgent))?.[1];
  for (const [pattern, name] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { device, browser: `${name} ${version}` };
  }
  return { device };
}
