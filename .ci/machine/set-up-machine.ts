import { findOnPath } from '../find-on-path.ts';
import { findHeadlessShell } from '../find-chromium.ts';
import { runScript } from '../run-command.ts';
import { buildK6 } from './build-k6.ts';
import { installPackages, listPackages } from './install-packages.ts';
import { type Program, PROGRAMS } from './programs.ts';

const BROWSER_LIMIT_MS = 5 * 60_000;

/** Most browser tests take a fifth less with it; where there is none they run in Chromium itself. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * Installs what the tests need and this machine lacks: Debian's packages as root or with a sudo that asks nothing,
 * Chromium by Playwright into this user's cache elsewhere, and k6 from source.
 * @returns a line for each program that is still missing: what is left out, and how to get it
 */
export const setUpMachine = async (): Promise<string[]> => {
  const shell = findHeadlessShell() === null && findOnPath('chromium') === null ? [HEADLESS_SHELL] : [];
  const failed = await installPackages([...listPackages(PROGRAMS), ...shell]);
  if (failed !== null) console.error(`apt-get: ${failed}`);
  if (PROGRAMS.some(({ name, isHere }) => name === 'Chromium' && !isHere())) {
    console.log('Getting Chromium …');
    const args = ['install', 'chromium'];
    await runScript('node_modules/@playwright/test/cli.js', args, { quiet: true, limitMs: BROWSER_LIMIT_MS });
  }
  const notBuilt = await buildK6();
  if (notBuilt !== null) console.error(`k6: ${notBuilt}`);
  return PROGRAMS.filter(({ isHere }) => !isHere()).map(describeMissing);
};

export const describeMissing = ({ name, leavesOut, howToGet }: Program): string =>
  `${name} is missing, so the tests leave out ${leavesOut}. Get it: ${howToGet}.`;
