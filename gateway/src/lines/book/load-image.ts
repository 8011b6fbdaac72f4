import { WHEN_MISSING } from '@lineboard/domain/doors/wire/record-codec';
import type { BookImage } from './book-image.ts';
import { recordName, restoreFeedRecord } from './feed-record.ts';
import type { RecordWriter } from './record-writer.ts';
import { contestLineKey, lineKey, type Records } from './records.ts';

/** Fills an empty book with what another had, as that one showed it. */
export const loadImage = (
  { feeds, games, lines, contestLines, scores, overrides }: BookImage,
  records: Records,
  writer: RecordWriter,
): void => {
  for (const feed of feeds) records.feeds.set(feed.feedId, restoreFeedRecord(feed));
  // Images of older gateways have none.
  for (const override of overrides ?? []) records.overrides.set(override);
  for (const game of games) writer.putGame(game);
  // Records of older gateways lack what was added since. How a line is shown hangs on its game's score.
  for (const score of scores) writer.putScore({ ...WHEN_MISSING.score, ...score });
  for (const line of lines) {
    const kept = { ...WHEN_MISSING.line, ...line };
    const key = lineKey(kept.gameNum, kept.periodNumber, kept.store);
    const feedId = records.games.get(kept.gameNum)?.feedId;
    writer.restoreLine(key, kept, wasHeld(records, feedId, recordName('line', key)));
  }
  for (const line of contestLines) {
    const kept = { ...WHEN_MISSING.contestLine, ...line };
    const key = contestLineKey(kept.contestNum, kept.contestantNum, kept.store);
    const isHeld = wasHeld(records, kept.feedId, recordName('contestLine', key));
    writer.restoreContestLine(key, kept, isHeld);
  }
};

/**
 * How the image's book showed a line: differently from what the state of its feed demands while that is still to be
 * done.
 */
const wasHeld = ({ feeds }: Records, feedId: string | undefined, name: string): boolean => {
  const feed = feedId === undefined ? undefined : feeds.get(feedId);
  const isHeld = feed?.state !== 'up';
  const isUnshown = feed?.unshown.has(name) === true;
  return isHeld !== isUnshown;
};
