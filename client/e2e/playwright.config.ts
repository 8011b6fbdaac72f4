import { defineConfig } from '@playwright/test';
import { BROWSER } from './book/launch-options.ts';

/**
 * The built client in a real browser, against the tests' own gateways. Each worker has one gateway whose lines the
 * tests push themselves, so that every price on the page is known.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright',
  fullyParallel: false,
  // A single worker leaves a third of two cores idle.
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  // Leaves room for a busy machine: tests that need something soon set their own limit.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // Each test would install it again, a sixth of all the work; `installed-page.spec` tests it.
    serviceWorkers: 'block',
    launchOptions: BROWSER,
  },
});
