/** How often the line that counts them is written again. */
export const COUNT_EVERY_MS = 5_000;

const HOUR_MS = 3_600_000;

interface OfFeed {
  sinceMs: number;
  count: number;
  /** Those that haven't ended. */
  open: Set<string>;
  said: string | null;
  timer: NodeJS.Timeout | null;
}

export interface UnlistedParts {
  /** Writes the one line of the feed, or writes it again. */
  say: (feedId: string, detail: string) => void;
  end: (feedId: string) => void;
  wallNowMs: () => number;
}

/** Doubts beyond what is listed of a feed: in the log, the metrics, and as a number in one line. */
export class UnlistedDoubts {
  readonly #parts: UnlistedParts;
  readonly #feeds = new Map<string, OfFeed>();
  readonly #feedOf = new Map<string, string>();

  constructor(parts: UnlistedParts) {
    this.#parts = parts;
  }

  has(about: string): boolean {
    return this.#feedOf.has(about);
  }

  add(feedId: string, about: string): void {
    const known = this.#feeds.get(feedId);
    const ofFeed = known ?? {
      sinceMs: this.#parts.wallNowMs(),
      count: 0,
      open: new Set<string>(),
      said: null,
      timer: null,
    };
    this.#feeds.set(feedId, ofFeed);
    ofFeed.count += 1;
    ofFeed.open.add(about);
    this.#feedOf.set(about, feedId);
    this.#sayLater(feedId, ofFeed);
  }

  /** @returns whether it was one of these */
  end(about: string): boolean {
    const feedId = this.#feedOf.get(about);
    if (feedId === undefined) return false;
    this.#feedOf.delete(about);
    const ofFeed = this.#feeds.get(feedId);
    ofFeed?.open.delete(about);
    if (ofFeed !== undefined) this.#sayLater(feedId, ofFeed);
    return true;
  }

  #sayLater(feedId: string, ofFeed: OfFeed): void {
    ofFeed.timer ??= setTimeout(() => {
      ofFeed.timer = null;
      this.#say(feedId, ofFeed);
    }, COUNT_EVERY_MS).unref();
  }

  /** Within an hour it is one line, however often all of them end and others begin. */
  #say(feedId: string, ofFeed: OfFeed): void {
    const { say, end, wallNowMs } = this.#parts;
    const { count, sinceMs, open } = ofFeed;
    const since = new Date(sinceMs).toISOString().slice(0, 16).replace('T', ' ');
    const isOver = open.size === 0 && wallNowMs() - sinceMs >= HOUR_MS;
    const detail = `${count} more were doubted since ${since} UTC and are not listed; ${open.size} of them still are`;
    if (ofFeed.said !== detail) say(feedId, detail);
    ofFeed.said = detail;
    if (open.size === 0 && !isOver) this.#sayLater(feedId, ofFeed);
    if (!isOver) return;
    this.#feeds.delete(feedId);
    end(feedId);
  }
}
