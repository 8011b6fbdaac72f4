import { impliedChance } from '@lineboard/domain/lines/guards/chances';
import type { DoubtSubject, MarketDoubt } from './doubt.ts';
import type { OpenDoubts } from './open-doubts.ts';
import type { RememberedDoubts } from './remembered-doubts.ts';

/** A contestant as far as the sum of its contest needs it. */
export interface Entrant {
  name: string;
  price: number | null;
  /** Its feed took it down: it may win, and can't be bet on. */
  isDown: boolean;
  /** It has its outcome. */
  isOver: boolean;
}

/** The part of a doubt's name before its store, for a contest's sum: contestants' names begin with a number. */
const PREFIX = 'sum.';
/** Two of these are all that there is. */
const ANSWERS = [/^(?:over|under) /i, /^(?:yes|no)$/i] as const;

const subjectOf = (num: number): DoubtSubject => ({ kind: 'contest', num, code: 'pricesCrossed' });
const keyOf = (num: number, store: string): string => `${num} ${store}`;

export const storeOfSum = (name: string): string | null =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;

/** The doubt as it is stored: it has no details. */
export const sumDoubt = (sinceMs: number): MarketDoubt => ({
  code: 'pricesCrossed',
  believed: null,
  said: null,
  sinceMs,
});

const isPair = (entrants: readonly Entrant[]): boolean =>
  entrants.length === 2 && ANSWERS.some((answer) => entrants.every(({ name }) => answer.test(name)));

/** null where not all who may win can be bet on: nobody can have them all then. */
const sumOf = (entrants: readonly Entrant[]): number | null => {
  let sum = 0;
  for (const { price, isDown } of entrants) {
    if (price === null || isDown) return null;
    sum += impliedChance(price);
  }
  return entrants.length < 2 ? null : sum;
};

/**
 * Contests whose prices add up to less than one: who bets on all of them wins for sure. A contest may list some of the
 * field alone, so it is doubted once it has added up and as long as nobody leaves it, or when its contestants are the
 * two answers to a question.
 */
export class ContestSums {
  readonly #leastSum: number;
  readonly #doubts: OpenDoubts;
  readonly #remembered: RememberedDoubts;
  /** A key names a contest and a store. */
  readonly #whole = new Set<string>();
  readonly #crossed = new Set<string>();
  /** The sums that an operator took. */
  readonly #taken = new Map<string, number>();

  constructor(leastSum: number, doubts: OpenDoubts, remembered: RememberedDoubts) {
    this.#leastSum = leastSum;
    this.#doubts = doubts;
    this.#remembered = remembered;
  }

  isCrossed(num: number, store: string): boolean {
    return this.#crossed.has(keyOf(num, store));
  }

  /** @returns why the contest is held in this store; null when it isn't */
  judge(num: number, store: string, all: readonly Entrant[], isWon: boolean): string | null {
    const key = keyOf(num, store);
    const entrants = all.filter(({ isOver }) => !isOver);
    if (this.#remembered.contestant(num, PREFIX + store) !== null) this.#crossed.add(key);
    if (isWon || entrants.length === 0) {
      // Nobody has to see to it any more; what is held of it stays held.
      this.#doubts.letGo(subjectOf(num), PREFIX + store, 'gone');
      return null;
    }
    const sum = sumOf(entrants);
    if (sum !== null && (sum >= 1 || (sum >= this.#leastSum && this.#crossed.has(key)))) this.#whole.add(key);
    if (sum === null) return this.#judgeGap(num, store, entrants);
    if (sum >= this.#leastSum) return this.#believe(num, store, 'right');
    const isExhaustive = this.#whole.has(key) || isPair(entrants) || this.#crossed.has(key);
    if (!isExhaustive || sum >= (this.#taken.get(key) ?? Infinity)) return null;
    const reason = `the prices of all ${entrants.length} cross: they add up to ${sum.toFixed(3)}`;
    this.hold(num, store, reason);
    return reason;
  }

  hold(num: number, store: string, reason: string): void {
    this.#crossed.add(keyOf(num, store));
    this.#doubts.hold(subjectOf(num), PREFIX + store, reason);
  }

  /** An operator takes the prices as they are. */
  take(num: number, store: string, all: readonly Entrant[]): void {
    const sum = sumOf(all.filter(({ isOver }) => !isOver));
    this.#believe(num, store, 'operator');
    if (sum !== null) this.#taken.set(keyOf(num, store), sum);
  }

  /** He takes that back. */
  doubtAgain(num: number, store: string): void {
    this.#taken.delete(keyOf(num, store));
    this.#crossed.add(keyOf(num, store));
  }

  forget(num: number, store: string): void {
    for (const known of [this.#whole, this.#crossed, this.#taken]) known.delete(keyOf(num, store));
    this.#doubts.letGo(subjectOf(num), PREFIX + store, 'gone');
  }

  /** Somebody left: what the others add up to says nothing of the field. What is held stays held until it adds up. */
  shrink(num: number, store: string): void {
    this.#whole.delete(keyOf(num, store));
  }

  /** While somebody can't be bet on, what was held isn't right yet; where nothing is offered any more, it is. */
  #judgeGap(num: number, store: string, entrants: readonly Entrant[]): null {
    const isEmpty = entrants.every(({ price, isDown }) => price === null || isDown);
    return isEmpty ? this.#believe(num, store, 'right') : null;
  }

  #believe(num: number, store: string, how: 'right' | 'operator'): null {
    this.#crossed.delete(keyOf(num, store));
    this.#taken.delete(keyOf(num, store));
    this.#doubts.letGo(subjectOf(num), PREFIX + store, how);
    return null;
  }
}
