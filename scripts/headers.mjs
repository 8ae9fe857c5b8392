// What the portal's page may do, and what a host should send with it: docs/hosting.md says why. The build writes the
// page's own policy and the headers as hosts read them; the preview server sends those.
import { createHash } from 'node:crypto';

/** No text at all: a style element that is filled rule by rule, which the policy does not look at. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The measures of the data grid, which it writes as text under a name made from the whole theme. When one of them changes,
 * the browser's complaint says the new hash.
 */
const gridMeasures = "'sha256-U6RpLZz4FmIp9xSf7WDKQ3AsXOyk0Tqcmqpj3RGintk='";

/** How a policy names a text that may stand in the page. */
export const digestOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * `frame` has the digests of the style and the script in index.html, which show the frame of the page before any other
 * file has come (src/app/startFrame).
 */
const directives = ({ style, script }) => ({
  'default-src': "'none'",
  'script-src': `'self' ${script}`,
  'style-src': `'self' ${style} ${emptyStyle} ${gridMeasures}`,
  'img-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'frame-src': "'none'",
  'media-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
});

const written = (policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** Where a text becomes a page or a script, it passes `src/platform/page/strictPage.ts` first. */
const trustedTypes = { 'trusted-types': 'default', 'require-trusted-types-for': "'script'" };

/** The content security policy in the built page. */
export const pagePolicy = (frame) => written({ ...directives(frame), ...trustedTypes });

/** Under webpack's development server styles are inserted as text, and the page has no script in it. */
export const developmentPolicy = written({
  ...directives({}),
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
});

/**
 * The policy as a header. It also governs workers, which the one in the page does not: the reader of PDFs decodes some
 * pictures by WebAssembly there. The page itself is under both policies, so that it may not.
 */
const headerPolicy = (frame) =>
  written({
    ...directives(frame),
    'script-src': `${directives(frame)['script-src']} 'wasm-unsafe-eval'`,
    'frame-ancestors': "'none'",
  });

/** Sent with every file. */
export const securityHeaders = (frame) => ({
  'Content-Security-Policy': headerPolicy(frame),
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Files whose name holds a hash of their content never change; all others are asked for again each time. */
export const cacheControl = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

/** Whether a file's name holds a hash of its content. */
export const isHashed = (path) => /\.[0-9a-f]{8}\./.test(path);

/** The build's files for hosts, by their names in it: what each sends with every file, in its own notation. */
export function hostFiles(headers) {
  const each = (write) => Object.entries(headers).map(write).join('\n');
  return {
    [headersFile]: `/*\n${each(([name, value]) => `  ${name}: ${value}`)}\n  Cache-Control: ${cacheControl.other}\n`,
    'hosting/nginx.conf': `${each(([name, value]) => `add_header ${name} "${value}" always;`)}\n`,
    'hosting/apache.conf': `${each(([name, value]) => `Header always set ${name} "${value}"`)}\n`,
  };
}

/** Where Netlify and Cloudflare Pages look for headers, and the preview server. */
export const headersFile = '_headers';

/** The headers in the text of that file. */
export const readHeaders = (text) =>
  Object.fromEntries([...text.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]));
