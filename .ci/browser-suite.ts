import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { readReport } from './read-report.ts';
import { runScript } from './run-command.ts';
import type { SuiteResult } from './suite-result.ts';
import type { UnrunList } from './unrun-suites.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** The built client in a real browser against a gateway of its own. */
export const runBrowserSuite = async (
  folder: string,
  env: Readonly<Record<string, string>>,
  unrun: UnrunList,
): Promise<SuiteResult> => {
  const chromium = await findChromium();
  if (chromium === null) {
    unrun.add(
      'The browser suite: no Chromium was found and it could not be installed. Get one with "apt-get install chromium" or name yours in CHROMIUM_PATH.',
    );
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const report = join(folder, 'playwright.json');
  const { code } = await runScript(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'client/e2e/playwright.config.ts', '--reporter=list,json'],
    { env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, limitMs: 15 * 60_000 },
  );
  return countPlaywright(readReport<PlaywrightReport>(report), code);
};

/** A test that passed only when repeated has failed. */
export const countPlaywright = (report: PlaywrightReport | null, exitCode: number): SuiteResult => {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped };
};
