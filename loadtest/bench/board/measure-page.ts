import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserPage, Chromium } from '../browser/chromium.ts';
import { calculatePercentile } from '../machine/percentile.ts';
import { readMainThreadMicros } from '../machine/process-cpu.ts';
import { gameNumAt } from '../made-up-board.ts';
import type { BoardLoad } from './board-load.ts';
import { matchMarkers } from './match-markers.ts';
import {
  GAME_HEIGHT,
  installPageProbe,
  type ProbeReport,
  SCROLLED_SHARE,
  VISIBLE_PICKS,
} from './page-probe.ts';

export interface PhaseFigures {
  /** Main-thread time in tasks ÷ time. */
  busyShare: number;
  /** CPU of the main thread ÷ time. Unlike tasks' time it doesn't grow while another process has the core. */
  cpuShare: number;
  longTasks: number;
  longestTaskMs: number;
  sentToDrawnP50Ms: number | null;
  sentToDrawnP95Ms: number | null;
  fedToDrawnP95Ms: number | null;
  markers: number;
  missedMarkers: number;
}

export interface PageFigures {
  gamesOnScreen: number;
  fullSpeed: PhaseFigures;
  throttled: PhaseFigures;
  /** `cpuShare` tells how fast the machine was: late frames come when it is slow. */
  scroll: { frames: number; lateFrames: number; longestFrameMs: number; cpuShare: number };
}

export interface BoardPage {
  page: BrowserPage;
  /** CPU of main threads so far, microseconds by process: the browser keeps spare ones that do nothing. */
  readMainThreads: () => Promise<Map<number, number>>;
  gamesOnScreen: number;
  /** Pixels. */
  gameHeight: number;
}

const VIEWPORT = { width: 1440, height: 900 } as const;
/** Two frames at 60 a second and a little: what the eye sees as a hitch. */
const LATE_FRAME_MS = 34;
const THROTTLE_RATE = 4;
const LOAD_LIMIT_MS = 60_000;
const SETTLE_MS = 3_000;
/** Each marked cell gets its next marker this many markers later. */
const MARKED_GAMES = 12;
const WHEEL_EVERY_MS = 33;
const WHEEL_PIXELS = 60;
/** How often the load is told which games the scrolling page shows. */
const FOLLOW_EVERY_MS = 250;

const indexOfPick = (pick: string): number => Number(pick.split('.')[1]) - gameNumAt(0);

/** Opens a board and waits until the window shows prices of games. */
export const openBoard = async (chromium: Chromium, url: string): Promise<BoardPage> => {
  const page = await chromium.openPage(VIEWPORT);
  const readMainThreads = async (): Promise<Map<number, number>> =>
    new Map((await chromium.rendererPids()).map((pid) => [pid, readMainThreadMicros(pid)]));
  await page.cdp.send('Performance.enable');
  await page.cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${installPageProbe.toString()})(${LATE_FRAME_MS})`,
  });
  await page.cdp.send('Page.navigate', { url });
  const giveUpAt = Date.now() + LOAD_LIMIT_MS;
  for (;;) {
    const picks = await page.evaluate<string[]>(VISIBLE_PICKS);
    const indexes = new Set(picks.map(indexOfPick));
    if (indexes.size > 0) {
      const gameHeight = await page.evaluate<number>(GAME_HEIGHT);
      return { page, gamesOnScreen: indexes.size, gameHeight, readMainThreads };
    }
    if (Date.now() > giveUpAt) throw new Error(`no prices on ${url} within ${LOAD_LIMIT_MS / 1_000} s`);
    await sleep(100);
  }
};

const readTaskSeconds = async (page: BrowserPage): Promise<{ busy: number; at: number }> => {
  const { metrics } = await page.cdp.send<{ metrics: Array<{ name: string; value: number }> }>(
    'Performance.getMetrics',
  );
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { busy: value('TaskDuration'), at: value('Timestamp') };
};

/** @returns asks how much CPU the busiest main thread has had since, microseconds */
const startCpuClock = async ({ readMainThreads }: BoardPage): Promise<() => Promise<number>> => {
  const before = await readMainThreads();
  return async () =>
    Math.max(
      0,
      ...[...(await readMainThreads())].map(([pid, micros]) => micros - (before.get(pid) ?? micros)),
    );
};

const takeReport = (page: BrowserPage): Promise<ProbeReport> =>
  page.evaluate<ProbeReport>('benchProbe.report()');

const measurePhase = async (board: BoardPage, load: BoardLoad, seconds: number): Promise<PhaseFigures> => {
  const { page } = board;
  await takeReport(page);
  load.takeMarkers();
  const readCpuMicros = await startCpuClock(board);
  const before = await readTaskSeconds(page);
  await sleep(seconds * 1_000);
  const after = await readTaskSeconds(page);
  const cpuMicros = await readCpuMicros();
  const markers = load.takeMarkers();
  // The last markers are still on their way to the screen.
  await sleep(1_000);
  const report = await takeReport(page);
  const matched = matchMarkers(markers, report.drawn);
  return {
    busyShare: (after.busy - before.busy) / (after.at - before.at),
    cpuShare: cpuMicros / 1e6 / (after.at - before.at),
    longTasks: report.longTasksMs.length,
    longestTaskMs: Math.max(0, ...report.longTasksMs),
    sentToDrawnP50Ms: calculatePercentile(matched.sentToDrawnMs, 0.5),
    sentToDrawnP95Ms: calculatePercentile(matched.sentToDrawnMs, 0.95),
    fedToDrawnP95Ms: calculatePercentile(matched.fedToDrawnMs, 0.95),
    markers: markers.length,
    missedMarkers: matched.missed,
  };
};

/** Turns the wheel steadily over the board while the changes follow what is on screen. */
const measureScroll = async (
  board: BoardPage,
  load: BoardLoad,
  games: number,
  seconds: number,
): Promise<PageFigures['scroll']> => {
  const { page } = board;
  // Marked cells scroll away: the probe would search the page for each of them in every frame.
  await page.evaluate('benchProbe.watch([])');
  await takeReport(page);
  const readCpuMicros = await startCpuClock(board);
  const startMs = performance.now();
  const endAt = startMs + seconds * 1_000;
  let followAt = 0;
  let dueMs = performance.now();
  while (performance.now() < endAt) {
    void page.cdp
      .send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        x: VIEWPORT.width / 2,
        y: VIEWPORT.height / 2,
        deltaX: 0,
        deltaY: WHEEL_PIXELS,
      })
      .catch(() => undefined);
    if (performance.now() > followAt) {
      followAt = performance.now() + FOLLOW_EVERY_MS;
      const share = await page.evaluate<number>(SCROLLED_SHARE);
      load.show(Math.floor(share * (games - board.gamesOnScreen)), board.gamesOnScreen);
    }
    dueMs += WHEEL_EVERY_MS;
    await sleep(Math.max(0, dueMs - performance.now()));
  }
  const cpuShare = (await readCpuMicros()) / 1_000 / (performance.now() - startMs);
  const { frames, lateFrames, longestFrameMs } = await takeReport(page);
  if ((await page.evaluate<number>(SCROLLED_SHARE)) === 0) throw new Error('the board did not scroll');
  return { frames, lateFrames, longestFrameMs, cpuShare };
};

/** Points the load at what this page shows. */
export const aimLoad = async (board: BoardPage, load: BoardLoad): Promise<void> => {
  const picks = await board.page.evaluate<string[]>(VISIBLE_PICKS);
  const indexes = [...new Set(picks.map(indexOfPick))].toSorted((a, b) => a - b);
  load.show(indexes[0]!, indexes.length);
  const marked = indexes
    .filter((index) => picks.includes(`G.${gameNumAt(index)}.0.M.team1`))
    .slice(0, MARKED_GAMES);
  load.mark(marked);
  await board.page.evaluate(
    `benchProbe.watch(${JSON.stringify(marked.map((index) => `G.${gameNumAt(index)}.0.M.team1`))})`,
  );
};

export const measureBoard = async (
  board: BoardPage,
  load: BoardLoad,
  games: number,
  seconds: number,
): Promise<PageFigures> => {
  const { page, gamesOnScreen } = board;
  await aimLoad(board, load);
  await sleep(SETTLE_MS);
  const fullSpeed = await measurePhase(board, load, seconds);
  await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE_RATE });
  await sleep(SETTLE_MS);
  const throttled = await measurePhase(board, load, seconds);
  await page.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await sleep(SETTLE_MS);
  const scroll = await measureScroll(board, load, games, seconds);
  return { gamesOnScreen, fullSpeed, throttled, scroll };
};
