import type { LaunchOptions } from '@playwright/test';

/** A full browser, which installs pages and takes push messages. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Chromium without its browser window: a fifth cheaper, and enough for most tests. */
const HEADLESS_SHELL = process.env['HEADLESS_SHELL_PATH'] ?? CHROMIUM;

const launch = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export const WHOLE_BROWSER = launch(CHROMIUM);
export const BROWSER = launch(HEADLESS_SHELL);
