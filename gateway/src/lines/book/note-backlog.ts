import { type FeedRecord, recordName } from './feed-record.ts';
import type { Records } from './records.ts';
import type { StoredLine } from './stored-line.ts';

/** What the feed has of contests, in an order that a gateway which joined late has, too. */
function* contestLinesOf(feed: FeedRecord, { contests }: Records): Iterable<[string, StoredLine<object>]> {
  if (feed.contestLines.size === 0) return;
  for (const lines of contests.values()) {
    for (const [key, line] of lines) if (feed.contestLines.has(key)) yield [key, line];
  }
}

/** The game is gone, with all that is under it: notes what has to be taken out. */
export const letGoOfGame = (
  feed: FeedRecord,
  gameNum: number,
  { games, saidScores, lines }: Records,
): void => {
  if (!games.has(gameNum)) return;
  for (const key of lines.get(gameNum)?.keys() ?? []) feed.leaving.add(recordName('line', key));
  if (saidScores.has(gameNum)) feed.leaving.add(recordName('score', gameNum));
  feed.leaving.add(recordName('game', gameNum));
};

/** What the feed has of the contest in a store is gone. */
export const letGoOfContest = (
  feed: FeedRecord,
  { contestNum, store }: { contestNum: number; store: string },
  { contests }: Records,
): void => {
  for (const [key, { kept }] of contests.get(contestNum) ?? [])
    if (kept.store === store && kept.feedId === feed.feedId) feed.leaving.add(recordName('contestLine', key));
};

/** Records that the feed's image didn't name are removed. */
export const letGoOfUnnamed = (feed: FeedRecord, named: ReadonlySet<string>, records: Records): void => {
  const letGo = (name: string): void => {
    if (!named.has(name)) feed.leaving.add(name);
  };
  for (const gameNum of feed.games) {
    if (!named.has(recordName('game', gameNum))) {
      letGoOfGame(feed, gameNum, records);
      continue;
    }
    for (const key of records.lines.get(gameNum)?.keys() ?? []) letGo(recordName('line', key));
    if (records.saidScores.has(gameNum)) letGo(recordName('score', gameNum));
  }
  for (const [key] of contestLinesOf(feed, records)) letGo(recordName('contestLine', key));
};

/** Notes the lines that are shown differently from what the feed's state demands: held, or as the feed said them. */
export const noteUnshown = (feed: FeedRecord, records: Records): void => {
  feed.unshown.clear();
  const isUp = feed.state === 'up';
  const note = (name: string, { isHeld }: StoredLine<object>): void => {
    if (isHeld === isUp) feed.unshown.add(name);
  };
  for (const gameNum of feed.games) {
    for (const [key, line] of records.lines.get(gameNum) ?? []) note(recordName('line', key), line);
  }
  for (const [key, line] of contestLinesOf(feed, records)) note(recordName('contestLine', key), line);
};
