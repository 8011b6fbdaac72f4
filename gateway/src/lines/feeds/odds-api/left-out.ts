/** Why something of an answer is not in the book. */
export type LeftOutReason =
  | 'notAnEvent'
  | 'eventTwice'
  | 'wrongSport'
  | 'nameUnfit'
  | 'namesChanged'
  | 'marketUnfit'
  | 'outcomesUnfit'
  | 'priceUnfit'
  | 'pointUnfit'
  | 'drawUnfit'
  | 'timeUnfit'
  | 'tooOld'
  | 'tooMany'
  | 'noNumber'
  | ScoreReason;

/** Why a score is not taken: somebody has to look at these. */
export type ScoreReason =
  | 'namesDiffer'
  | 'scoreUnfit'
  | 'finalWithoutScore'
  | 'finalTooEarly'
  | 'finalTied'
  | 'olderThanSaid';

/** Counts what one answer has that is not taken, so that a line of the log can say all of it. */
export class LeftOut {
  readonly #counts = new Map<LeftOutReason, number>();

  note(reason: LeftOutReason, count = 1): void {
    if (count > 0) this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + count);
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  /** e.g. `priceUnfit: 3, tooOld: 1`, the same for the same counts. */
  describe(): string {
    return [...this.#counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([reason, count]) => `${reason}: ${count}`)
      .join(', ');
  }
}
