/** What the probe found since it was last asked. Times are the wall clock, epoch milliseconds. */
export interface ProbeReport {
  /** Texts of watched cells as they came on the screen. */
  drawn: Array<{ pick: string; text: string; atMs: number }>;
  longTasksMs: number[];
  frames: number;
  lateFrames: number;
  longestFrameMs: number;
}

export interface PageProbe {
  watch(picks: readonly string[]): void;
  report(): ProbeReport;
}

/**
 * Runs inside both pages before their own scripts. A watched cell is read after each frame was rendered, so a text
 * counts when it can be seen and not when it was written; reading a text forces no layout.
 *
 * Self-contained: it is sent to the browser as source text.
 * @param lateFrameMs a gap between two frames above this is a frame that came late
 */
export const installPageProbe = (lateFrameMs: number): void => {
  const target = globalThis as typeof globalThis & { benchProbe?: PageProbe };
  const createReport = (): ProbeReport => ({
    drawn: [],
    longTasksMs: [],
    frames: 0,
    lateFrames: 0,
    longestFrameMs: 0,
  });
  let report = createReport();
  let watched: Array<{ pick: string; cell: Element | null; text: string | null }> = [];

  const afterFrame = new MessageChannel();
  afterFrame.port1.addEventListener('message', () => {
    const atMs = Date.now();
    for (const entry of watched) {
      if (entry.cell === null || !entry.cell.isConnected) {
        entry.cell = document.querySelector(`[data-pick="${entry.pick}"]`);
      }
      const text = entry.cell?.textContent ?? null;
      if (text === entry.text || text === null) continue;
      entry.text = text;
      report.drawn.push({ pick: entry.pick, text, atMs });
    }
  });
  afterFrame.port1.start();

  let before = 0;
  const onFrame = (nowMs: number): void => {
    if (before !== 0) {
      const gapMs = nowMs - before;
      report.frames += 1;
      if (gapMs > lateFrameMs) report.lateFrames += 1;
      if (gapMs > report.longestFrameMs) report.longestFrameMs = gapMs;
    }
    before = nowMs;
    afterFrame.port2.postMessage(null);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) report.longTasksMs.push(entry.duration);
  }).observe({ type: 'longtask' });

  target.benchProbe = {
    watch: (picks) => {
      watched = picks.map((pick) => ({ pick, cell: null, text: null }));
    },
    report: () => {
      const found = report;
      report = createReport();
      return found;
    },
  };
};

/** Keys of the picks whose whole cell lies in the window, evaluated in the page. */
export const VISIBLE_PICKS = `[...document.querySelectorAll('[data-pick]')].filter((cell) => {
  const box = cell.getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}).map((cell) => cell.dataset.pick)`;

/** How many cells carry the mark of a bet that is open, evaluated in the page. */
export const MARKED_CELLS = `document.querySelectorAll('[data-pick][data-state~="mine"]').length`;

/**
 * The height of a game, pixels, evaluated in the page: from one to the next. All games of the benchmark are equally
 * high.
 */
export const GAME_HEIGHT = `(() => {
  const [first, second] = document.querySelectorAll('[data-pick$=".M.team1"]');
  return Math.abs(second.getBoundingClientRect().top - first.getBoundingClientRect().top);
})()`;

/**
 * How far the board is scrolled, 0 … 1, evaluated in the page: the tallest scrolling box is the board's. It is looked
 * for once: asking every element for its height takes as long as a frame, and longer on the page that has more of them.
 */
export const SCROLLED_SHARE = `(() => {
  const listBoxes = () => [document.scrollingElement, ...document.querySelectorAll('*')].filter((box) => box.scrollHeight > box.clientHeight + 1);
  const board = (globalThis.benchBoard ??= listBoxes().reduce((tallest, box) => (box.scrollHeight > tallest.scrollHeight ? box : tallest)));
  return board.scrollTop / (board.scrollHeight - board.clientHeight);
})()`;
