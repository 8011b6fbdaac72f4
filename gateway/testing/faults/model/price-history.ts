/** One price of a game, from the moment at which the book took it to the one at which it took the next. */
export interface PriceSpan {
  readonly gameNum: number;
  readonly price: number;
  /** Epoch milliseconds: the mover had the gateway's word by then. */
  readonly standsMs: number;
  /** null while it holds. */
  replacedMs: number | null;
}

/** Spans of a game that a customer could still be looking at. */
const KEPT_SPANS = 400;

/** What every game cost when, by the gateways' own acknowledgements. */
export class PriceHistory {
  readonly #spans = new Map<number, PriceSpan[]>();

  /** The book took this price; the price before is replaced from now on. */
  stands(gameNum: number, price: number, atMs: number): void {
    const spans = this.#spans.get(gameNum) ?? [];
    this.#spans.set(gameNum, spans);
    const before = spans.at(-1);
    if (before?.price === price) return;
    if (before !== undefined) before.replacedMs = atMs;
    spans.push({ gameNum, price, standsMs: atMs, replacedMs: null });
    if (spans.length > KEPT_SPANS) spans.splice(0, spans.length - KEPT_SPANS);
  }

  /** This price is on its way again: what is shown from now on is not the one of then. */
  forget(gameNum: number, price: number): void {
    const spans = this.#spans.get(gameNum) ?? [];
    this.#spans.set(
      gameNum,
      spans.filter((span) => span.price !== price || span.replacedMs === null),
    );
  }

  current(gameNum: number): PriceSpan | undefined {
    return this.#spans.get(gameNum)?.at(-1);
  }

  /** Prices that were replaced at least, and at most, this long ago; the latest last. */
  replaced(gameNum: number, nowMs: number, fromMs: number, toMs: number): PriceSpan[] {
    return (this.#spans.get(gameNum) ?? []).filter((span) => {
      const ageMs = calculateAgeMs(span, nowMs);
      return ageMs >= fromMs && ageMs <= toMs;
    });
  }

  /** The last time that this price held; undefined when it never did. */
  find(gameNum: number, price: number): PriceSpan | undefined {
    return this.#spans.get(gameNum)?.findLast((span) => span.price === price);
  }

  /** What the book must show of every game. */
  prices(): Map<number, number> {
    return new Map([...this.#spans].map(([gameNum, spans]) => [gameNum, spans.at(-1)!.price]));
  }
}

export const calculateAgeMs = ({ replacedMs }: PriceSpan, atMs: number): number =>
  replacedMs === null ? 0 : Math.max(0, atMs - replacedMs);
