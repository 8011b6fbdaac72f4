import { defer, EMPTY, groupBy, ignoreElements, mergeMap, retry, switchMap, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { Reporter } from '../../ground/report/reporter.ts';
import type { Book } from './book.ts';

/** How long a note that the log didn't take waits for the next try. */
const RETRY_MS = 1_000;

export interface FeedWatchOptions {
  silentAfterMs: number;
  /**
   * Writes into the log that the feed is out, so that its lines are held for every customer at once; unless it has
   * spoken after the entry `clk`.
   */
  suspend: (feedId: string, clk: number) => Promise<unknown>;
  reporter: Reporter<'feeds'>;
  scheduler?: SchedulerLike;
}

/**
 * Suspends every feed that has been silent for its limit. A sign of life calls that off, also while a failed note is
 * tried again. Each gateway watches, and the log takes only the first note.
 */
export const watchFeeds = (
  signs$: Book['signs$'],
  { silentAfterMs, suspend, reporter, scheduler }: FeedWatchOptions,
): Observable<never> =>
  signs$.pipe(
    groupBy((sign) => sign.feedId),
    mergeMap((ofFeed$) =>
      ofFeed$.pipe(
        switchMap(({ feedId, state, quietMs, clk }) =>
          state === 'down'
            ? EMPTY
            : timer(Math.max(0, silentAfterMs - quietMs), scheduler).pipe(
                mergeMap(() =>
                  defer(() => suspend(feedId, clk)).pipe(
                    retry({
                      delay: (error) => {
                        reporter.failed('notSuspended', error, { feedId });
                        return timer(RETRY_MS, scheduler);
                      },
                    }),
                  ),
                ),
              ),
        ),
      ),
    ),
    ignoreElements(),
  );
