import { setTimeout as sleep } from 'node:timers/promises';
import type { CdpSession } from '../browser/cdp.ts';
import type { Chromium } from '../browser/chromium.ts';

export interface LoadFigures {
  /** Bodies as they came over the wire until the first prices, without headers. */
  scriptBytes: number;
  styleBytes: number;
  /** Script that was fetched behind the first prices, ahead of the first press. */
  aheadBytes: number;
  /** What was loaded, largest first. */
  files: Array<{ path: string; bytes: number; encoding: string; isAhead: boolean }>;
  /** Since navigation began, milliseconds; null when it never happened. */
  firstPaintMs: number | null;
  socketOpenMs: number | null;
  pricesMs: number;
}

interface Loading {
  path: string;
  mimeType: string;
  encoding: string;
  headerBytes: number;
  /** null until the end when the answer came without a length. */
  bytes: number | null;
}

const PRICES_LIMIT_MS = 30_000;
/** What is fetched ahead comes in this time after the first prices. */
const QUIET_MS = 3_000;
const HAS_PRICES = `document.querySelector('[data-pick]') !== null`;

/** Loads the board once with an empty cache and adds up what came. */
export const measureLoad = async (
  chromium: Chromium,
  url: string,
  viewport: { width: number; height: number },
): Promise<LoadFigures> => {
  const page = await chromium.openPage(viewport);
  let socketOpenSeconds: number | null = null;
  let startSeconds: number | null = null;

  // One for all sessions: a worker's own script begins in the page's and ends in the worker's.
  const loading = new Map<string, Loading>();
  const watchNetwork = async (session: CdpSession): Promise<void> => {
    session.on<{ timestamp: number }>('Network.requestWillBeSent', ({ timestamp }) => {
      startSeconds ??= timestamp;
    });
    session.on<{ timestamp: number }>('Network.webSocketHandshakeResponseReceived', ({ timestamp }) => {
      socketOpenSeconds ??= timestamp;
    });
    session.on<{
      requestId: string;
      response: {
        url: string;
        mimeType: string;
        headers: Record<string, string>;
        encodedDataLength: number;
        fromDiskCache?: boolean;
        fromPrefetchCache?: boolean;
      };
    }>('Network.responseReceived', ({ requestId, response }) => {
      // What was fetched ahead came over the wire once.
      if (response.fromDiskCache === true || response.fromPrefetchCache === true) return;
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      loading.set(requestId, {
        path: new URL(response.url).pathname,
        mimeType: response.mimeType,
        encoding: headers['content-encoding'] ?? 'none',
        headerBytes: response.encodedDataLength,
        // The browser reports a worker's own script as finished without its body: the announced length is safer.
        bytes: headers['content-length'] === undefined ? null : Number(headers['content-length']),
      });
    });
    session.on<{ requestId: string; encodedDataLength: number }>(
      'Network.loadingFinished',
      ({ requestId, encodedDataLength }) => {
        const file = loading.get(requestId);
        if (file !== undefined) file.bytes ??= encodedDataLength - file.headerBytes;
      },
    );
    await session.send('Network.enable');
  };

  await watchNetwork(page.cdp);
  // Emptied, not switched off: what the page fetches early and uses later counts once, as it does for a visitor.
  await page.cdp.send('Network.clearBrowserCache');
  // The load before left its service worker, which has all files by now.
  await page.cdp.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  // Workers load scripts of their own: each is held at its start until it is watched.
  page.cdp.on<{ sessionId: string }>('Target.attachedToTarget', ({ sessionId }) => {
    const worker = page.cdp.session(sessionId);
    void watchNetwork(worker)
      .catch(() => undefined)
      .then(() => worker.send('Runtime.runIfWaitingForDebugger'))
      // One that has ended meanwhile waits for nobody.
      .catch(() => undefined);
  });
  await page.cdp.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });

  const startMs = performance.now();
  await page.cdp.send('Page.navigate', { url });
  while (!(await page.evaluate<boolean>(HAS_PRICES))) {
    if (performance.now() - startMs > PRICES_LIMIT_MS) throw new Error(`no prices on ${url}`);
    await sleep(20);
  }
  const pricesMs = performance.now() - startMs;
  const untilPrices = new Set(loading.values());
  await sleep(QUIET_MS);
  const firstPaintMs = await page.evaluate<number | null>(
    `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null`,
  );
  await page.close();
  const files = [...loading.values()]
    .map((file) => ({ ...file, bytes: file.bytes ?? 0, isAhead: !untilPrices.has(file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const addUp = (mimeType: RegExp, isAhead: boolean): number =>
    files
      .filter((file) => file.isAhead === isAhead && mimeType.test(file.mimeType))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    scriptBytes: addUp(/javascript/, false),
    styleBytes: addUp(/css/, false),
    aheadBytes: addUp(/javascript/, true),
    files,
    firstPaintMs,
    socketOpenMs:
      socketOpenSeconds === null || startSeconds === null ? null : (socketOpenSeconds - startSeconds) * 1_000,
    pricesMs,
  };
};
