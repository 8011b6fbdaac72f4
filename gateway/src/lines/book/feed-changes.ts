import type { FeedChange, LogEntry } from '@lineboard/domain/lines/feed/feed-change';
import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { isResultPhase } from '@lineboard/domain/ground/score/is-result-phase';
import { RECORD_FIELDS } from '@lineboard/domain/doors/wire/record-codec';
import { changedFields } from './changed-fields.ts';
import { type FeedRecord, recordName } from './feed-record.ts';
import { takeFromFeed } from './from-feed.ts';
import type { LateResults } from './late-results.ts';
import { OperatorWords, type ContentParts } from './operator-words.ts';
import type { RecordWriter } from './record-writer.ts';
import { contestLineKey, lineKey, type Records } from './records.ts';
import type { IgnoredReason, StepNotes } from './step-notes.ts';
import { letGoOfContest, letGoOfGame, letGoOfUnnamed, noteUnshown } from './note-backlog.ts';

/** Takes into the book what a feed says, or says why the book took no notice of it. */
export class FeedChanges {
  readonly #records: Records;
  readonly #writer: RecordWriter;
  readonly #lateResults: LateResults;
  readonly #notes: StepNotes;
  readonly #operator: OperatorWords;

  constructor(parts: ContentParts) {
    const { records, writer, lateResults, notes } = parts;
    this.#records = records;
    this.#writer = writer;
    this.#lateResults = lateResults;
    this.#notes = notes;
    this.#operator = new OperatorWords(parts);
  }

  apply(feed: FeedRecord, change: FeedChange, { clk, atMs }: LogEntry): void {
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
        if (this.#records.isForeignGame(feed.feedId, change.gameNum)) return this.#ignore('foreignGame');
        return letGoOfGame(feed, change.gameNum, this.#records);
      case 'removeContest':
        return letGoOfContest(feed, change, this.#records);
      case 'beat':
      case 'settle':
        return;
      case 'imageBegin':
        feed.named = new Set();
        return;
      case 'imageEnd':
        return this.#endImage(feed, { clk, atMs });
      case 'feedDown':
        feed.named = null;
        feed.downClk = clk;
        return this.#enterState(feed, 'down', atMs);
      case 'override':
      case 'release':
        return this.#hearOperator(feed, change, clk);
    }
  }

  #applyGame(feed: FeedRecord, said: Game): void {
    if (this.#records.isForeignGame(feed.feedId, said.gameNum)) return this.#ignore('foreignGame');
    if (said.correlation.some((contestNum) => this.#records.isForeignContest(feed.feedId, contestNum)))
      return this.#ignore('foreignContest');
    const before = this.#records.games.get(said.gameNum);
    const game = takeFromFeed('game', before, { ...said, feedId: feed.feedId });
    if (game === null) return this.#ignore('incomplete');
    this.#name(feed, recordName('game', game.gameNum));
    this.#lateResults.drop(game);
    if (before !== undefined && changedFields(RECORD_FIELDS.game, before, game) === null) return;
    this.#writer.putGame(game);
  }

  #applyLine(
    feed: FeedRecord,
    said: Partial<GameLine> & { gameNum: number; periodNumber: number; store: string },
    clk: number,
  ): void {
    if (!this.#records.hasGame(feed.feedId, said.gameNum)) return this.#ignore('gameUnknown');
    if (this.#records.isForeignGame(feed.feedId, said.gameNum)) return this.#ignore('foreignGame');
    const key = lineKey(said.gameNum, said.periodNumber, said.store);
    const before = this.#records.lines.get(said.gameNum)?.get(key);
    const known = this.#records.isLeaving(feed.feedId, 'line', key) ? undefined : before?.kept;
    const kept = takeFromFeed('line', known, { ...said, version: clk });
    if (kept === null) return this.#ignore('incomplete');
    this.#name(feed, recordName('line', key));
    const changed = before === undefined ? undefined : changedFields(RECORD_FIELDS.line, before.kept, kept);
    if (changed !== null) this.#writer.putLine(key, kept, feed, clk, changed);
  }

  #applyContestLine(
    feed: FeedRecord,
    said: Partial<ContestLine> & { contestNum: number; contestantNum: number; store: string },
    clk: number,
  ): void {
    const { feedId } = feed;
    if (this.#records.isForeignContest(feedId, said.contestNum)) return this.#ignore('foreignContest');
    if (
      said.gameNum !== undefined &&
      said.gameNum !== null &&
      this.#records.isForeignGame(feedId, said.gameNum)
    )
      return this.#ignore('foreignGame');
    const key = contestLineKey(said.contestNum, said.contestantNum, said.store);
    const before = this.#records.contests.get(said.contestNum)?.get(key);
    const known = this.#records.isLeaving(feedId, 'contestLine', key) ? undefined : before?.kept;
    const own = { ...said, feedId, version: before?.kept.version ?? clk };
    const kept = takeFromFeed('contestLine', known, own);
    if (kept === null) return this.#ignore('incomplete');
    this.#name(feed, recordName('contestLine', key));
    if (before !== undefined && changedFields(RECORD_FIELDS.contestLine, before.kept, kept) === null) return;
    this.#writer.putContestLine(key, kept, feed, clk);
  }

  #applyScore(feed: FeedRecord, said: Omit<GameScore, 'version'>, clk: number): void {
    if (!this.#records.hasGame(feed.feedId, said.gameNum)) return this.#applyLateResult(feed, said, clk);
    if (this.#records.isForeignGame(feed.feedId, said.gameNum)) return this.#ignore('foreignGame');
    const before = this.#records.saidScores.get(said.gameNum);
    const score = takeFromFeed('score', before, { ...said, version: clk });
    if (score === null) return this.#ignore('incomplete');
    this.#name(feed, recordName('score', said.gameNum));
    if (before === undefined || changedFields(RECORD_FIELDS.score, before, score) !== null)
      return this.#writer.putScore(score);
    const shown = this.#records.scores.get(said.gameNum)!;
    this.#notes.score(shown, shown);
  }

  /** There may still be wagers on a game that its feed removed, and its result still decides them. */
  #applyLateResult(feed: FeedRecord, said: Omit<GameScore, 'version'>, clk: number): void {
    const score = takeFromFeed('score', undefined, { ...said, version: clk });
    if (score === null || !isResultPhase(score.phase)) return this.#ignore('gameUnknown');
    const result = { ...score, feedId: feed.feedId };
    this.#lateResults.keep(result);
    if (this.#records.overrides.scoreOf(said.gameNum, feed) === null) this.#notes.lateResult(result);
  }

  #name(feed: FeedRecord, name: string): void {
    feed.named?.add(name);
    feed.leaving.delete(name);
  }

  #hearOperator(
    feed: FeedRecord,
    change: Extract<FeedChange, { kind: 'override' | 'release' }>,
    clk: number,
  ): void {
    if (feed.feedId !== OPERATOR_FEED) return this.#ignore('foreignGame');
    if (change.kind === 'release') return this.#operator.release(change.gameNum, clk);
    this.#name(feed, recordName('override', change.override.gameNum));
    this.#operator.apply(change.override, clk);
  }

  #endImage(feed: FeedRecord, { clk, atMs }: Pick<LogEntry, 'clk' | 'atMs'>): void {
    const named = feed.named;
    if (named === null) return this.#ignore('imageNotBegun');
    feed.named = null;
    letGoOfUnnamed(feed, named, this.#records);
    if (feed.feedId === OPERATOR_FEED)
      this.#operator.releaseUnnamed((gameNum) => named.has(recordName('override', gameNum)), clk);
    this.#enterState(feed, 'up', atMs);
  }

  /** From now on the feed's lines are to be shown as the new state demands: held, or as the feed said them. */
  #enterState(feed: FeedRecord, state: 'up' | 'down', atMs: number): void {
    if (feed.state === state) return;
    feed.state = state;
    feed.sinceMs = atMs;
    noteUnshown(feed, this.#records);
  }

  #ignore(reason: IgnoredReason): void {
    this.#notes.ignore(reason);
  }
}
