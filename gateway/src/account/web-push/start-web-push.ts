import pMap from 'p-map';
import type { CustomerEvents, PrivateEvent } from '../../ground/customer/customer-events.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import { type ClaimedNotices, claimNotices, putBackNotices } from './claim-notices.ts';
import { createLoopTurns } from './create-loop-turns.ts';
import { deliverNotice, type DeliverParts, type Delivery } from './deliver-notice.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** The interval for looking whether there was news; news that comes within it is sent together. */
const ROUND_EVERY_MS = 1_000;

/**
 * The interval for looking in any case: an event may be lost, a message may come from the command line, and failed
 * notices are tried again.
 */
const LOOK_EVERY_MS = 60_000;

/** Calls to push services at a time: these calls take little of the gateway that runs the feeds. */
const AT_ONCE = 8;

/**
 * When the browsers of this many customers of one push service fail in a row, the service is paused for a while and its
 * notices wait. However many endpoints of one customer fail, only these are tried again later.
 */
const CUSTOMERS_TO_PAUSE = 3;
const PAUSE_MS = 30_000;

/**
 * The wait doubles with each failure in a row of one browser. A service may ask for a longer one, never for a shorter:
 * one that says “at once” while it is down would use up all tries in no time.
 */
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 3_600_000;
/** This many tries take about nine hours. */
const MOST_FAILURES = 15;

const CLOSE_WITHIN_MS = 1_000;

export interface WebPushParts extends Omit<DeliverParts, 'signal'> {
  database: Database;
  customerEvents: Pick<CustomerEvents, 'listen'>;
  wallNowMs: () => number;
  reporter: Reporter<'push'>;
}

export interface WebPush {
  /** Starts to notify browsers of news. @returns stops it at once; calls under way go on */
  lead(): () => void;
  /** Looks at everything now. Resolves when all of it has been tried. */
  sweep(): Promise<void>;
  /** Waits a limited time for the calls under way. */
  close(): Promise<void>;
}

const NEWS: ReadonlySet<PrivateEvent['kind']> = new Set(['wagers', 'ticket', 'messages', 'alerts']);

/**
 * Notifies closed pages of news. Only one gateway does this, the one that runs the feeds. It asks the database for
 * news, so nothing waits for it: code that grades, decides or sends a message only names the customer, as it does for
 * open pages.
 */
export const createWebPush = (parts: WebPushParts): WebPush => new RunningWebPush(parts);

class RunningWebPush implements WebPush {
  readonly #parts: WebPushParts;
  readonly #closing = new AbortController();
  readonly #pausedUntilMs = new Map<string, number>();
  readonly #failedInRow = new Map<string, Set<string>>();
  /** Sealing takes a millisecond or more of the thread that serves prices, so several never run back to back. */
  readonly #nextTurn = createLoopTurns();
  #isLeading = false;
  #hasNews = false;
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;

  constructor(parts: WebPushParts) {
    this.#parts = parts;
  }

  lead(): () => void {
    this.#isLeading = true;
    // A new leader finds earlier news.
    this.#hasNews = true;
    const stopListening = this.#parts.customerEvents.listen((_, { kind }) => {
      if (NEWS.has(kind)) this.#hasNews = true;
    });
    const stopBeats = repeat(() => this.#beat(), ROUND_EVERY_MS);
    return () => {
      this.#isLeading = false;
      stopListening();
      stopBeats();
    };
  }

  sweep(): Promise<void> {
    return this.#tell(() => false);
  }

  async close(): Promise<void> {
    this.#isLeading = false;
    const late = setTimeout(() => this.#closing.abort(), CLOSE_WITHIN_MS);
    await this.#running;
    clearTimeout(late);
  }

  #beat(): void {
    if (this.#isRunning) return;
    const nowMs = performance.now();
    if (!this.#hasNews && nowMs - this.#lookedAtMs < LOOK_EVERY_MS) return;
    this.#hasNews = false;
    this.#lookedAtMs = nowMs;
    this.#isRunning = true;
    this.#running = this.#tell(() => !this.#isLeading)
      .catch((error: unknown) => this.#parts.reporter.failed('notLookedAt', error))
      .finally(() => {
        this.#isRunning = false;
      });
  }

  async #tell(isOver: () => boolean): Promise<void> {
    const { database, wallNowMs } = this.#parts;
    for (let isAll = false; !isAll && !isOver(); ) {
      const answer = await claimNotices(database, { pausedHosts: this.#listPaused(), nowMs: wallNowMs() });
      isAll = answer.isAll;
      // Every claimed notice is tried, even when another one fails.
      await pMap(answer.claimed, (one) => this.#tellOne(one), { concurrency: AT_ONCE, stopOnError: false });
    }
  }

  async #tellOne(one: ClaimedNotices): Promise<void> {
    await this.#nextTurn();
    // Other browsers of this service have just failed: this one is told when the service is back.
    if (this.#isPaused(one.host)) return this.#putBack(one, null);
    const { keys, contact } = this.#parts;
    const delivery = await deliverNotice({ keys, contact, signal: this.#closing.signal }, one);
    this.#noteService(one, delivery);
    switch (delivery.kind) {
      case 'told':
        if (one.failures > 0)
          await this.#query('update push_subscription set failures = 0 where subscription_id = $1', one);
        return;
      case 'gone':
        return this.#query('delete from push_subscription where subscription_id = $1', one);
      case 'failed':
        this.#parts.reporter.failed('notTold', delivery.cause, { host: one.host });
        if (one.failures + 1 >= MOST_FAILURES)
          return this.#query('delete from push_subscription where subscription_id = $1', one);
        return this.#putBack(one, delivery);
    }
  }

  #query(text: string, { subscriptionId }: ClaimedNotices): Promise<void> {
    return this.#parts.database.pool.query(text, [subscriptionId]).then(() => undefined);
  }

  /** Returns a notice that couldn't be sent, to be tried again later. */
  async #putBack(one: ClaimedNotices, failed: Extract<Delivery, { kind: 'failed' }> | null): Promise<void> {
    const { database, wallNowMs } = this.#parts;
    const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** one.failures, LAST_RETRY_MS);
    const tryAtMs = failed === null ? 0 : wallNowMs() + Math.max(failed.retryAfterMs ?? 0, pauseMs);
    await putBackNotices(database, one, { failures: failed === null ? 0 : 1, tryAtMs });
  }

  #noteService({ host, due }: ClaimedNotices, delivery: Delivery): void {
    if (delivery.kind !== 'failed' || !delivery.isService) {
      this.#failedInRow.delete(host);
      return;
    }
    const failed = this.#failedInRow.get(host) ?? new Set();
    for (const { customerId } of due) if (failed.size < CUSTOMERS_TO_PAUSE) failed.add(customerId);
    this.#failedInRow.set(host, failed);
    if (failed.size === CUSTOMERS_TO_PAUSE)
      this.#pausedUntilMs.set(host, performance.now() + Math.max(delivery.retryAfterMs ?? 0, PAUSE_MS));
  }

  #isPaused(host: string): boolean {
    return (this.#pausedUntilMs.get(host) ?? 0) > performance.now();
  }

  #listPaused(): string[] {
    for (const host of this.#pausedUntilMs.keys())
      if (!this.#isPaused(host)) this.#pausedUntilMs.delete(host);
    return [...this.#pausedUntilMs.keys()];
  }
}
