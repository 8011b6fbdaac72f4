import type { LineLog } from './line-log.ts';
import type { Book } from './book.ts';

/**
 * Lets the book read the log; resolves once it holds what the log holds.
 * @returns how to stop
 */
export const readLog = async (book: Book, log: LineLog): Promise<() => Promise<void>> => {
  const open = await log.open(book.reader);
  book.setConfirmed(open.confirmedMs);
  const readable = log.readable$.subscribe((isReadable) => book.setReadable(isReadable));
  return async () => {
    readable.unsubscribe();
    book.setReadable(false);
    await open.close();
  };
};
