import type { GameOverride } from '@lineboard/domain/lines/feed/game-override';
import { RECORD_FIELDS } from '@lineboard/domain/doors/wire/record-codec';
import { changedFields } from './changed-fields.ts';
import type { LateResults } from './late-results.ts';
import type { StoredOverride } from './overrides.ts';
import type { StepNotes } from './step-notes.ts';
import type { RecordWriter } from './record-writer.ts';
import type { Records } from './records.ts';

export interface ContentParts {
  records: Records;
  writer: RecordWriter;
  lateResults: LateResults;
  notes: StepNotes;
}

/**
 * Takes into the book what the operator says of games, of those that a feed took out of it, too: a score that is
 * corrected then still decides wagers.
 */
export class OperatorWords {
  readonly #parts: ContentParts;

  constructor(parts: ContentParts) {
    this.#parts = parts;
  }

  apply(override: GameOverride, clk: number): void {
    const { records, writer } = this.#parts;
    const { gameNum, score } = override;
    const before = records.overrides.get(gameNum);
    const isKnown = isSameScore(before?.score ?? null, score) && before?.feedId === override.feedId;
    const shown = records.scores.get(gameNum);
    // A score that is shown already is no new word: who was told it keeps its version.
    const isShown = shown !== undefined && score !== null && isSameScore(shown, score);
    const scoreClk = isKnown && before !== undefined ? before.scoreClk : isShown ? shown.version : clk;
    const stored = { ...override, scoreClk };
    records.overrides.set(stored);
    writer.showAnew(gameNum, clk);
    if (!isKnown) this.#tellLate(stored, clk);
  }

  /** Nothing more is said of the game: what its feed says applies. */
  release(gameNum: number, clk: number): void {
    const { records, writer } = this.#parts;
    const before = records.overrides.get(gameNum);
    if (before === undefined) return;
    records.overrides.delete(gameNum);
    writer.showAnew(gameNum, clk);
    if (before.score !== null) this.#tellLate({ ...before, score: null }, clk);
  }

  /** Overrides that the operator's image didn't name end. */
  releaseUnnamed(isNamed: (gameNum: number) => boolean, clk: number): void {
    for (const { gameNum } of this.#parts.records.overrides.list())
      if (!isNamed(gameNum)) this.release(gameNum, clk);
  }

  /** For a game that was taken out of the book: tells what it ended with, by the operator or, again, by its feed. */
  #tellLate(override: StoredOverride, clk: number): void {
    const { records, lateResults, notes } = this.#parts;
    if (records.hasGame(override.feedId, override.gameNum)) return;
    if (override.score !== null)
      return notes.lateResult({ ...override.score, version: override.scoreClk, feedId: override.feedId });
    const said = lateResults.get(override);
    if (said === undefined) return;
    const again = { ...said, version: clk };
    lateResults.keep(again);
    notes.lateResult(again);
  }
}

const isSameScore = (before: GameOverride['score'], after: GameOverride['score']): boolean =>
  before === null || after === null
    ? before === after
    : changedFields(RECORD_FIELDS.score, { ...before, version: 0 }, { ...after, version: 0 }) === null;
