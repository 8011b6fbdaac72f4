import { skip } from 'rxjs';
import type { Book } from '../lines/book/book.ts';
import { watchFeeds } from '../lines/book/feed-watch.ts';
import type { LineLog } from '../lines/book/line-log.ts';
import { readLog } from '../lines/book/read-log.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';

/** Reads the log from now on, and notes in it which feeds are silent, as any gateway may. */
export const followLog = async (
  { book, lineLog, silentAfterMs }: { book: Book; lineLog: LineLog; silentAfterMs: number },
  { log, reports }: Pick<Ground, 'log' | 'reports'>,
  closers: Closers,
): Promise<void> => {
  const reporter = reports.of('feeds');
  closers.add(await readLog(book, lineLog, reporter));
  const logLines = lineLog.readable$
    .pipe(skip(1))
    .subscribe((isReadable) =>
      log.warn({ detail: isReadable ? 'is read again' : 'can not be read' }, 'line log'),
    );
  closers.add(() => logLines.unsubscribe());
  const suspend: LineLog['suspend'] = (feedId, readClk) => lineLog.suspend(feedId, readClk);
  const watching = watchFeeds(book.signs$, { silentAfterMs, suspend, reporter }).subscribe();
  closers.add(() => watching.unsubscribe());
};
