/** A binary heap of things by the moment at which they are due. */
export class MomentQueue<T> {
  readonly #heap: { atMs: number; item: T }[] = [];

  push(atMs: number, item: T): void {
    if (atMs === Infinity) return;
    const heap = this.#heap;
    let at = heap.length;
    heap.push({ atMs, item });
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (heap[parent]!.atMs <= heap[at]!.atMs) break;
      [heap[parent], heap[at]] = [heap[at]!, heap[parent]!];
      at = parent;
    }
  }

  /** @returns the earliest item that is due at `bookMs`, taken out; undefined when none is */
  popDue(bookMs: number): T | undefined {
    const heap = this.#heap;
    const first = heap[0];
    if (first === undefined || first.atMs > bookMs) return undefined;
    const last = heap.pop()!;
    if (heap.length > 0) {
      heap[0] = last;
      this.#sink();
    }
    return first.item;
  }

  #sink(): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < heap.length && heap[child]!.atMs < heap[least]!.atMs) least = child;
      }
      if (least === at) return;
      [heap[least], heap[at]] = [heap[at]!, heap[least]!];
      at = least;
    }
  }
}
