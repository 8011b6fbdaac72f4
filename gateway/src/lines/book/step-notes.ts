import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { Records } from './records.ts';
import type { ToldScore } from './told-score.ts';
import { TopicWriter } from './topic-writer.ts';

/** Why the book took no notice of something a feed said. */
export type IgnoredReason = 'foreignGame' | 'foreignContest' | 'gameUnknown' | 'incomplete' | 'imageNotBegun';

/** The effect of an image or an entry. */
export interface ContentStep {
  topics: ReadonlyMap<TopicName, readonly TopicOp[]>;
  scores: readonly ToldScore[];
  /** Contestants whose outcome was set or corrected. */
  outcomes: readonly ContestLine[];
  ignored: readonly IgnoredReason[];
}

/** Also a dead heat that is corrected, and an outcome that is taken back. */
const isOutcomeNew = (before: ContestLine | null, after: ContestLine): boolean =>
  (['outcome', 'tied', 'places'] as const).some((field) => after[field] !== (before?.[field] ?? null));

/**
 * Notes what an image or an entry does, until somebody takes the step. It is told of every record as it is shown,
 * before and after; null is "not there".
 */
export class StepNotes {
  readonly #records: Pick<Records, 'games'>;
  readonly #topics: TopicWriter;
  #scores: ToldScore[] = [];
  #outcomes: ContestLine[] = [];
  #ignored: IgnoredReason[] = [];

  constructor(records: Records) {
    this.#records = records;
    this.#topics = new TopicWriter(records);
  }

  get topics(): ReadonlyMap<TopicName, TopicState> {
    return this.#topics.states;
  }

  /** What was done since the last call. */
  takeStep(): ContentStep {
    const step = {
      topics: this.#topics.takeSteps(),
      scores: this.#scores,
      outcomes: this.#outcomes,
      ignored: this.#ignored,
    };
    this.#scores = [];
    this.#outcomes = [];
    this.#ignored = [];
    return step;
  }

  game(before: Game | null, after: Game | null): void {
    this.#topics.game(before, after);
  }

  /** @param moved the fields that differ, if neither is null */
  line(before: GameLine | null, after: GameLine | null, moved?: Partial<GameLine>): void {
    this.#topics.line(before, after, moved);
  }

  contestLine(before: ContestLine | null, after: ContestLine | null): void {
    this.#topics.contestLine(before, after);
    if (after !== null && isOutcomeNew(before, after)) this.#outcomes.push(after);
  }

  /** Also when a feed repeats a score word for word: `before` is then `after`. */
  score(before: GameScore | null, after: GameScore | null): void {
    this.#topics.score(before, after);
    const feedId = after === null ? undefined : this.#records.games.get(after.gameNum)?.feedId;
    if (after !== null && feedId !== undefined) this.#scores.push({ ...after, feedId });
  }

  /** A result of a game that is not in the book any more; said once. */
  lateResult(result: ToldScore): void {
    this.#scores.push(result);
  }

  ignore(reason: IgnoredReason): void {
    this.#ignored.push(reason);
  }
}
