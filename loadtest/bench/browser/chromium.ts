import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOnSignal } from '../machine/exit-on-signal.ts';
import { type CdpSession, connectCdp } from './cdp.ts';

export interface Chromium {
  /** DevTools port on loopback. */
  port: number;
  version: string;
  openPage(viewport: { width: number; height: number }): Promise<BrowserPage>;
  /** The only ones of every page that is opened from now on. */
  setCookies(cookies: readonly BrowserCookie[]): Promise<void>;
  /** The ids of the page processes that run now. */
  rendererPids(): Promise<number[]>;
  close(): Promise<void>;
}

export interface BrowserCookie {
  name: string;
  value: string;
  url: string;
  httpOnly: boolean;
}

export interface BrowserPage {
  cdp: CdpSession;
  /** Evaluates an expression, awaits it and hands back its value. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

const INSTALLED_AT = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const START_LIMIT_MS = 30_000;

const FLAGS = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise the browser slows down pages that it believes nobody sees.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--remote-debugging-port=0',
];

const findChromium = (): string => {
  const path = process.env['CHROMIUM_PATH'] ?? INSTALLED_AT.find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error('No Chromium found: install one, or set CHROMIUM_PATH.');
  return path;
};

export const startChromium = async (): Promise<Chromium> => {
  const profile = await mkdtemp(join(tmpdir(), 'lineboard-chromium-'));
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(findChromium(), [...FLAGS, ...sandbox, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const killNow = (): void => void child.kill('SIGKILL');
  exitOnSignal();
  process.once('exit', killNow);

  const readDevTools = async (): Promise<[port: string, path: string]> => {
    const giveUpAt = Date.now() + START_LIMIT_MS;
    for (;;) {
      const lines = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
      const [port, path] = lines.split('\n');
      if (port !== undefined && path !== undefined) return [port, path];
      if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('Chromium did not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const [port, path] = await readDevTools();
  const cdp = await connectCdp(`ws://127.0.0.1:${port}${path}`);
  const { product } = await cdp.send<{ product: string }>('Browser.getVersion');

  return {
    port: Number(port),
    version: product,
    openPage: async ({ width, height }) => {
      const { targetId } = await cdp.send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
      });
      const { sessionId } = await cdp.send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      const page = cdp.session(sessionId);
      await page.send('Page.enable');
      await page.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
      });
      return {
        cdp: page,
        evaluate: async <Value>(expression: string) => {
          const { result, exceptionDetails } = await page.send<{
            result: { value: Value };
            exceptionDetails?: { text: string; exception?: { description?: string } };
          }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
          if (exceptionDetails !== undefined) {
            throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
          }
          return result.value;
        },
        close: async () => {
          await cdp.send('Target.closeTarget', { targetId });
        },
      };
    },
    setCookies: async (cookies) => {
      await cdp.send('Storage.clearCookies');
      await cdp.send('Storage.setCookies', { cookies });
    },
    rendererPids: async () => {
      const { processInfo } = await cdp.send<{ processInfo: Array<{ type: string; id: number }> }>(
        'SystemInfo.getProcessInfo',
      );
      return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    },
    close: async () => {
      process.off('exit', killNow);
      await cdp.send('Browser.close').catch(() => undefined);
      cdp.close();
      if (child.exitCode === null && child.signalCode === null) {
        const timer = setTimeout(killNow, 5_000);
        await once(child, 'exit');
        clearTimeout(timer);
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
