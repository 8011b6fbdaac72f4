/** What is to happen, soonest first; what is due at the same moment in the order in which it was put in. */
export class EventQueue<Event> {
  readonly #heap: Array<{ atMs: number; order: number; event: Event }> = [];
  #order = 0;

  put(atMs: number, event: Event): void {
    const heap = this.#heap;
    const entry = { atMs, order: this.#order++, event };
    let at = heap.length;
    heap.push(entry);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#isSooner(heap[above]!, entry)) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = entry;
  }

  /** @returns null when nothing more is to happen */
  take(): { atMs: number; event: Event } | null {
    const heap = this.#heap;
    const first = heap[0];
    if (first === undefined) return null;
    const last = heap.pop()!;
    if (heap.length > 0) this.#sink(last);
    return first;
  }

  #sink(entry: { atMs: number; order: number; event: Event }): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && this.#isSooner(heap[below + 1]!, heap[below]!)) below += 1;
      if (this.#isSooner(entry, heap[below]!)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = entry;
  }

  #isSooner(one: { atMs: number; order: number }, other: { atMs: number; order: number }): boolean {
    return one.atMs === other.atMs ? one.order < other.order : one.atMs < other.atMs;
  }
}
