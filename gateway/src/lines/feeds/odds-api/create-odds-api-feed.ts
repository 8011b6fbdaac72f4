import type { Feed } from '../feed.ts';
import type { EntityRecords } from '../timeline/timeline-entity.ts';
import { createRecords } from './event-records.ts';
import { BEAT_AFTER_MS, LineTeller } from './line-teller.ts';
import { OddsPoller, type PollerParts } from './odds-poller.ts';

export interface OddsFeedParts extends PollerParts {
  store: string;
  /** Told when the log refused an append; the feed begins with an image again. */
  onFailure: (error: unknown) => void;
}

/** What it is called on the log. */
export const ODDS_API_FEED = 'odds-api';

/** Pause before the image is tried again when the log didn't take something. */
const RETRY_AFTER_MS = 1_000;

/** setTimeout takes no longer waits. */
const LONGEST_WAIT_MS = 3_600_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, Math.min(ms, LONGEST_WAIT_MS));
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });

/**
 * Lines and scores of The Odds API. Two loops: one asks the provider, one thing at a time, and one tells the log twice
 * a second what the book is to hold by now, which also holds what has not been confirmed for too long.
 */
export const createOddsApiFeed = (parts: OddsFeedParts): Feed => {
  const { settings, store, nowMs, onFailure } = parts;
  const poller = new OddsPoller(parts);
  const recordsOf = createRecords({ store, staleMs: settings.staleMs });
  let stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  const recordsNow = (): ReadonlyMap<number, EntityRecords> | null => {
    const now = nowMs();
    if (!poller.isWell(now)) return null;
    return new Map([...poller.board.events].map((event) => [event.gameNum, recordsOf(event, now)]));
  };
  const ask = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) await pause(await poller.step(signal), signal);
  };
  const tell = async (teller: LineTeller, signal: AbortSignal): Promise<void> => {
    let waitMs = BEAT_AFTER_MS;
    for (;;) {
      await pause(waitMs, signal);
      if (signal.aborted) return;
      waitMs = BEAT_AFTER_MS;
      try {
        await teller.tell(recordsNow(), nowMs());
      } catch (error) {
        onFailure(error);
        waitMs = RETRY_AFTER_MS;
      }
    }
  };

  return {
    feedId: ODDS_API_FEED,
    start: async (sink) => {
      stopping = new AbortController();
      await poller.read();
      const teller = new LineTeller(sink);
      await teller.tell(recordsNow(), nowMs());
      running = Promise.all([ask(stopping.signal), tell(teller, stopping.signal)]);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
