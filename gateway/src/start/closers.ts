type Close = () => Promise<void> | void;

/** What was opened, to be closed the other way round. */
export class Closers {
  readonly #closers: Close[] = [];
  readonly stopAsked: AbortSignal;

  /** @param stopAsked of a start that is to end before it is done */
  constructor(stopAsked = new AbortController().signal) {
    this.stopAsked = stopAsked;
  }

  /** @throws why a stop was asked for: then nothing more is opened */
  add(close: Close): void {
    this.#closers.push(close);
    this.stopAsked.throwIfAborted();
  }

  async closeAll(): Promise<void> {
    for (let close = this.#closers.pop(); close !== undefined; close = this.#closers.pop()) await close();
  }
}
