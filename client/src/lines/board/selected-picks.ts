import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import type { PickKey } from '@lineboard/domain/ground/pick/pick';

export interface SeenFigures {
  price: AmericanPrice;
  line: number | null;
}

/**
 * The picks on the slip with the lines at which they were taken, and those that the customer has bet on, told to
 * exactly the cells concerned.
 */
export class SelectedPicks {
  #mine: ReadonlyMap<PickKey, string> = new Map();
  #seen: ReadonlyMap<PickKey, SeenFigures> = new Map();
  readonly #listeners = new Map<PickKey, Set<() => void>>();

  seen(key: PickKey): SeenFigures | undefined {
    return this.#seen.get(key);
  }

  /** What the customer has on a pick, in words that end a sentence about its price. */
  mine(key: PickKey): string | undefined {
    return this.#mine.get(key);
  }

  updateMine(mine: ReadonlyMap<PickKey, string>): void {
    const before = this.#mine;
    this.#mine = mine;
    this.#tell(before, mine, (key) => before.get(key) === mine.get(key));
  }

  update(seen: ReadonlyMap<PickKey, SeenFigures>): void {
    const before = this.#seen;
    this.#seen = seen;
    this.#tell(before, seen, (key) => {
      const [old, now] = [before.get(key), seen.get(key)];
      return old?.price === now?.price && old?.line === now?.line;
    });
  }

  #tell(
    before: ReadonlyMap<PickKey, unknown>,
    now: ReadonlyMap<PickKey, unknown>,
    isSame: (key: PickKey) => boolean,
  ): void {
    for (const key of new Set([...before.keys(), ...now.keys()]))
      if (!isSame(key)) for (const listener of this.#listeners.get(key) ?? []) listener();
  }

  attach(key: PickKey, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
    };
  }
}
