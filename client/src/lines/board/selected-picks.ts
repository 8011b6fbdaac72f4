import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import type { PickKey } from '@lineboard/domain/ground/pick/pick';

export interface SeenFigures {
  price: AmericanPrice;
  line: number | null;
}

/** The picks on the slip with the lines at which they were taken, told to exactly the cells concerned. */
export class SelectedPicks {
  #seen: ReadonlyMap<PickKey, SeenFigures> = new Map();
  readonly #listeners = new Map<PickKey, Set<() => void>>();

  seen(key: PickKey): SeenFigures | undefined {
    return this.#seen.get(key);
  }

  update(seen: ReadonlyMap<PickKey, SeenFigures>): void {
    const before = this.#seen;
    this.#seen = seen;
    for (const key of new Set([...before.keys(), ...seen.keys()])) {
      const [old, now] = [before.get(key), seen.get(key)];
      if (old?.price === now?.price && old?.line === now?.line) continue;
      for (const listener of this.#listeners.get(key) ?? []) listener();
    }
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
