import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import type { LogReader } from '../book/line-log.ts';

/**
 * The book failed on what the log gave it. That is no fault of the log: trying the same entry again would find half of
 * it done, take it for unchanged and leave topics short of an operation. What the book holds is not to be trusted any
 * more.
 */
export class BookFault extends Error {
  override name = 'BookFault';
}

/** The reader, whose failures are told from those of the log. @throws BookFault */
export const guardReader = (reader: LogReader): LogReader => {
  const guard = <T>(act: () => T, { clk }: Pick<LogPosition, 'clk'>): T => {
    try {
      return act();
    } catch (cause) {
      throw new BookFault(`the book failed at entry ${clk}`, { cause });
    }
  };
  return {
    load: (image, position) => guard(() => reader.load(image, position), position),
    read: (entry) => guard(() => reader.read(entry), entry),
    image: () => reader.image(),
  };
};
