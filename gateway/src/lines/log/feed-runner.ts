import { concatMap, distinctUntilChanged, filter, merge, skip } from 'rxjs';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { Book } from '../book/book.ts';
import { isBeat } from '../book/is-beat.ts';
import type { Feed, FeedSink } from '../feeds/feed.ts';
import type { FeedRun, LeasedWriter } from './hold-leadership.ts';
import type { LineLog } from '../book/line-log.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import { outsideSpans } from '../../ground/traces/active-span.ts';
import { NO_TRACES, type Traces } from '../../ground/traces/traces.ts';
import { pause } from './pause.ts';

/** A feed whose gateway is gone is taken over sooner than this. */
const JUST_RAN_MS = 3_000;

/** Between two tries to start a feed whose image the log didn't take. */
const RETRY_MS = 1_000;

export interface FeedRunnerParts {
  writer: LeasedWriter;
  log: Pick<LineLog, 'epoch$'>;
  book: Pick<Book, 'signs$' | 'quietMs'>;
  reporter: Reporter<'feeds'>;
  traces?: Traces;
}

/**
 * Runs a feed into the log. When the book holds the feed's lines although the feed runs (this process was frozen past
 * the silence limit, for one) the feed starts again, with a whole image: nothing less reopens its lines. So it does
 * when the log started over: that may happen between two of its changes, so that it never sees one refused.
 */
export const runFeed = (
  feed: Feed,
  { writer, log, book, reporter, traces = NO_TRACES }: FeedRunnerParts,
): FeedRun => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastClk = 0;
  /** Where the feed had begun; what the book says of earlier entries is past. */
  let begunClk = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const append = (changes: readonly FeedChange[]): Promise<number> => {
    if (isBeat(changes)) return writer.append(feed.feedId, changes);
    return traces.inSpan('change.append', async (span) => {
      span.set({ 'lineboard.feed': feed.feedId, 'lineboard.changes': changes.length });
      const clk = await writer.append(feed.feedId, changes);
      span.set({ 'lineboard.clk': clk });
      return clk;
    });
  };
  const sink: FeedSink = {
    append: (changes) => {
      const written = append(changes).then((clk) => {
        lastClk = clk;
        // What the feed says of itself is no news to it.
        if (changes.some(({ kind }) => kind === 'feedDown')) begunClk = clk;
      });
      writing = written.catch(() => undefined);
      return written;
    },
    isRunning: () => book.quietMs(feed.feedId) < JUST_RAN_MS,
  };

  const start = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await outsideSpans(() => feed.start(sink));
        begunClk = lastClk;
        return;
      } catch (error) {
        reporter.failed('notStarted', error, { feedId: feed.feedId });
        await feed.stop();
        await pause(RETRY_MS, signal);
      }
    }
  };
  const restart = async (): Promise<void> => {
    if (signal.aborted) return;
    await feed.stop();
    await start();
  };

  let settled = start();
  const again = (): Promise<void> => (settled = settled.then(restart));
  const held$ = book.signs$.pipe(
    filter(({ feedId, state }) => feedId === feed.feedId && state === 'down'),
    concatMap(async ({ downClk }) => {
      // Signs that come while it starts are part of that, or of what came before.
      await settled;
      await writing;
      if (downClk > begunClk) await again();
    }),
  );
  const startedOver$ = log.epoch$.pipe(
    filter((epoch) => epoch !== null),
    distinctUntilChanged(),
    skip(1),
    concatMap(again),
  );
  const restarts = merge(held$, startedOver$).subscribe();

  return {
    stop: async () => {
      stopping.abort();
      restarts.unsubscribe();
      await settled;
      await feed.stop();
    },
    close: () => sink.append([{ kind: 'feedDown', reason: 'closed' }]),
  };
};
