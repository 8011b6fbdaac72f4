import type { LinePoint } from '@lineboard/domain/lines/offering/offering-answers.schema';

/** Three figures and a time, 32 bytes: 3 kB a game, 30 MB for ten thousand games in their busiest hour. */
export const MOST_POINTS = 96;
/** A line in play moves several times a second; a chart the size of a stamp shows no more than this. */
export const POINT_EVERY_MS = 10_000;

const FIELDS = 4;

const orNull = (figure: number | undefined): number | null =>
  figure === undefined || Number.isNaN(figure) ? null : figure;

/**
 * The points of one line in bounded room. The first stays for good and the last is always the line as it is; between
 * them what moved within ten seconds is one point, and when the room is full, every second point of the older half
 * goes.
 */
export class PointHistory {
  /** `FIELDS` numbers a point, NaN for "none". */
  #figures: number[] = [];

  get length(): number {
    return this.#figures.length / FIELDS;
  }

  note({ bookMs, spread1, moneyLine1, totalPoints }: LinePoint): void {
    const next = [spread1 ?? NaN, moneyLine1 ?? NaN, totalPoints ?? NaN];
    const last = this.#figures.length - FIELDS;
    // Nothing is offered yet: the opening is still to come.
    if (last < 0 && next.every(Number.isNaN)) return;
    if (last >= 0 && next.every((figure, at) => Object.is(figure, this.#figures[last + 1 + at]))) return;
    const isOpening = last <= 0;
    if (!isOpening && bookMs - this.#figures[last]! < POINT_EVERY_MS) {
      for (const [at, figure] of next.entries()) this.#figures[last + 1 + at] = figure;
      return;
    }
    this.#figures.push(bookMs, ...next);
    if (this.length > MOST_POINTS) this.#thin();
  }

  points(): LinePoint[] {
    return Array.from({ length: this.length }, (_, point) => {
      const at = point * FIELDS;
      return {
        bookMs: this.#figures[at]!,
        spread1: orNull(this.#figures[at + 1]),
        moneyLine1: orNull(this.#figures[at + 2]),
        totalPoints: orNull(this.#figures[at + 3]),
      };
    });
  }

  #thin(): void {
    const half = this.length / 2;
    this.#figures = this.#figures.filter((_, at) => {
      const point = Math.floor(at / FIELDS);
      return point >= half || point % 2 === 0;
    });
  }
}
