import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

type Headers = {
  pagePolicy: string;
  securityHeaders: Record<string, string>;
  cacheControl: Record<string, string>;
};

/** The module is read as Node reads it for the build and the preview. */
const { pagePolicy, securityHeaders, cacheControl } = JSON.parse(
  execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `import * as all from '${pathToFileURL('scripts/headers.mjs').href}'; console.log(JSON.stringify(all));`,
  ]).toString(),
) as Headers;

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)]),
  );

test('the page’s policy allows nothing unsafe, no other host and no text as a script', () => {
  expect(pagePolicy).not.toMatch(/unsafe|\*|http|data:/);
  expect(directivesOf(pagePolicy)).toMatchObject({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]+='$/),
    'connect-src': "'self'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
  });
});

test('the header says what the page says, and allows WebAssembly for workers alone', () => {
  const { 'trusted-types': _names, 'require-trusted-types-for': _sinks, ...page } = directivesOf(pagePolicy);
  expect(directivesOf(securityHeaders['Content-Security-Policy'] ?? '')).toEqual({
    ...page,
    'script-src': `${page['script-src']} 'wasm-unsafe-eval'`,
    'frame-ancestors': "'none'",
  });
});

test('docs/hosting.md names every header with its value', () => {
  const page = readFileSync('docs/hosting.md', 'utf8');
  for (const [name, value] of Object.entries(securityHeaders)) expect(page).toContain(`| \`${name}\` | \`${value}\` |`);
  for (const value of Object.values(cacheControl)) expect(page).toContain(`\`${value}\``);
});
