import { createDraws } from './draws.ts';
import { EventQueue } from './event-queue.ts';
import { summarizeTimes, type Times } from './summarize-times.ts';

/**
 * One event loop that writes windows to its sockets. A window begins with the first change after a quiet one and is
 * written when it ends, if the loop is free; other work (calls, pages that are let in) comes at random and isn't broken
 * off. Lines move all the time, so that each window has something in it.
 */
export interface FanOutSettings {
  sockets: number;
  windowMs: number;
  /** What a window costs once, and for each socket. */
  windowCostMs: number;
  socketCostMs: number;
  /** Other work: how often it comes, and how long each takes. `everyMs` Infinity: none. */
  other: { everyMs: number; costMs: number };
  windows: number;
  seed: number;
}

export interface FanOutRun {
  /** From a change, anywhere within its window, until the last socket has it. */
  untilLast: Times;
  /** How long other work waits for the loop; null where there is none. */
  otherWait: Times | null;
  windowsPerSecond: number;
  /** 0 … 1 of one core. */
  busy: number;
}

type LoopEvent = { kind: 'window' } | { kind: 'other' };

const WARM_UP_WINDOWS = 20;
/** Beyond them a run takes minutes and gigabytes. */
const MOST_EVENTS = 5_000_000;
/** Changes of a window that are followed, evenly spread over it. */
const CHANGES_FOLLOWED = 20;

const refuseEndless = ({ windows, windowMs, other }: FanOutSettings, flushMs: number): void => {
  const leftShare = 1 - other.costMs / other.everyMs;
  if (leftShare <= 0) throw new RangeError('other work alone takes all of the loop');
  const events = (windows * (windowMs + flushMs)) / leftShare / other.everyMs;
  if (events > MOST_EVENTS)
    throw new RangeError('that many sockets are no one loop’s: it would be simulated for hours');
};

/** @throws RangeError for a loop that never gets to its windows, or takes too long to be simulated */
export const simulateFanOut = (settings: FanOutSettings): FanOutRun => {
  const { sockets, windowMs, windowCostMs, socketCostMs, other, windows } = settings;
  const draws = createDraws(settings.seed);
  const events = new EventQueue<LoopEvent>();
  const flushMs = windowCostMs + sockets * socketCostMs;
  refuseEndless(settings, flushMs);
  const untilLast: number[] = [];
  const waits: number[] = [];
  let [freeAtMs, busyMs, startMs, seen, lastFlushMs] = [0, 0, 0, 0, 0];
  const awaitOther = (nowMs: number): void => {
    if (other.everyMs !== Infinity) events.put(nowMs + draws.exponential(other.everyMs), { kind: 'other' });
  };
  events.put(windowMs, { kind: 'window' });
  awaitOther(0);
  while (seen < WARM_UP_WINDOWS + windows) {
    const { atMs, event } = events.take()!;
    const beginsMs = Math.max(atMs, freeAtMs);
    const costMs = event.kind === 'window' ? flushMs : other.costMs;
    freeAtMs = beginsMs + costMs;
    const isMeasured = seen >= WARM_UP_WINDOWS;
    if (isMeasured) busyMs += costMs;
    if (event.kind === 'other') {
      if (isMeasured) waits.push(beginsMs - atMs);
      awaitOther(atMs);
      continue;
    }
    if (isMeasured)
      for (let at = 0; at < CHANGES_FOLLOWED; at += 1) {
        const madeMs = lastFlushMs + ((at + 0.5) / CHANGES_FOLLOWED) * (beginsMs - lastFlushMs);
        untilLast.push(freeAtMs - madeMs);
      }
    seen += 1;
    if (seen === WARM_UP_WINDOWS) startMs = freeAtMs;
    lastFlushMs = beginsMs;
    events.put(beginsMs + windowMs, { kind: 'window' });
  }
  const tookMs = freeAtMs - startMs;
  return {
    untilLast: summarizeTimes(untilLast),
    otherWait: waits.length === 0 ? null : summarizeTimes(waits),
    windowsPerSecond: (windows * 1_000) / tookMs,
    busy: busyMs / tookMs,
  };
};
