import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { isOverPhase } from '@lineboard/domain/ground/score/is-over-phase';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GuardedLine } from './guarded-line.ts';
import type { GameMoment } from './judge-market.ts';

type Score = Extract<FeedChange, { kind: 'score' }>['score'];

/** A game as its feed said it, with its lines. */
export class GuardedGame {
  /** The game as it was before its teams were doubted. */
  game: Game;
  /** By `periodNumber.store`. */
  readonly lines = new Map<string, GuardedLine>();
  /** The game as its feed sends it while its teams are doubted; null when they aren't. */
  doubted: Game | null = null;
  /** The last score that was believed. */
  score: Score | null = null;
  /** A final whose segments are doubted. */
  doubtedScore: Score | null = null;
  /** One of those that an operator took. */
  takenScore: Score | null = null;
  /** Its start moved into the past, and no score says that it began. */
  isStartDoubted = false;
  /** An image that left out too much left it out. */
  isLeftOut = false;
  /** There are wagers on the number, whether it has lines or not. */
  hasWagers = false;
  /** It has its result: what is held of it stays held, and nobody has to see to it. */
  isOver = false;
  /** When the score changed last. */
  #scoredMs: number | null = null;

  constructor(game: Game) {
    this.game = game;
  }

  /** All of its lines are. */
  get isHeld(): boolean {
    return this.doubted !== null || this.isLeftOut || this.isStartDoubted;
  }

  hear(score: Score, nowMs: number): void {
    const before = this.score;
    this.score = score;
    this.isOver = isOverPhase(score.phase);
    if (before === null || (before.score1 === score.score1 && before.score2 === score.score2)) return;
    this.#scoredMs = nowMs;
  }

  moment(nowMs: number, newsMs: number): GameMoment {
    const { score } = this;
    return {
      isInPlay: score?.phase === 'live' || nowMs >= this.game.gameDateTimeMs,
      score: score === null ? null : [score.score1, score.score2],
      isNews: this.#scoredMs !== null && nowMs - this.#scoredMs < newsMs,
    };
  }
}
