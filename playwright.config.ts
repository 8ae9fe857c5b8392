import { defineConfig } from '@playwright/test';
import { journeysBrowser } from './e2e/support/browsers';

/** The preview of the production build, or a portal that runs already. */
const address = process.env['E2E_URL'] ?? 'http://127.0.0.1:4173';
const ci = Boolean(process.env['CI']);

/**
 * What Chromium prepares for its own address bar with every page, in a window that nobody sees. Of several such lists
 * the last counts: the others are those that Playwright itself turns off.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Made for two processors: of three journeys one is always waiting for something.
  workers: 3,
  // For a machine three times as slow as that: a slow one is no finding.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: ci,
  reporter: [['list'], ['json', { outputFile: 'build/e2e.json' }]],
  use: {
    baseURL: address,
    // What lies on the device from before is the matter of e2e/offline.spec.ts alone.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    viewport: { width: 1366, height: 768 },
    // Nobody opens what the checks would record. A failure is looked at by `npm run e2e`, which records it.
    trace: ci ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(journeysBrowser && { executablePath: journeysBrowser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  webServer: { command: 'npm run preview', url: address, reuseExistingServer: !ci },
});
