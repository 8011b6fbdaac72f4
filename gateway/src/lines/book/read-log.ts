import type { LineLog } from './line-log.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import type { Book } from './book.ts';
import { settleFeeds } from './settle-feeds.ts';

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
  const settle: LineLog['settle'] = (feedId, readClk) => log.settle(feedId, readClk);
  const settling = settleFeeds(book.signs$, { settle, reporter }).subscribe();
  const readable = log.readable$.subscribe((isReadable) => book.setReadable(isReadable));
  return async () => {
    readable.unsubscribe();
    settling.unsubscribe();
    book.setReadable(false);
    await open.close();
  };
};
