import type { FeedChange, LogEntry } from '@lineboard/domain/feed/feed-change';
import type { ContestLine } from '@lineboard/domain/line/contest-line';
import type { Game } from '@lineboard/domain/line/game';
import type { GameLine } from '@lineboard/domain/line/game-line';
import type { GameScore } from '@lineboard/domain/score/game-score';
import { isResultPhase } from '@lineboard/domain/score/is-result-phase';
import { RECORD_FIELDS } from '@lineboard/domain/wire/record-codec';
import type { BookImage } from './book-image.ts';
import { changedFields } from './changed-fields.ts';
import type { FeedRecord } from './feed-record.ts';
import {
  createFeedRecord,
  imageOfFeed,
  parseRecordName,
  recordName,
  restoreFeedRecord,
} from './feed-record.ts';
import { takeFromFeed } from './from-feed.ts';
import { holdContestLine, holdLine } from './hold-line.ts';
import type { IgnoredReason, RecordListener } from './record-listener.ts';
import { contestLineKey, lineKey, type Records } from './records.ts';
import type { ToldScore } from './told-score.ts';
import { storeLine } from './stored-line.ts';
import type { StoredLine } from './stored-line.ts';
import { letGoOfGame, letGoOfUnnamed, noteUnshown } from './unsettled.ts';

const lateKey = ({ feedId, gameNum }: { feedId: string; gameNum: number }): string => `${feedId} ${gameNum}`;

/**
 * An image that ends may take out, and a feed that goes or comes may hold or open, 20,000 lines: 100 to 200 ms of work.
 * The entry that says so does this much of it, each later one of the feed as much again: about 5 ms, so that sockets
 * and tickets are served in between. With twice as much, the entry that ends the largest image took 50 ms on a busy
 * machine. The same number on every gateway, or their books differ.
 */
const SETTLED_PER_ENTRY = 500;

/** Later ones push the oldest out: each was told to grading when it came. */
const MOST_LATE_RESULTS = 1_000;

/**
 * Keeps the records of the book by log entries. The same entries give the same records on every gateway. Lines of a
 * feed that isn't up are shown held; what the feed says meanwhile is kept and shown after its next whole image.
 *
 * What is gone for its feed and still to be taken out (`FeedRecord.leaving`) is there for topics alone: no quote is
 * made of it.
 *
 * A number is the feed's that named it first, across stores, as long as the book holds anything of it: no other feed
 * changes, holds, removes or decides it, or ties its own games and contests to it.
 */
export class RecordStore {
  readonly #records: Records;
  /** By feed and game. */
  readonly #lateResults = new Map<string, ToldScore>();
  readonly #listener: RecordListener;
  readonly #settledPerEntry: number;

  constructor(records: Records, listener: RecordListener, settledPerEntry = SETTLED_PER_ENTRY) {
    this.#records = records;
    this.#listener = listener;
    this.#settledPerEntry = settledPerEntry;
  }

  apply(entry: LogEntry, nowMs: number): void {
    let feed = this.#records.feeds.get(entry.feedId);
    if (feed === undefined) {
      feed = createFeedRecord(entry.feedId, entry.atMs, entry.clk);
      this.#records.feeds.set(entry.feedId, feed);
    }
    feed.lastClk = entry.clk;
    if (entry.changes[0]?.kind !== 'settle') {
      feed.lastEntryMs = entry.atMs;
      feed.seenMs = nowMs;
    }
    let left = this.#settledPerEntry;
    for (const change of entry.changes) {
      this.#applyChange(feed, change, entry);
      if (change.kind !== 'settle') left -= 1;
    }
    this.#settle(feed, entry.clk, left);
  }

  load(image: BookImage): void {
    for (const feed of image.feeds) this.#records.feeds.set(feed.feedId, restoreFeedRecord(feed));
    for (const game of image.games) {
      this.#records.games.set(game.gameNum, game);
      this.#records.feeds.get(game.feedId)?.games.add(game.gameNum);
      this.#listener.game(null, game);
    }
    for (const kept of image.lines) {
      const key = lineKey(kept.gameNum, kept.periodNumber, kept.store);
      const feedId = this.#records.games.get(kept.gameNum)?.feedId;
      const shown = this.#wasHeld(feedId, recordName('line', key)) ? holdLine(kept) : kept;
      this.#linesOf(kept.gameNum).set(key, { kept, shown });
      this.#listener.line(null, shown);
    }
    for (const kept of image.contestLines) {
      const key = contestLineKey(kept.contestNum, kept.contestantNum, kept.store);
      const shown = this.#wasHeld(kept.feedId, recordName('contestLine', key)) ? holdContestLine(kept) : kept;
      this.#contestOf(kept.contestNum).set(key, { kept, shown });
      this.#records.feeds.get(kept.feedId)?.contestLines.add(key);
      this.#listener.contestLine(null, shown);
    }
    for (const score of image.scores) {
      this.#records.scores.set(score.gameNum, score);
      this.#listener.score(null, score);
    }
    // Images of older gateways have none.
    for (const result of image.lateResults ?? []) this.#keepLateResult(result);
  }

  image(): BookImage {
    return {
      feeds: [...this.#records.feeds.values()].map(imageOfFeed),
      games: [...this.#records.games.values()],
      lines: [...this.#records.lines.values()].flatMap((lines) =>
        [...lines.values()].map((line) => line.kept),
      ),
      contestLines: [...this.#records.contests.values()].flatMap((lines) =>
        [...lines.values()].map((line) => line.kept),
      ),
      scores: [...this.#records.scores.values()],
      lateResults: [...this.#lateResults.values()],
    };
  }

  #applyChange(feed: FeedRecord, change: FeedChange, { clk, atMs }: LogEntry): void {
    switch (change.kind) {
      case 'game':
        return this.#applyGame(feed, change.game);
      case 'line':
        return this.#applyLine(feed, change.line, clk);
      case 'contestLine':
        return this.#applyContestLine(feed, change.line, clk);
      case 'score':
        return this.#applyScore(feed, change.score, clk);
      case 'removeGame':
        if (this.#isForeign(feed, change.gameNum)) return this.#ignore('foreignGame');
        return letGoOfGame(feed, change.gameNum, this.#records);
      case 'removeContest':
        for (const [key, { kept }] of this.#records.contests.get(change.contestNum) ?? []) {
          if (kept.store === change.store && kept.feedId === feed.feedId)
            feed.leaving.add(recordName('contestLine', key));
        }
        return;
      case 'beat':
      case 'settle':
        return;
      case 'imageBegin':
        feed.named = new Set();
        return;
      case 'imageEnd':
        return this.#endImage(feed, atMs);
      case 'feedDown':
        feed.named = null;
        feed.downClk = clk;
        return this.#enterState(feed, 'down', atMs);
    }
  }

  #applyGame(feed: FeedRecord, said: Game): void {
    const before = this.#records.games.get(said.gameNum);
    if (before !== undefined && before.feedId !== feed.feedId) return this.#ignore('foreignGame');
    if (said.correlation.some((contestNum) => this.#isForeignContest(feed, contestNum)))
      return this.#ignore('foreignContest');
    const game = takeFromFeed('game', before, { ...said, feedId: feed.feedId });
    if (game === null) return this.#ignore('incomplete');
    this.#name(feed, recordName('game', game.gameNum));
    this.#lateResults.delete(lateKey(game));
    if (before !== undefined && changedFields(RECORD_FIELDS.game, before, game) === null) return;
    feed.games.add(game.gameNum);
    this.#records.games.set(game.gameNum, game);
    this.#listener.game(before ?? null, game);
  }

  #applyLine(
    feed: FeedRecord,
    said: Partial<GameLine> & { gameNum: number; periodNumber: number; store: string },
    clk: number,
  ): void {
    if (!this.#hasGame(feed, said.gameNum)) return this.#ignore('gameUnknown');
    if (this.#isForeign(feed, said.gameNum)) return this.#ignore('foreignGame');
    const key = lineKey(said.gameNum, said.periodNumber, said.store);
    const before = this.#records.lines.get(said.gameNum)?.get(key);
    const known = this.#records.isLeaving(feed.feedId, 'line', key) ? undefined : before?.kept;
    const kept = takeFromFeed('line', known, { ...said, version: before?.kept.version ?? clk });
    if (kept === null) return this.#ignore('incomplete');
    this.#name(feed, recordName('line', key));
    if (before !== undefined && changedFields(RECORD_FIELDS.line, before.kept, kept) === null) return;
    this.#storeLine(key, kept, feed, clk);
  }

  #storeLine(key: string, said: GameLine, feed: FeedRecord, clk: number): void {
    const before = this.#records.lines.get(said.gameNum)?.get(key);
    const hold = this.#isHeld(feed.feedId) ? holdLine : null;
    const { stored, isMoved } = storeLine(RECORD_FIELDS.line, before, said, { hold, clk });
    this.#linesOf(said.gameNum).set(key, stored);
    feed.unshown.delete(recordName('line', key));
    if (isMoved) this.#listener.line(before?.shown ?? null, stored.shown);
  }

  #applyContestLine(
    feed: FeedRecord,
    said: Partial<ContestLine> & { contestNum: number; contestantNum: number; store: string },
    clk: number,
  ): void {
    const key = contestLineKey(said.contestNum, said.contestantNum, said.store);
    const before = this.#records.contests.get(said.contestNum)?.get(key);
    if (this.#isForeignContest(feed, said.contestNum)) return this.#ignore('foreignContest');
    if (said.gameNum !== undefined && said.gameNum !== null && this.#isForeign(feed, said.gameNum))
      return this.#ignore('foreignGame');
    const own = { ...said, feedId: feed.feedId, version: before?.kept.version ?? clk };
    const known = this.#records.isLeaving(feed.feedId, 'contestLine', key) ? undefined : before?.kept;
    const kept = takeFromFeed('contestLine', known, own);
    if (kept === null) return this.#ignore('incomplete');
    this.#name(feed, recordName('contestLine', key));
    if (before !== undefined && changedFields(RECORD_FIELDS.contestLine, before.kept, kept) === null) return;
    feed.contestLines.add(key);
    this.#storeContestLine(key, kept, feed, clk);
  }

  #storeContestLine(key: string, said: ContestLine, feed: FeedRecord, clk: number): void {
    const before = this.#records.contests.get(said.contestNum)?.get(key);
    const hold = this.#isHeld(feed.feedId) ? holdContestLine : null;
    const { stored, isMoved } = storeLine(RECORD_FIELDS.contestLine, before, said, { hold, clk });
    this.#contestOf(said.contestNum).set(key, stored);
    feed.unshown.delete(recordName('contestLine', key));
    if (isMoved) this.#listener.contestLine(before?.shown ?? null, stored.shown);
  }

  #applyScore(feed: FeedRecord, said: Omit<GameScore, 'version'>, clk: number): void {
    if (!this.#hasGame(feed, said.gameNum)) return this.#applyLateResult(feed, said, clk);
    if (this.#isForeign(feed, said.gameNum)) return this.#ignore('foreignGame');
    const before = this.#records.scores.get(said.gameNum);
    const score = takeFromFeed('score', before, { ...said, version: clk });
    if (score === null) return this.#ignore('incomplete');
    this.#name(feed, recordName('score', said.gameNum));
    if (before !== undefined && changedFields(RECORD_FIELDS.score, before, score) === null) {
      this.#listener.score(before, before);
      return;
    }
    this.#records.scores.set(said.gameNum, score);
    this.#listener.score(before ?? null, score);
  }

  /** Wagers may still stand on a game that its feed removed, and its result still decides them. */
  #applyLateResult(feed: FeedRecord, said: Omit<GameScore, 'version'>, clk: number): void {
    const score = takeFromFeed('score', undefined, { ...said, version: clk });
    if (score === null || !isResultPhase(score.phase)) return this.#ignore('gameUnknown');
    this.#keepLateResult({ ...score, feedId: feed.feedId });
  }

  #keepLateResult(result: ToldScore): void {
    const key = lateKey(result);
    this.#lateResults.delete(key);
    this.#lateResults.set(key, result);
    const oldest = this.#lateResults.keys().next().value;
    if (this.#lateResults.size > MOST_LATE_RESULTS && oldest !== undefined) this.#lateResults.delete(oldest);
    this.#listener.lateResult(result);
  }

  /** Not of a game that its feed has let go of. Of another feed's it is the owner who says. */
  #hasGame(feed: FeedRecord, gameNum: number): boolean {
    return this.#records.games.has(gameNum) && !this.#records.isLeaving(feed.feedId, 'game', gameNum);
  }

  #name(feed: FeedRecord, name: string): void {
    feed.named?.add(name);
    feed.leaving.delete(name);
  }

  #endImage(feed: FeedRecord, atMs: number): void {
    const named = feed.named;
    if (named === null) return this.#ignore('imageNotBegun');
    feed.named = null;
    letGoOfUnnamed(feed, named, this.#records);
    this.#enterState(feed, 'up', atMs);
  }

  /** From now on the feed's lines are to be shown as the new state demands: held, or as the feed said them. */
  #enterState(feed: FeedRecord, state: 'up' | 'down', atMs: number): void {
    if (feed.state === state) return;
    feed.state = state;
    feed.sinceMs = atMs;
    noteUnshown(feed, this.#records);
  }

  /** Does what may be done in one entry of what the feed's entries have left to do. */
  #settle(feed: FeedRecord, clk: number, most: number): void {
    let left = most;
    for (const name of feed.leaving) {
      if (left-- <= 0) return;
      feed.leaving.delete(name);
      this.#takeOut(feed, name);
    }
    for (const name of feed.unshown) {
      if (left-- <= 0) return;
      feed.unshown.delete(name);
      this.#showAgain(feed, name, clk);
    }
  }

  #takeOut(feed: FeedRecord, name: string): void {
    const { kind, key } = parseRecordName(name);
    const num = Number.parseInt(key, 10);
    if (kind === 'game') return this.#removeGame(num);
    if (kind === 'score') return this.#records.scores.has(num) ? this.#removeScore(num) : undefined;
    if (kind === 'line') {
      const line = this.#records.lines.get(num)?.get(key);
      return line === undefined ? undefined : this.#removeLine(key, line.shown);
    }
    const line = this.#records.contests.get(num)?.get(key);
    if (line !== undefined) this.#removeContestLine(feed, key, line.shown);
  }

  #showAgain(feed: FeedRecord, name: string, clk: number): void {
    const { kind, key } = parseRecordName(name);
    const num = Number.parseInt(key, 10);
    if (kind === 'line') {
      const line = this.#records.lines.get(num)?.get(key);
      if (line !== undefined) this.#storeLine(key, line.kept, feed, clk);
      return;
    }
    const line = this.#records.contests.get(num)?.get(key);
    if (line !== undefined) this.#storeContestLine(key, line.kept, feed, clk);
  }

  #removeGame(gameNum: number): void {
    const game = this.#records.games.get(gameNum);
    if (game === undefined) return;
    for (const [key, line] of [...(this.#records.lines.get(gameNum) ?? [])])
      this.#removeLine(key, line.shown);
    if (this.#records.scores.has(gameNum)) this.#removeScore(gameNum);
    this.#records.games.delete(gameNum);
    this.#records.feeds.get(game.feedId)?.games.delete(gameNum);
    this.#listener.game(game, null);
  }

  #removeLine(key: string, shown: GameLine): void {
    const lines = this.#records.lines.get(shown.gameNum);
    lines?.delete(key);
    if (lines?.size === 0) this.#records.lines.delete(shown.gameNum);
    this.#listener.line(shown, null);
  }

  #removeScore(gameNum: number): void {
    const score = this.#records.scores.get(gameNum)!;
    this.#records.scores.delete(gameNum);
    this.#listener.score(score, null);
  }

  #removeContestLine(feed: FeedRecord, key: string, shown: ContestLine): void {
    const lines = this.#records.contests.get(shown.contestNum);
    lines?.delete(key);
    if (lines?.size === 0) this.#records.contests.delete(shown.contestNum);
    feed.contestLines.delete(key);
    this.#listener.contestLine(shown, null);
  }

  #linesOf(gameNum: number): Map<string, StoredLine<GameLine>> {
    let lines = this.#records.lines.get(gameNum);
    if (lines === undefined) this.#records.lines.set(gameNum, (lines = new Map()));
    return lines;
  }

  #contestOf(contestNum: number): Map<string, StoredLine<ContestLine>> {
    let lines = this.#records.contests.get(contestNum);
    if (lines === undefined) this.#records.contests.set(contestNum, (lines = new Map()));
    return lines;
  }

  #isHeld(feedId: string | undefined): boolean {
    return feedId === undefined || this.#records.feeds.get(feedId)?.state !== 'up';
  }

  /**
   * How the image's book showed a line: differently from what the state of its feed demands while that is still to be
   * done.
   */
  #wasHeld(feedId: string | undefined, name: string): boolean {
    const isUnshown = feedId !== undefined && this.#records.feeds.get(feedId)?.unshown.has(name) === true;
    return this.#isHeld(feedId) !== isUnshown;
  }

  #isForeign(feed: FeedRecord, gameNum: number): boolean {
    const game = this.#records.games.get(gameNum);
    return game !== undefined && game.feedId !== feed.feedId;
  }

  #isForeignContest(feed: FeedRecord, contestNum: number): boolean {
    const owner = this.#records.feedOfContest(contestNum);
    return owner !== null && owner !== feed.feedId;
  }

  #ignore(reason: IgnoredReason): void {
    this.#listener.ignored(reason);
  }
}
