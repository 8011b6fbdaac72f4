/** What a gateway would take a ticket at. */
export interface Bettable {
  gateway: number;
  game: number;
  price: number;
}

interface Told {
  price: number;
  /** When its mover heard that it was taken. */
  atMs: number;
}

/**
 * What movers sent, and what they know to be taken. Each price of a game is one higher than the one before, so that old
 * ones are told by their size. It knows nothing of the log: positions, epochs, leases and images are the product's.
 */
export class ModelBoard {
  readonly #oldestMs: number;
  readonly #sent = new Map<number, number>();
  readonly #told = new Map<number, Told[]>();
  readonly faults: string[] = [];
  looks = 0;

  /** @param oldestMs for so long after a price was replaced one may still be taken at it */
  constructor(oldestMs: number) {
    this.#oldestMs = oldestMs;
  }

  sends(game: number, price: number): void {
    this.#sent.set(game, Math.max(price, this.#sent.get(game) ?? 0));
  }

  hears(game: number, price: number, atMs: number): void {
    const told = this.#told.get(game) ?? [];
    if (price > (told.at(-1)?.price ?? 0)) told.push({ price, atMs });
    this.#told.set(game, told);
  }

  newest(game: number): number {
    return this.#sent.get(game) ?? 0;
  }

  look({ gateway, game, price }: Bettable, nowMs: number): void {
    this.looks += 1;
    if (price > this.newest(game))
      this.faults.push(`${gateway} shows ${price} of ${game}, which nobody sent`);
    const newer = this.#told.get(game)?.find((told) => told.price > price);
    if (newer !== undefined && nowMs - newer.atMs > this.#oldestMs)
      this.faults.push(
        `${gateway} shows ${price} of ${game}, replaced ${nowMs - newer.atMs} ms ago by ${newer.price}`,
      );
  }
}
