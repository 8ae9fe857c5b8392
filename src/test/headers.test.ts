import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

type Headers = {
  pagePolicy: string;
  developmentPolicy: string;
  securityHeaders: Record<string, string>;
  cacheControl: Record<string, string>;
  hostFiles: Record<string, string>;
  served: Record<string, string>;
};

/** Made as for a page with these two texts in it, and read as Node reads the module for the build and the preview. */
const script = `
  import * as all from '${pathToFileURL('scripts/headers.mjs').href}';
  const frame = { style: all.digestOf('a{b:c}'), script: all.digestOf('d()') };
  const securityHeaders = all.securityHeaders(frame);
  const hostFiles = all.hostFiles(securityHeaders);
  const served = all.readHeaders(hostFiles[all.headersFile]);
  const { developmentPolicy, cacheControl } = all;
  const pagePolicy = all.pagePolicy(frame);
  console.log(JSON.stringify({ pagePolicy, developmentPolicy, securityHeaders, cacheControl, hostFiles, served }));
`;
const { pagePolicy, developmentPolicy, securityHeaders, cacheControl, hostFiles, served } = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]).toString(),
) as Headers;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)]),
  );

test('the page’s policy allows nothing unsafe, no other host and no text as a script', () => {
  expect(pagePolicy).not.toMatch(/unsafe|\*|http|data:/);
  expect(directivesOf(pagePolicy)).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${sha256('d()')}`,
    'style-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}=')+$/),
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

test('of the styles in a page, only that of its frame and two known ones are allowed', () => {
  const [self, frame, ...others] = directivesOf(pagePolicy)['style-src']?.split(' ') ?? [];
  expect([self, frame]).toEqual(["'self'", sha256('a{b:c}')]);
  // No text, and the measures of the data grid.
  expect(others).toEqual([sha256(''), expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
});

test('while the portal is developed, no script in its page runs either', () => {
  expect(directivesOf(developmentPolicy)).toMatchObject({ 'default-src': "'none'", 'script-src': "'self'" });
});

test.each([
  ['_headers', (name: string, value: string) => `  ${name}: ${value}`],
  ['hosting/nginx.conf', (name: string, value: string) => `add_header ${name} "${value}" always;`],
  ['hosting/apache.conf', (name: string, value: string) => `Header always set ${name} "${value}"`],
])('%s has every header, as its host reads it', (file, line) => {
  const lines = hostFiles[file]?.split('\n');
  for (const [name, value] of Object.entries(securityHeaders)) expect(lines).toContain(line(name, value));
});

test('the preview serves what the file for hosts says', () => {
  expect(served).toEqual({ ...securityHeaders, 'Cache-Control': cacheControl['other'] });
});

test('docs/hosting.md names every header with its value, but for the digests', () => {
  const page = readFileSync('docs/hosting.md', 'utf8');
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(page).toContain(`| \`${name}\` | \`${value.replace(/'sha256-[^']+'/g, "'sha256-…'")}\` |`);
  }
  for (const value of Object.values(cacheControl)) expect(page).toContain(`\`${value}\``);
});

test('docs/hosting.md includes the files of the build', () => {
  const page = readFileSync('docs/hosting.md', 'utf8');
  for (const name of Object.keys(hostFiles)) expect(page).toContain(name);
});
