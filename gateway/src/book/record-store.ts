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
import { createFeedRecord, imageOfFeed, restoreFeedRecord } from './feed-record.ts';
import { takeFromFeed } from './from-feed.ts';
import { holdContestLine, holdLine } from './hold-line.ts';
import type { IgnoredReason, RecordListener } from './record-listener.ts';
import type { ToldScore } from './told-score.ts';
import { storeLine } from './stored-line.ts';
import type { StoredLine } from './stored-line.ts';

export const lineKey = (gameNum: number, periodNumber: number, store: string): string =>
  `${gameNum}.${periodNumber}.${store}`;
export const contestLineKey = (contestNum: number, contestantNum: number, store: string): string =>
  `${contestNum}.${contestantNum}.${store}`;

const lateKey = ({ feedId, gameNum }: { feedId: string; gameNum: number }): string => `${feedId} ${gameNum}`;

/** Later ones push the oldest out: each was told to grading when it came. */
const MOST_LATE_RESULTS = 1_000;

/**
 * The records of the book, fed by log entries. The same entries give the same records on every gateway. Lines of a
 * feed that isn't up are shown held; what the feed says meanwhile is kept and shown after its next whole image.
 *
 * A number is the feed's that named it first, across stores, as long as the book holds anything of it: no other feed changes,
 * holds, removes or decides it, or ties its own games and contests to it.
 */
export class RecordStore {
  readonly feeds = new Map<string, FeedRecord>();
  readonly games = new Map<number, Game>();
  readonly scores = new Map<number, GameScore>();
  /** By game, then by `lineKey`. */
  readonly lines = new Map<number, Map<string, StoredLine<GameLine>>>();
  /** By contest, then by `contestLineKey`. */
  readonly contests = new Map<number, Map<string, StoredLine<ContestLine>>>();
  /** By feed and game. */
  readonly #lateResults = new Map<string, ToldScore>();
  readonly #listener: RecordListener;

  constructor(listener: RecordListener) {
    this.#listener = listener;
  }

  apply(entry: LogEntry, nowMs: number): void {
    let feed = this.feeds.get(entry.feedId);
    if (feed === undefined) {
      feed = createFeedRecord(entry.feedId, entry.atMs, entry.clk);
      this.feeds.set(entry.feedId, feed);
    }
    feed.lastClk = entry.clk;
    feed.lastEntryMs = entry.atMs;
    feed.seenMs = nowMs;
    for (const change of entry.changes) this.#applyChange(feed, change, entry);
  }

  load(image: BookImage): void {
    for (const feed of image.feeds) this.feeds.set(feed.feedId, restoreFeedRecord(feed));
    for (const game of image.games) {
      this.games.set(game.gameNum, game);
      this.feeds.get(game.feedId)?.games.add(game.gameNum);
      this.#listener.game(null, game);
    }
    for (const kept of image.lines) {
      const shown = this.#isHeld(this.games.get(kept.gameNum)?.feedId) ? holdLine(kept) : kept;
      this.#linesOf(kept.gameNum).set(lineKey(kept.gameNum, kept.periodNumber, kept.store), { kept, shown });
      this.#listener.line(null, shown);
    }
    for (const kept of image.contestLines) {
      const shown = this.#isHeld(kept.feedId) ? holdContestLine(kept) : kept;
      const key = contestLineKey(kept.contestNum, kept.contestantNum, kept.store);
      this.#contestOf(kept.contestNum).set(key, { kept, shown });
      this.feeds.get(kept.feedId)?.contestLines.add(key);
      this.#listener.contestLine(null, shown);
    }
    for (const score of image.scores) {
      this.scores.set(score.gameNum, score);
      this.#listener.score(null, score);
    }
    // Images of older gateways have none.
    for (const result of image.lateResults ?? []) this.#keepLateResult(result);
  }

  /** Every contestant in every store is the same feed's. */
  feedOfContest(contestNum: number): string | null {
    const [line] = this.contests.get(contestNum)?.values() ?? [];
    return line?.kept.feedId ?? null;
  }

  image(): BookImage {
    return {
      feeds: [...this.feeds.values()].map(imageOfFeed),
      games: [...this.games.values()],
      lines: [...this.lines.values()].flatMap((lines) => [...lines.values()].map((line) => line.kept)),
      contestLines: [...this.contests.values()].flatMap((lines) =>
        [...lines.values()].map((line) => line.kept),
      ),
      scores: [...this.scores.values()],
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
        return this.#removeGame(change.gameNum);
      case 'removeContest':
        for (const [key, { kept }] of this.contests.get(change.contestNum) ?? []) {
          if (kept.store === change.store && kept.feedId === feed.feedId)
            this.#removeContestLine(feed, key, kept);
        }
        return;
      case 'beat':
        return;
      case 'imageBegin':
        feed.named = new Set();
        return;
      case 'imageEnd':
        return this.#endImage(feed, clk, atMs);
      case 'feedDown':
        feed.named = null;
        return this.#enterState(feed, 'down', clk, atMs);
    }
  }

  #applyGame(feed: FeedRecord, said: Game): void {
    const before = this.games.get(said.gameNum);
    if (before !== undefined && before.feedId !== feed.feedId) return this.#ignore('foreignGame');
    if (said.correlation.some((contestNum) => this.#isForeignContest(feed, contestNum)))
      return this.#ignore('foreignContest');
    const game = takeFromFeed('game', before, { ...said, feedId: feed.feedId });
    if (game === null) return this.#ignore('incomplete');
    feed.named?.add(`game ${game.gameNum}`);
    if (before !== undefined && changedFields(RECORD_FIELDS.game, before, game) === null) return;
    this.#lateResults.delete(lateKey(game));
    feed.games.add(game.gameNum);
    this.games.set(game.gameNum, game);
    this.#listener.game(before ?? null, game);
  }

  #applyLine(
    feed: FeedRecord,
    said: Partial<GameLine> & { gameNum: number; periodNumber: number; store: string },
    clk: number,
  ): void {
    if (!this.games.has(said.gameNum)) return this.#ignore('gameUnknown');
    if (this.#isForeign(feed, said.gameNum)) return this.#ignore('foreignGame');
    const key = lineKey(said.gameNum, said.periodNumber, said.store);
    const before = this.lines.get(said.gameNum)?.get(key);
    const kept = takeFromFeed('line', before?.kept, { ...said, version: before?.kept.version ?? clk });
    if (kept === null) return this.#ignore('incomplete');
    feed.named?.add(`line ${key}`);
    if (before !== undefined && changedFields(RECORD_FIELDS.line, before.kept, kept) === null) return;
    this.#storeLine(key, before, kept, feed, clk);
  }

  #storeLine(
    key: string,
    before: StoredLine<GameLine> | undefined,
    said: GameLine,
    feed: FeedRecord,
    clk: number,
  ): void {
    const hold = this.#isHeld(feed.feedId) ? holdLine : null;
    const { stored, isMoved } = storeLine(RECORD_FIELDS.line, before, said, { hold, clk });
    this.#linesOf(said.gameNum).set(key, stored);
    if (isMoved) this.#listener.line(before?.shown ?? null, stored.shown);
  }

  #applyContestLine(
    feed: FeedRecord,
    said: Partial<ContestLine> & { contestNum: number; contestantNum: number; store: string },
    clk: number,
  ): void {
    const key = contestLineKey(said.contestNum, said.contestantNum, said.store);
    const before = this.contests.get(said.contestNum)?.get(key);
    if (this.#isForeignContest(feed, said.contestNum)) return this.#ignore('foreignContest');
    if (said.gameNum !== undefined && said.gameNum !== null && this.#isForeign(feed, said.gameNum))
      return this.#ignore('foreignGame');
    const own = { ...said, feedId: feed.feedId, version: before?.kept.version ?? clk };
    const kept = takeFromFeed('contestLine', before?.kept, own);
    if (kept === null) return this.#ignore('incomplete');
    feed.named?.add(`contestLine ${key}`);
    if (before !== undefined && changedFields(RECORD_FIELDS.contestLine, before.kept, kept) === null) return;
    feed.contestLines.add(key);
    this.#storeContestLine(key, before, kept, feed, clk);
  }

  #storeContestLine(
    key: string,
    before: StoredLine<ContestLine> | undefined,
    said: ContestLine,
    feed: FeedRecord,
    clk: number,
  ): void {
    const hold = this.#isHeld(feed.feedId) ? holdContestLine : null;
    const { stored, isMoved } = storeLine(RECORD_FIELDS.contestLine, before, said, { hold, clk });
    this.#contestOf(said.contestNum).set(key, stored);
    if (isMoved) {
      this.#listener.contestLine(before?.shown ?? null, stored.shown);
    }
  }

  #applyScore(feed: FeedRecord, said: Omit<GameScore, 'version'>, clk: number): void {
    if (!this.games.has(said.gameNum)) return this.#applyLateResult(feed, said, clk);
    if (this.#isForeign(feed, said.gameNum)) return this.#ignore('foreignGame');
    const before = this.scores.get(said.gameNum);
    const score = takeFromFeed('score', before, { ...said, version: clk });
    if (score === null) return this.#ignore('incomplete');
    feed.named?.add(`score ${said.gameNum}`);
    if (before !== undefined && changedFields(RECORD_FIELDS.score, before, score) === null) {
      this.#listener.score(before, before);
      return;
    }
    this.scores.set(said.gameNum, score);
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

  #endImage(feed: FeedRecord, clk: number, atMs: number): void {
    const named = feed.named;
    if (named === null) return this.#ignore('imageNotBegun');
    feed.named = null;
    for (const gameNum of [...feed.games]) {
      if (!named.has(`game ${gameNum}`)) {
        this.#removeGame(gameNum);
        continue;
      }
      for (const [key, line] of [...(this.lines.get(gameNum) ?? [])]) {
        if (!named.has(`line ${key}`)) this.#removeLine(key, line.shown);
      }
      if (this.scores.has(gameNum) && !named.has(`score ${gameNum}`)) this.#removeScore(gameNum);
    }
    for (const key of [...feed.contestLines]) {
      if (named.has(`contestLine ${key}`)) continue;
      const line = this.contests.get(Number.parseInt(key, 10))?.get(key);
      if (line !== undefined) this.#removeContestLine(feed, key, line.shown);
    }
    this.#enterState(feed, 'up', clk, atMs);
  }

  /** Shows the feed's lines as the new state demands: held, or as the feed said them. */
  #enterState(feed: FeedRecord, state: 'up' | 'down', clk: number, atMs: number): void {
    if (feed.state === state) return;
    feed.state = state;
    feed.sinceMs = atMs;
    for (const gameNum of feed.games) {
      for (const [key, line] of this.lines.get(gameNum) ?? [])
        this.#storeLine(key, line, line.kept, feed, clk);
    }
    for (const key of feed.contestLines) {
      const line = this.contests.get(Number.parseInt(key, 10))?.get(key);
      if (line !== undefined) this.#storeContestLine(key, line, line.kept, feed, clk);
    }
  }

  #removeGame(gameNum: number): void {
    const game = this.games.get(gameNum);
    if (game === undefined) return;
    for (const [key, line] of [...(this.lines.get(gameNum) ?? [])]) this.#removeLine(key, line.shown);
    if (this.scores.has(gameNum)) this.#removeScore(gameNum);
    this.games.delete(gameNum);
    this.feeds.get(game.feedId)?.games.delete(gameNum);
    this.#listener.game(game, null);
  }

  #removeLine(key: string, shown: GameLine): void {
    const lines = this.lines.get(shown.gameNum);
    lines?.delete(key);
    if (lines?.size === 0) this.lines.delete(shown.gameNum);
    this.#listener.line(shown, null);
  }

  #removeScore(gameNum: number): void {
    const score = this.scores.get(gameNum)!;
    this.scores.delete(gameNum);
    this.#listener.score(score, null);
  }

  #removeContestLine(feed: FeedRecord, key: string, shown: ContestLine): void {
    const lines = this.contests.get(shown.contestNum);
    lines?.delete(key);
    if (lines?.size === 0) this.contests.delete(shown.contestNum);
    feed.contestLines.delete(key);
    this.#listener.contestLine(shown, null);
  }

  #linesOf(gameNum: number): Map<string, StoredLine<GameLine>> {
    let lines = this.lines.get(gameNum);
    if (lines === undefined) this.lines.set(gameNum, (lines = new Map()));
    return lines;
  }

  #contestOf(contestNum: number): Map<string, StoredLine<ContestLine>> {
    let lines = this.contests.get(contestNum);
    if (lines === undefined) this.contests.set(contestNum, (lines = new Map()));
    return lines;
  }

  #isHeld(feedId: string | undefined): boolean {
    return feedId === undefined || this.feeds.get(feedId)?.state !== 'up';
  }

  #isForeign(feed: FeedRecord, gameNum: number): boolean {
    const game = this.games.get(gameNum);
    return game !== undefined && game.feedId !== feed.feedId;
  }

  #isForeignContest(feed: FeedRecord, contestNum: number): boolean {
    const owner = this.feedOfContest(contestNum);
    return owner !== null && owner !== feed.feedId;
  }

  #ignore(reason: IgnoredReason): void {
    this.#listener.ignored(reason);
  }
}
