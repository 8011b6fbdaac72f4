import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER } from './book/launch-options.ts';
import { FIRST_FILES } from './first-files.ts';

// One that moved would be left to `npm run test:long` without a word.
const gone = FIRST_FILES.filter((name) => !existsSync(join(import.meta.dirname, name)));
if (gone.length > 0) throw new Error(`first-files.ts names files that are not there: ${gone.join(', ')}`);

/**
 * The built client in a real browser, against the tests' own gateways. Each worker has one gateway whose lines the
 * tests push themselves, so that every price on the page is known.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'first', testMatch: [...FIRST_FILES] },
    { name: 'rest', testMatch: '*.spec.ts', testIgnore: [...FIRST_FILES] },
  ],
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
