/** `npm run twenty-tabs`: the browser suite's test of many tabs with twenty of them. */
import { buildClient } from './build-client.ts';
import { findChromium } from './find-chromium.ts';
import { runScript } from './run-command.ts';

const chromium = await findChromium();
if (chromium === null) {
  console.error(
    'No Chromium was found. Get one with "apt-get install chromium" or name yours in CHROMIUM_PATH.',
  );
  process.exitCode = 1;
} else if (await buildClient()) {
  const args = ['test', '--config', 'client/e2e/playwright.config.ts', '--reporter=list', 'twenty-tabs'];
  const { code } = await runScript('node_modules/@playwright/test/cli.js', args, {
    env: { CHROMIUM_PATH: chromium, TABS: '20' },
    limitMs: 10 * 60_000,
  });
  process.exitCode = code;
} else process.exitCode = 1;
