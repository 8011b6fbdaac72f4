import { type FeedRecord, parseRecordName } from './feed-record.ts';
import type { RecordWriter } from './record-writer.ts';
import type { Records } from './records.ts';

/** Does so much of what the feed's entries have left to do: takes records out, then shows lines again. */
export const workOffBacklog = (
  feed: FeedRecord,
  { clk, most }: { clk: number; most: number },
  records: Records,
  writer: RecordWriter,
): void => {
  let left = most;
  for (const name of feed.leaving) {
    if (left-- <= 0) return;
    feed.leaving.delete(name);
    takeOut(feed, name, clk, writer);
  }
  for (const name of feed.unshown) {
    if (left-- <= 0) return;
    feed.unshown.delete(name);
    showAgain(feed, name, clk, { records, writer });
  }
};

const takeOut = (feed: FeedRecord, name: string, clk: number, writer: RecordWriter): void => {
  const { kind, key } = parseRecordName(name);
  const num = Number.parseInt(key, 10);
  switch (kind) {
    case 'game':
      return writer.removeGame(num);
    case 'score':
      return writer.removeScore(num, clk);
    case 'line':
      return writer.removeLine(num, key);
    case 'contestLine':
      return writer.removeContestLine(num, key, feed);
    case 'override':
      return;
  }
};

/** Not what was taken out meanwhile, and may be another feed's by now. */
const showAgain = (
  feed: FeedRecord,
  name: string,
  clk: number,
  { records, writer }: { records: Records; writer: RecordWriter },
): void => {
  const { kind, key } = parseRecordName(name);
  const num = Number.parseInt(key, 10);
  if (kind === 'line') {
    const line = records.lines.get(num)?.get(key);
    if (line !== undefined && !records.isForeignGame(feed.feedId, num))
      writer.putLine(key, line.kept, feed, clk);
    return;
  }
  const line = records.contests.get(num)?.get(key);
  if (line !== undefined && !records.isForeignContest(feed.feedId, num))
    writer.putContestLine(key, line.kept, feed, clk);
};
