/** How many sockets each address, or customer, has open. */
export class SocketCensus {
  readonly #counts = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns false when there are as many as there may be; then nothing was counted */
  enter(owner: string): boolean {
    const count = this.#counts.get(owner) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(owner, count + 1);
    return true;
  }

  leave(owner: string): void {
    const left = (this.#counts.get(owner) ?? 1) - 1;
    if (left > 0) this.#counts.set(owner, left);
    else this.#counts.delete(owner);
  }
}
