import { build } from './build.ts';
import { browserVariables, findChromium } from './find-chromium.ts';
import { filesInMemory } from './memory-folder.ts';
import { runScript } from './run-command.ts';
import { CANT_RUN_HERE } from './run-verifications.ts';

/**
 * Runs one file of the browser suite alone, on the client as it is, for a command of its own. Exits with 77
 * where there is no Chromium, with 1 when a test fails.
 * @param env what the file reads to do more than with `npm test`
 */
export const runBrowserTest = async (
  file: string,
  env: Readonly<Record<string, string>>,
  limitMs: number,
): Promise<void> => {
  const chromium = findChromium();
  if (chromium === null) {
    console.error(
      'No Chromium was found. Get one with "apt-get install chromium" or name yours in CHROMIUM_PATH.',
    );
    process.exitCode = CANT_RUN_HERE;
    return;
  }
  if (!(await build(['client', 'client/sandbox', 'gateway']))) {
    process.exitCode = 1;
    return;
  }
  const args = ['test', '--config', 'client/e2e/playwright.config.ts', '--reporter=list', file];
  const { code } = await runScript('node_modules/@playwright/test/cli.js', args, {
    env: { ...filesInMemory(), ...browserVariables(chromium), ...env },
    limitMs,
  });
  process.exitCode = code;
};
