import type { HeldEvent } from './held-event.ts';
import type { OfferedEvent } from './parse-odds.ts';

/** An answer that leaves out more of what is still to come than this is doubted, from so many games on. */
const MOST_LEFT_OUT = 0.5;
const LEAST_GAMES = 4;

/** A provider that says the same for so long means it. */
const BELIEVED_AFTER_MS = 30 * 60_000;

/** Between two tries at a call that isn't answered; longer each time. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 10 * 60_000;

interface Trouble {
  sinceMs: number;
  tries: number;
}

/** Failures of single calls, and when they begin: one sport's failures don't affect another's. */
export class AnswerHealth {
  readonly #failing = new Map<string, Trouble>();
  readonly #shrunkSince = new Map<string, number>();
  readonly #firstRetryMs: number;

  constructor(firstRetryMs = FIRST_RETRY_MS) {
    this.#firstRetryMs = firstRetryMs;
  }

  /** @returns how long the call waits for its next try, ms */
  fail(call: string, nowMs: number, random: number): number {
    const trouble = this.#failing.get(call) ?? { sinceMs: nowMs, tries: 0 };
    trouble.tries += 1;
    this.#failing.set(call, trouble);
    const fullMs = Math.min(LONGEST_RETRY_MS, this.#firstRetryMs * 2 ** (trouble.tries - 1));
    return fullMs * (0.5 + random / 2);
  }

  /** @returns for how long it had failed; null when it hadn't */
  recover(call: string, nowMs: number): number | null {
    const trouble = this.#failing.get(call);
    this.#failing.delete(call);
    return trouble === undefined ? null : nowMs - trouble.sinceMs;
  }

  /**
   * Whether an answer leaves out so much of what the board has that it is no news but a mistake: the board stays
   * as it is, and is held once nobody confirms it.
   */
  isShrunk(
    sportKey: string,
    { held, offered, nowMs }: { held: readonly HeldEvent[]; offered: readonly OfferedEvent[]; nowMs: number },
  ): boolean {
    const named = new Set(offered.map(({ eventId }) => eventId));
    const toCome = held.filter(({ commenceMs, markets }) => commenceMs > nowMs && markets.size > 0);
    const left = toCome.filter(({ eventId }) => !named.has(eventId));
    if (toCome.length < LEAST_GAMES || left.length <= toCome.length * MOST_LEFT_OUT) {
      this.#shrunkSince.delete(sportKey);
      return false;
    }
    const sinceMs = this.#shrunkSince.get(sportKey) ?? nowMs;
    this.#shrunkSince.set(sportKey, sinceMs);
    return nowMs - sinceMs < BELIEVED_AFTER_MS;
  }
}
