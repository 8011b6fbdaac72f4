import type { ContestLine } from '@lineboard/domain/line/contest-line';
import type { Game } from '@lineboard/domain/line/game';
import type { GameLine } from '@lineboard/domain/line/game-line';
import type { GameScore } from '@lineboard/domain/score/game-score';
import { RECORD_FIELDS } from '@lineboard/domain/wire/record-codec';
import { type FeedRecord, recordName } from './feed-record.ts';
import { holdContestLine, holdLine } from './hold-line.ts';
import type { RecordListener } from './record-listener.ts';
import type { Records } from './records.ts';
import { type StoredLine, storeLine } from './stored-line.ts';

/** Puts records into the book and takes them out, and says of each how it is shown before and after. */
export class RecordWriter {
  readonly #records: Records;
  readonly #listener: RecordListener;

  constructor(records: Records, listener: RecordListener) {
    this.#records = records;
    this.#listener = listener;
  }

  putGame(game: Game): void {
    const before = this.#records.games.get(game.gameNum) ?? null;
    this.#records.feeds.get(game.feedId)?.games.add(game.gameNum);
    this.#records.games.set(game.gameNum, game);
    this.#listener.game(before, game);
  }

  putScore(score: GameScore): void {
    const before = this.#records.scores.get(score.gameNum) ?? null;
    this.#records.scores.set(score.gameNum, score);
    this.#listener.score(before, score);
  }

  /** Shown as the state of its feed demands. */
  putLine(key: string, said: GameLine, feed: FeedRecord, clk: number): void {
    const lines = this.#linesOf(said.gameNum);
    const before = lines.get(key);
    const hold = feed.state === 'up' ? null : holdLine;
    const { stored, isMoved } = storeLine(RECORD_FIELDS.line, before, said, { hold, clk });
    lines.set(key, stored);
    feed.unshown.delete(recordName('line', key));
    if (isMoved) this.#listener.line(before?.shown ?? null, stored.shown);
  }

  /** Shown as the state of its feed demands. */
  putContestLine(key: string, said: ContestLine, feed: FeedRecord, clk: number): void {
    const lines = this.#contestOf(said.contestNum);
    const before = lines.get(key);
    const hold = feed.state === 'up' ? null : holdContestLine;
    const { stored, isMoved } = storeLine(RECORD_FIELDS.contestLine, before, said, { hold, clk });
    lines.set(key, stored);
    feed.contestLines.add(key);
    feed.unshown.delete(recordName('contestLine', key));
    if (isMoved) this.#listener.contestLine(before?.shown ?? null, stored.shown);
  }

  /** As it was shown when the image was taken. */
  restoreLine(key: string, line: StoredLine<GameLine>): void {
    this.#linesOf(line.kept.gameNum).set(key, line);
    this.#listener.line(null, line.shown);
  }

  /** As it was shown when the image was taken. */
  restoreContestLine(key: string, line: StoredLine<ContestLine>): void {
    this.#contestOf(line.kept.contestNum).set(key, line);
    this.#records.feeds.get(line.kept.feedId)?.contestLines.add(key);
    this.#listener.contestLine(null, line.shown);
  }

  /** With all that stands under it. */
  removeGame(gameNum: number): void {
    const game = this.#records.games.get(gameNum);
    if (game === undefined) return;
    for (const key of [...(this.#records.lines.get(gameNum)?.keys() ?? [])]) this.removeLine(gameNum, key);
    this.removeScore(gameNum);
    this.#records.games.delete(gameNum);
    this.#records.feeds.get(game.feedId)?.games.delete(gameNum);
    this.#listener.game(game, null);
  }

  removeScore(gameNum: number): void {
    const score = this.#records.scores.get(gameNum);
    if (score === undefined) return;
    this.#records.scores.delete(gameNum);
    this.#listener.score(score, null);
  }

  removeLine(gameNum: number, key: string): void {
    const lines = this.#records.lines.get(gameNum);
    const line = lines?.get(key);
    if (lines === undefined || line === undefined) return;
    lines.delete(key);
    if (lines.size === 0) this.#records.lines.delete(gameNum);
    this.#listener.line(line.shown, null);
  }

  removeContestLine(contestNum: number, key: string, feed: FeedRecord): void {
    const lines = this.#records.contests.get(contestNum);
    const line = lines?.get(key);
    if (lines === undefined || line === undefined) return;
    lines.delete(key);
    if (lines.size === 0) this.#records.contests.delete(contestNum);
    feed.contestLines.delete(key);
    this.#listener.contestLine(line.shown, null);
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
}
