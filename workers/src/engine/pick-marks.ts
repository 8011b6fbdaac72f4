import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';

/** Names of the records with a pick's line and its game's score. */
const recordsOf = (pick: WagerPick): string[] =>
  pick.type === 'C'
    ? [`contestLine:${pick.contestNum}.${pick.contestantNum}`]
    : [`game:${pick.gameNum}`, `line:${pick.gameNum}.${pick.periodNumber}`, `score:${pick.gameNum}`];

/**
 * The picks that have to be looked up again: a change of the book costs only as many as it concerns, however many there
 * are.
 */
export class PickMarks {
  #picks: readonly WagerPick[] = [];
  readonly #byRecord = new Map<string, WagerPick[]>();
  #marked: Set<WagerPick> | 'all' = new Set();

  /** Marks all of them. */
  keep(picks: readonly WagerPick[]): void {
    this.#picks = picks;
    this.#byRecord.clear();
    for (const pick of picks)
      for (const record of recordsOf(pick)) {
        const others = this.#byRecord.get(record);
        if (others === undefined) this.#byRecord.set(record, [pick]);
        else others.push(pick);
      }
    this.markAll();
  }

  markAll(): void {
    this.#marked = 'all';
  }

  mark({ kind, key }: Pick<TopicOp, 'kind' | 'key'>): void {
    if (this.#marked === 'all') return;
    for (const pick of this.#byRecord.get(`${kind}:${key}`) ?? []) this.#marked.add(pick);
  }

  /** @returns those to look up now; the marks are cleared */
  take(): Iterable<WagerPick> {
    const marked = this.#marked === 'all' ? this.#picks : this.#marked;
    this.#marked = new Set();
    return marked;
  }
}
