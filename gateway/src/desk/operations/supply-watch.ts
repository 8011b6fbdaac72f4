import type { Database } from '../../ground/database/create-database.ts';
import type { Supply } from '../../ground/database/guarded-pool.ts';

/**
 * For the log: one line when the server grants fewer connections than it is asked for, though enough to go on with, one
 * when that is over.
 */
export type SupplyEvent =
  | { event: 'short'; open: number; most: number; cause: string }
  | { event: 'enough'; open: number; seconds: number };

/** A pool that has too few for calls is asked after each second: somebody waits for it. */
const FILL_EVERY_MS = 1_000;
/** One that works, though with fewer than it may have: each try costs the full server a process. */
const GROW_EVERY_MS = 10_000;
/** A caller that gets one now and none in a moment hasn't got enough. */
const QUIET_FOR_MS = 30_000;

/**
 * Looks after the pool through which customers' calls go. It knows from the pool's own openings what the server grants,
 * and opens connections only where some are missed.
 */
export class SupplyWatch {
  readonly #database: Pick<Database, 'supply' | 'fill'>;
  readonly #onEvent: (event: SupplyEvent) => void;
  #filledAtMs = Number.NEGATIVE_INFINITY;
  #shortSinceMs: number | null = null;
  #refusedAtMs = 0;

  constructor(database: Pick<Database, 'supply' | 'fill'>, onEvent: (event: SupplyEvent) => void) {
    this.#database = database;
    this.#onEvent = onEvent;
  }

  get isTooSmall(): boolean {
    return this.#database.supply.isTooSmall;
  }

  get refusal(): Error | null {
    return this.#database.supply.refusal;
  }

  /** @param probes why those who look after the database get none; null: they do */
  look(probes: Error | null): void {
    const { supply } = this.#database;
    const { isTooSmall, refusal } = supply;
    const everyMs = isTooSmall ? FILL_EVERY_MS : GROW_EVERY_MS;
    if ((isTooSmall || refusal !== null) && performance.now() >= this.#filledAtMs + everyMs) {
      this.#filledAtMs = performance.now();
      void this.#database.fill();
    }
    this.#tell(supply, refusal ?? probes);
  }

  #tell({ open, most, isTooSmall }: Supply, refusal: Error | null): void {
    const nowMs = performance.now();
    if (refusal !== null) this.#refusedAtMs = nowMs;
    if (refusal !== null && !isTooSmall && this.#shortSinceMs === null) {
      this.#shortSinceMs = nowMs;
      this.#onEvent({ event: 'short', open, most, cause: refusal.message });
    } else if (this.#shortSinceMs !== null && nowMs >= this.#refusedAtMs + QUIET_FOR_MS) {
      const seconds = Math.round((this.#refusedAtMs - this.#shortSinceMs) / 1_000);
      this.#shortSinceMs = null;
      this.#onEvent({ event: 'enough', open, seconds });
    }
  }
}
