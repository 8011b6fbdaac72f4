import { defineConfig } from '@playwright/test';
import { BROWSER } from './book/launch-options.ts';

/**
 * The built client in a real browser, against gateways of the tests' own. Each worker has one gateway whose lines the
 * tests push themselves, so that every price on the page is known.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright',
  fullyParallel: false,
  // One leaves a third of two cores idle.
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  // Room for a busy machine: what has to come soon says how soon itself.
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
    // Each test would install it anew, a sixth of all the work; what it does is seen in `installed-page.spec`.
    serviceWorkers: 'block',
    launchOptions: BROWSER,
  },
});
