// Draws the icons of the installed portal from the emblem, by the Chromium of the browser tests: node scripts/icons.mjs
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const emblem = `data:image/svg+xml;base64,${readFileSync('public/emblem.svg').toString('base64')}`;
const ground = '#F6F7F2';

/** `share` is how much of the side the emblem takes: a mask may cut away all but a circle of four fifths. */
const icons = [
  { name: 'icon-192', side: 192, share: 1 },
  { name: 'icon-512', side: 512, share: 1 },
  { name: 'maskable-192', side: 192, share: 0.64, ground },
  { name: 'maskable-512', side: 512, share: 0.64, ground },
  // iOS fills what is transparent with black.
  { name: 'apple-touch-icon', side: 180, share: 0.78, ground },
];

mkdirSync('public/icons', { recursive: true });
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const { name, side, share, ground: colour = 'transparent' } of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${colour}">
      <img src="${emblem}" style="width:${share * 100}%;height:${share * 100}%">`,
  );
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
