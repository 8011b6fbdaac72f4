import type { LineLog } from './line-log.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import type { Book } from './book.ts';
import { goOnWithFeeds } from './go-on-with-feeds.ts';

/**
 * Lets the book read the log; resolves once it holds what the log holds.
 * @returns how to stop
 */
export const readLog = async (
  book: Book,
  log: LineLog,
  reporter: Reporter<'feeds'>,
): Promise<() => Promise<void>> => {
  const open = await log.open(book.reader);
  book.setConfirmed(open.confirmedMs);
  const goOn: LineLog['goOn'] = (feedId, readClk) => log.goOn(feedId, readClk);
  const goingOn = goOnWithFeeds(book.signs$, { goOn, reporter }).subscribe();
  const readable = log.readable$.subscribe((isReadable) => book.setReadable(isReadable));
  return async () => {
    readable.unsubscribe();
    goingOn.unsubscribe();
    book.setReadable(false);
    await open.close();
  };
};
