import { concatMap, distinctUntilChanged, exhaustMap, filter, map, merge, pairwise, skip } from 'rxjs';
import type { Book } from '../book/book.ts';
import type { Feed, FeedSink } from '../feeds/feed.ts';
import type { LineLog } from './line-log.ts';

/** Between two tries to start a feed whose image the log didn't take. */
const RETRY_MS = 1_000;

/**
 * Runs a feed into the log. When the book holds the feed's lines although the feed runs (this process stood still past
 * the silence limit, for one) the feed starts again, with a whole image: nothing less reopens its lines. So it does when
 * the log began anew: that may happen between two of its changes, so that it never sees one refused.
 * @returns how to stop it: its lines are held from then on, and the log says that it was closed
 */
export const runFeed = (
  feed: Feed,
  { log, book }: { log: Pick<LineLog, 'append' | 'epoch$'>; book: Pick<Book, 'signs$'> },
): (() => Promise<void>) => {
  let isStopped = false;
  const sink: FeedSink = {
    append: async (changes) => {
      await log.append(feed.feedId, changes);
    },
  };

  const start = async (): Promise<void> => {
    while (!isStopped) {
      try {
        return await feed.start(sink);
      } catch {
        await feed.stop();
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  };
  const restart = async (): Promise<void> => {
    if (isStopped) return;
    await feed.stop();
    await start();
  };

  let settled = start();
  const again = (): Promise<void> => (settled = settled.then(restart));
  const held$ = book.signs$.pipe(
    filter((sign) => sign.feedId === feed.feedId),
    map((sign) => sign.state),
    distinctUntilChanged(),
    // Found down at the start is what the image that is on its way will end.
    pairwise(),
    filter(([, state]) => state === 'down' && !isStopped),
    // Signs that come while it starts again are part of that.
    exhaustMap(again),
  );
  const begunAnew$ = log.epoch$.pipe(
    filter((epoch) => epoch !== null),
    distinctUntilChanged(),
    skip(1),
    concatMap(again),
  );
  const restarts = merge(held$, begunAnew$).subscribe();

  return async () => {
    isStopped = true;
    restarts.unsubscribe();
    await settled;
    await feed.stop();
    // A log that is away needs no farewell: the feed will be found silent.
    await log.append(feed.feedId, [{ kind: 'feedDown', reason: 'closed' }]).catch(() => {});
  };
};
