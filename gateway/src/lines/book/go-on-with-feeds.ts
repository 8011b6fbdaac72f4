import { defer, EMPTY, groupBy, ignoreElements, mergeMap, retry, switchMap, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { Reporter } from '../../ground/report/reporter.ts';
import type { Book } from './book.ts';

/** Sockets and tickets are served between two steps, which take about 5 ms: two thirds of the time are theirs. */
const STEP_EVERY_MS = 10;
/** How long a step that the log didn't take waits for the next try. */
const RETRY_MS = 1_000;

export interface GoOnOptions {
  /** Writes into the log that the books go on; unless the feed has spoken after the entry `clk`. */
  goOn: (feedId: string, clk: number) => Promise<unknown>;
  reporter: Reporter<'feeds'>;
  scheduler?: SchedulerLike;
}

/**
 * Has the books go on, step by step, with what an entry left to do: the lines that an image left out, those that are to
 * be held or opened. The steps are in the log, so that all gateways do the same at the same position. Each gateway
 * asks, and the log takes only the first.
 */
export const goOnWithFeeds = (
  signs$: Book['signs$'],
  { goOn, reporter, scheduler }: GoOnOptions,
): Observable<never> =>
  signs$.pipe(
    groupBy((sign) => sign.feedId),
    mergeMap((ofFeed$) =>
      ofFeed$.pipe(
        switchMap(({ feedId, isDone, clk }) =>
          isDone
            ? EMPTY
            : timer(STEP_EVERY_MS, scheduler).pipe(
                mergeMap(() =>
                  defer(() => goOn(feedId, clk)).pipe(
                    retry({
                      delay: (error) => {
                        reporter.failed('notGoneOn', error, { feedId });
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
