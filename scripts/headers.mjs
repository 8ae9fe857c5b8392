// What the portal's page may do, and what a host should send with it: docs/hosting.md says why, the build writes the
// page's own policy, the preview server sends the headers, and a test holds all of them together.

/** No text at all: a style element that is filled rule by rule, which the policy does not look at. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The measures of the data grid, which it writes as text under a name made from the whole theme. When one of them changes,
 * the browser's complaint says the new hash.
 */
const gridMeasures = "'sha256-c8URINbcFKtDzMUJH78mT4FxxFg1zHqPgDgzjgW6ALk='";

/**
 * The style and the script in index.html, which show the frame of the page before any other file has come
 * (src/app/startFrame). When one changes, the build ends with its new digest.
 */
const frameStyle = "'sha256-xGRo3RFjqog40pSLZzcNvhz47Z1eVNjVhhXCM6klTFo='";
const frameScript = "'sha256-wwSq8U1pY45EaM0544S6cu/OzZz3//Zgr+J56ojqpxM='";

const directives = {
  'default-src': "'none'",
  'script-src': `'self' ${frameScript}`,
  'style-src': `'self' ${frameStyle} ${emptyStyle} ${gridMeasures}`,
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
};

const written = (policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** Where a text becomes a page or a script, it passes `src/platform/strictPage.ts` first. */
const trustedTypes = { 'trusted-types': 'default', 'require-trusted-types-for': "'script'" };

/** The content security policy in the built page. */
export const pagePolicy = written({ ...directives, ...trustedTypes });

/** Under webpack's development server styles are inserted as text. */
export const developmentPolicy = written({ ...directives, 'style-src': "'self' 'unsafe-inline'" });

/**
 * The policy as a header. It also governs workers, which the one in the page does not: the reader of PDFs decodes some
 * pictures by WebAssembly there. The page itself is under both policies, so that it may not.
 */
const headerPolicy = written({
  ...directives,
  'script-src': `${directives['script-src']} 'wasm-unsafe-eval'`,
  'frame-ancestors': "'none'",
});

/** Sent with every file. */
export const securityHeaders = {
  'Content-Security-Policy': headerPolicy,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Files whose name holds a hash of their content never change; all others are asked for again each time. */
export const cacheControl = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

/** Whether a file's name holds a hash of its content. */
export const isHashed = (path) => /\.[0-9a-f]{8}\./.test(path);
