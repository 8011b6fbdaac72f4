import { chromium } from '@playwright/test';
import { findOnPath, isExecutable } from './find-on-path.ts';
import { runCommand, runScript } from './run-command.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_LIMIT_MS = 5 * 60_000;

/**
 * The browser to test with: the one that CHROMIUM_PATH names, one on the PATH, or Playwright's own. Where there is none
 * it is installed: by the system's packages as root on Debian, else by Playwright into the user's cache.
 */
export const findChromium = async (): Promise<string | null> => {
  const found = findInstalled();
  if (found !== null) return found;
  console.log('No Chromium found, installing one …');
  if (process.getuid?.() === 0 && findOnPath('apt-get') !== null) {
    const apt = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true, limitMs: INSTALL_LIMIT_MS };
    await runCommand('apt-get', ['update', '-q'], apt);
    await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], apt);
  } else {
    await runScript('node_modules/@playwright/test/cli.js', ['install', 'chromium'], {
      quiet: true,
      limitMs: INSTALL_LIMIT_MS,
    });
  }
  return findInstalled();
};

/**
 * The same without what is around a page, where it is installed: tests take a fifth less with it. Null where it isn't.
 */
const findHeadlessShell = (): string | null => {
  const named = process.env['HEADLESS_SHELL_PATH'];
  return named !== undefined && isExecutable(named) ? named : findOnPath('chromium-headless-shell');
};

/** What a browser test reads of it. */
export const browserVariables = (chromium: string): Record<string, string> => ({
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: findHeadlessShell() ?? chromium,
});

function findInstalled(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return isExecutable(named) ? named : null;
  const onPath = NAMES.map((name) => findOnPath(name)).find((path) => path !== null);
  if (onPath !== undefined) return onPath;
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : null;
}
