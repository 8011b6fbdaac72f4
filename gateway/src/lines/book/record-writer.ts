import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { isLineOver } from '@lineboard/domain/ground/score/is-period-over';
import { isResultPhase } from '@lineboard/domain/ground/score/is-result-phase';
import { RECORD_FIELDS } from '@lineboard/domain/doors/wire/record-codec';
import { changedFields } from './changed-fields.ts';
import { type FeedRecord, recordName } from './feed-record.ts';
import { holdContestLine, holdLine } from './hold-line.ts';
import type { StepNotes } from './step-notes.ts';
import type { Records } from './records.ts';
import { type StoredLine, storeLine } from './stored-line.ts';

const isSameScore = (before: GameScore, after: GameScore): boolean =>
  changedFields(RECORD_FIELDS.score, before, after) === null;

/** No ticket is taken on it: it is over, or its game is, or has stopped. */
const isClosed = (game: Game, periodNumber: number, score: GameScore | null): boolean =>
  (score !== null && isResultPhase(score.phase)) || isLineOver(game, periodNumber, score);

/** Puts records into the book and takes them out, and says of each how it is shown before and after. */
export class RecordWriter {
  readonly #records: Records;
  readonly #notes: StepNotes;

  constructor(records: Records, notes: StepNotes) {
    this.#records = records;
    this.#notes = notes;
  }

  putGame(game: Game): void {
    const before = this.#records.games.get(game.gameNum) ?? null;
    this.#records.feeds.get(game.feedId)?.games.add(game.gameNum);
    this.#records.games.set(game.gameNum, game);
    this.#notes.game(before, game);
    if (before === null) this.#showScore(game.gameNum, null);
  }

  putScore(said: GameScore): void {
    this.#records.saidScores.set(said.gameNum, said);
    this.#showScore(said.gameNum, said.version);
  }

  /** The operator says something else of the game than before, or nothing any more. */
  showAnew(gameNum: number, clk: number): void {
    const { games, feeds, lines, saidScores, scores } = this.#records;
    const game = games.get(gameNum);
    const feed = game === undefined ? undefined : feeds.get(game.feedId);
    if (game === undefined || feed === undefined) return;
    for (const [key, { kept }] of lines.get(gameNum) ?? []) this.putLine(key, kept, feed, clk);
    const [said, shown] = [saidScores.get(gameNum), scores.get(gameNum)];
    // A feed's score that is shown again is a new word for everybody who was told another.
    if (said !== undefined && shown !== undefined && shown !== said && this.#ruledScore(gameNum) === null)
      saidScores.set(gameNum, { ...said, version: isSameScore(shown, said) ? shown.version : clk });
    this.#showScore(gameNum, clk);
  }

  /**
   * Shown as the state of its feed and the score of its game demand.
   * @param changed how it differs from what was kept; left out where that isn't known
   */
  putLine(key: string, said: GameLine, feed: FeedRecord, clk: number, changed?: Partial<GameLine>): void {
    const lines = this.#linesOf(said.gameNum);
    const before = lines.get(key);
    const isHeld = feed.state !== 'up';
    const show = (line: GameLine): GameLine => this.#showLine(line, isHeld);
    const { stored, moved } = storeLine(RECORD_FIELDS.line, before, said, { show, isHeld, clk, changed });
    lines.set(key, stored);
    if (feed.unshown.size > 0) feed.unshown.delete(recordName('line', key));
    if (moved !== null) this.#notes.line(before?.shown ?? null, stored.shown, moved);
  }

  /** Shown as the state of its feed demands. */
  putContestLine(key: string, said: ContestLine, feed: FeedRecord, clk: number): void {
    const lines = this.#contestOf(said.contestNum);
    const before = lines.get(key);
    const isHeld = feed.state !== 'up';
    const show = isHeld ? holdContestLine : (line: ContestLine): ContestLine => line;
    const { stored, moved } = storeLine(RECORD_FIELDS.contestLine, before, said, { show, isHeld, clk });
    lines.set(key, stored);
    feed.contestLines.add(key);
    feed.unshown.delete(recordName('contestLine', key));
    if (moved !== null) this.#notes.contestLine(before?.shown ?? null, stored.shown);
  }

  /** As it was shown when the image was taken. */
  restoreLine(key: string, kept: GameLine, isHeld: boolean): void {
    const shown = this.#showLine(kept, isHeld);
    this.#linesOf(kept.gameNum).set(key, { kept, shown, isHeld });
    this.#notes.line(null, shown);
  }

  /** As it was shown when the image was taken. */
  restoreContestLine(key: string, kept: ContestLine, isHeld: boolean): void {
    const shown = isHeld ? holdContestLine(kept) : kept;
    this.#contestOf(kept.contestNum).set(key, { kept, shown, isHeld });
    this.#records.feeds.get(kept.feedId)?.contestLines.add(key);
    this.#notes.contestLine(null, shown);
  }

  /** Together with all that is under it. */
  removeGame(gameNum: number): void {
    const game = this.#records.games.get(gameNum);
    if (game === undefined) return;
    for (const key of [...(this.#records.lines.get(gameNum)?.keys() ?? [])]) this.removeLine(gameNum, key);
    this.#records.saidScores.delete(gameNum);
    this.#putShownScore(gameNum, null, null);
    this.#records.games.delete(gameNum);
    this.#records.feeds.get(game.feedId)?.games.delete(gameNum);
    this.#notes.game(game, null);
  }

  /** What the operator says of it stays. */
  removeScore(gameNum: number, clk: number): void {
    this.#records.saidScores.delete(gameNum);
    this.#showScore(gameNum, clk);
  }

  removeLine(gameNum: number, key: string): void {
    const lines = this.#records.lines.get(gameNum);
    const line = lines?.get(key);
    if (lines === undefined || line === undefined) return;
    lines.delete(key);
    if (lines.size === 0) this.#records.lines.delete(gameNum);
    this.#notes.line(line.shown, null);
  }

  removeContestLine(contestNum: number, key: string, feed: FeedRecord): void {
    const lines = this.#records.contests.get(contestNum);
    const line = lines?.get(key);
    if (lines === undefined || line === undefined) return;
    lines.delete(key);
    if (lines.size === 0) this.#records.contests.delete(contestNum);
    feed.contestLines.delete(key);
    this.#notes.contestLine(line.shown, null);
  }

  #showLine(line: GameLine, isHeld: boolean): GameLine {
    const { overrides, games, scores } = this.#records;
    const game = games.get(line.gameNum);
    const marked = overrides.showLine(line, game);
    const isHeldByScore =
      game !== undefined && isClosed(game, line.periodNumber, scores.get(line.gameNum) ?? null);
    return isHeld || isHeldByScore ? holdLine(marked) : marked;
  }

  #ruledScore(gameNum: number): GameScore | null {
    return this.#records.overrides.scoreOf(gameNum, this.#records.games.get(gameNum));
  }

  #showScore(gameNum: number, clk: number | null): void {
    const said = this.#records.saidScores.get(gameNum);
    this.#putShownScore(gameNum, this.#ruledScore(gameNum) ?? said ?? null, clk);
  }

  /** @param clk null: the game has no lines in the book */
  #putShownScore(gameNum: number, after: GameScore | null, clk: number | null): void {
    const before = this.#records.scores.get(gameNum) ?? null;
    if (after === null) this.#records.scores.delete(gameNum);
    else this.#records.scores.set(gameNum, after);
    const isMoved = before === null || after === null ? before !== after : !isSameScore(before, after);
    if (isMoved) this.#notes.score(before, after);
    if (isMoved && clk !== null) this.#holdWhatIsClosed(gameNum, { before, after }, clk);
  }

  /** No feed is waited for to close what its score closes; what a later score doesn't close any more opens again. */
  #holdWhatIsClosed(
    gameNum: number,
    { before, after }: Readonly<Record<'before' | 'after', GameScore | null>>,
    clk: number,
  ): void {
    const { games, feeds, lines } = this.#records;
    const game = games.get(gameNum);
    const feed = game === undefined ? undefined : feeds.get(game.feedId);
    if (game === undefined || feed === undefined) return;
    for (const [key, { kept }] of lines.get(gameNum) ?? [])
      if (isClosed(game, kept.periodNumber, before) !== isClosed(game, kept.periodNumber, after))
        this.putLine(key, kept, feed, clk);
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
