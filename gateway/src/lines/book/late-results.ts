import type { ToldScore } from './told-score.ts';

/** Later ones push the oldest out: each was told to grading when it came. */
const MOST_LATE_RESULTS = 1_000;

const keyOf = ({ feedId, gameNum }: { feedId: string; gameNum: number }): string => `${feedId} ${gameNum}`;

/** Results of games that the book doesn't have any more, the oldest first. */
export class LateResults {
  /** By feed and game. */
  readonly #results = new Map<string, ToldScore>();

  keep(result: ToldScore): void {
    const key = keyOf(result);
    this.#results.delete(key);
    this.#results.set(key, result);
    const oldest = this.#results.keys().next().value;
    if (this.#results.size > MOST_LATE_RESULTS && oldest !== undefined) this.#results.delete(oldest);
  }

  get(game: { feedId: string; gameNum: number }): ToldScore | undefined {
    return this.#results.get(keyOf(game));
  }

  /** The game is in the book again. */
  drop(game: { feedId: string; gameNum: number }): void {
    this.#results.delete(keyOf(game));
  }

  list(): ToldScore[] {
    return [...this.#results.values()];
  }
}
