import type { FeedChange } from '@lineboard/domain/feed/feed-change';
import type { GuardMoment } from '@lineboard/domain/guards/judge-figures';
import type { Game } from '@lineboard/domain/line/game';
import type { GuardedLine } from './guarded-line.ts';

type Score = Extract<FeedChange, { kind: 'score' }>['score'];

/** Points that are news, by team, and since when. */
interface News {
  sinceMs: number;
  scored: readonly [number, number];
}

/** A game as its feed said it, with its lines. */
export class GuardedGame {
  /** As it was told before anybody doubted its teams. */
  game: Game;
  /** By `periodNumber.store`. */
  readonly lines = new Map<string, GuardedLine>();
  /** As its feed says it while its teams are doubted; null: they aren't. */
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
  /** Wagers stand on the number, whether it has lines or not. */
  hasWagers = false;
  #news: News | null = null;

  constructor(game: Game) {
    this.game = game;
  }

  /** All of its lines are. */
  get isHeld(): boolean {
    return this.doubted !== null || this.isLeftOut || this.isStartDoubted;
  }

  hear(score: Score, nowMs: number, newsMs: number): void {
    const before = this.score;
    this.score = score;
    if (before === null) return;
    const [one, two] = [score.score1 - before.score1, score.score2 - before.score2];
    if (one === 0 && two === 0) return;
    const old = this.#news !== null && nowMs - this.#news.sinceMs < newsMs ? this.#news.scored : [0, 0];
    this.#news = { sinceMs: nowMs, scored: [old[0]! + one, old[1]! + two] };
  }

  moment(nowMs: number, newsMs: number): GuardMoment {
    const isInPlay = this.score?.phase === 'live' || nowMs >= this.game.gameDateTimeMs;
    if (!isInPlay) return { phase: 'before', scored: [0, 0] };
    if (this.#news === null || nowMs - this.#news.sinceMs >= newsMs)
      return { phase: 'inPlay', scored: [0, 0] };
    return { phase: 'afterScore', scored: this.#news.scored };
  }
}
