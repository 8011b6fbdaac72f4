/**
 * Those who wait, by where they come from. Addresses take turns, so whoever has many waiting makes nobody else wait for
 * more than one of them at a time.
 */
export class TurnQueue<T> {
  /** In the order of their turns. */
  readonly #byAddress = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @returns how many would be taken before one more of this address */
  countAhead(address: string): number {
    const turn = (this.#byAddress.get(address)?.length ?? 0) + 1;
    let ahead = 0;
    for (const { length } of this.#byAddress.values()) ahead += Math.min(length, turn);
    return ahead;
  }

  add(address: string, one: T): void {
    const waiting = this.#byAddress.get(address);
    if (waiting === undefined) this.#byAddress.set(address, [one]);
    else waiting.push(one);
    this.#size += 1;
  }

  take(): T | undefined {
    for (const [address, waiting] of this.#byAddress) {
      const one = waiting.shift();
      this.#byAddress.delete(address);
      if (waiting.length > 0) this.#byAddress.set(address, waiting);
      this.#size -= 1;
      return one;
    }
    return undefined;
  }
}
