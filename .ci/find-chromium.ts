import { chromium } from '@playwright/test';
import { findOnPath, isExecutable } from './find-on-path.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser to test with: the one that CHROMIUM_PATH names, one on the PATH, or Playwright's own. */
export const findChromium = (): string | null => {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return isExecutable(named) ? named : null;
  const onPath = NAMES.map((name) => findOnPath(name)).find((path) => path !== null);
  if (onPath !== undefined) return onPath;
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : null;
};

/**
 * The same without what is around a page, where it is installed: tests take a fifth less with it. Null where it isn't.
 */
export const findHeadlessShell = (): string | null => {
  const named = process.env['HEADLESS_SHELL_PATH'];
  return named !== undefined && isExecutable(named) ? named : findOnPath('chromium-headless-shell');
};

/** What a browser test reads of it. */
export const browserVariables = (chromium: string): Record<string, string> => ({
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: findHeadlessShell() ?? chromium,
});
