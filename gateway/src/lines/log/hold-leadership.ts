import type { Lease, LineLog } from '../book/line-log.ts';
import { LeaseLost } from '../book/line-log.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import { pause } from './pause.ts';

/** The writer for the feeds of the leading gateway. */
export type LeasedWriter = Pick<Lease, 'append'>;

/** The feeds while they run here. */
export interface FeedRun {
  /** Stops the feeds; once it resolves they write nothing more. */
  stop(): Promise<void>;
  /** Closes the feeds when no other gateway continues them: their lines are held from now on. */
  close(): Promise<void>;
}

export interface Leadership {
  /** Hands the feeds over to a gateway that waits for them, or holds their lines where there is none. */
  stop(): Promise<void>;
}

export type LeadershipChange =
  | { leads: true; lease: number }
  /** `notRenewed`: the log could not be reached for most of the lease. `passed`: another gateway has it. */
  | { leads: false; lease: number; why: 'notRenewed' | 'passed' | 'stopped' };

/** A waiting gateway notices a free or expired lease within this time. */
const TRY_EVERY_MS = 250;
/** There are several tries in the time of a lease, so that a lost answer doesn't matter. */
const RENEW_EVERY_MS = 400;
const RENEW_AGAIN_MS = 100;
/** The leader stops this long before anyone else may begin, because a busy machine needs time to notice. */
const MARGIN_MS = 300;
/** A waiting gateway looks four times a second. Within this time one has taken the offered lease, or there is none. */
const HAND_OVER_WITHIN_MS = 800;
const HAND_OVER_LOOK_MS = 50;

interface Tenure {
  lease: Lease;
  run: FeedRun;
  /** Monotonic ms; the leader ends its lease by its own clock before anyone else does. */
  validUntilMs: number;
  expiry: NodeJS.Timeout | null;
}

export interface LeadershipParts {
  log: Pick<LineLog, 'takeLease' | 'leaseMs'>;
  /** Runs the feeds while this gateway leads. */
  begin: (writer: LeasedWriter) => FeedRun;
  onChange: (change: LeadershipChange) => void;
  reporter: Reporter<'leadership'>;
}

/**
 * Only one of several gateways runs the feeds: the one that has the log's lease (docs/adr/0008-lease-and-fencing.md).
 * That gateway renews the lease in the log, gives it up by its own monotonic clock when it can't, and writes everything
 * under its number.
 */
export const holdLeadership = (parts: LeadershipParts): Leadership => new HeldLeadership(parts);

class HeldLeadership implements Leadership {
  readonly #parts: LeadershipParts;
  readonly #ownMs: number;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  #tenure: Tenure | null = null;
  /** The record of another gateway's lease, and the time since when it hasn't changed. */
  #watched = { record: '', sinceMs: 0 };
  #settled: Promise<void> = Promise.resolve();

  constructor(parts: LeadershipParts) {
    this.#parts = parts;
    this.#ownMs = parts.log.leaseMs - MARGIN_MS;
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    const { log, onChange, reporter } = this.#parts;
    this.#stopping.abort();
    await this.#running;
    await this.#settled;
    const last = this.#tenure;
    if (last === null) return;
    this.#tenure = null;
    clearTimeout(last.expiry ?? undefined);
    onChange({ leads: false, lease: last.lease.number, why: 'stopped' });
    await last.run.stop();
    const isAlone = log.leaseMs === Number.POSITIVE_INFINITY;
    // A log that is down can't be told: the feeds will be found silent.
    if (!isAlone && (await this.#handOver(last))) return;
    await last.run.close().catch((error: unknown) => reporter.failed('notClosed', error));
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const tenure = this.#tenure;
      // A log that is down is asked again; in the meantime the lease expires.
      const answered = await (tenure === null
        ? this.#settled.then(() => this.#attempt())
        : this.#renew(tenure)
      ).then(
        () => true,
        (error: unknown) => {
          this.#parts.reporter.failed('notAsked', error);
          return false;
        },
      );
      const renewMs = answered ? RENEW_EVERY_MS : RENEW_AGAIN_MS;
      await pause(this.#tenure === null ? TRY_EVERY_MS : renewMs, signal);
    }
  }

  async #attempt(): Promise<void> {
    const { log, begin, onChange } = this.#parts;
    const askedMs = performance.now();
    const isOut = this.#watched.record !== '' && askedMs - this.#watched.sinceMs >= log.leaseMs;
    const answer = await log.takeLease(isOut ? this.#watched.record : null);
    if (answer.taken === null) {
      // The time counts from the answer, because the holder counts from before its request.
      if (answer.record !== this.#watched.record)
        this.#watched = { record: answer.record, sinceMs: performance.now() };
      return;
    }
    const idle: FeedRun = { stop: async () => {}, close: async () => {} };
    const begun: Tenure = {
      lease: answer.taken,
      run: idle,
      validUntilMs: Number.POSITIVE_INFINITY,
      expiry: null,
    };
    this.#tenure = begun;
    this.#prolong(begun, askedMs);
    onChange({ leads: true, lease: begun.lease.number });
    begun.run = begin({ append: (feedId, changes) => this.#write(begun, feedId, changes) });
  }

  async #renew(of: Tenure): Promise<void> {
    const askedMs = performance.now();
    if (!(await of.lease.renew())) await this.#resign(of, 'passed');
    else if (this.#tenure === of) this.#prolong(of, askedMs);
  }

  #resign(from: Tenure, why: 'notRenewed' | 'passed'): Promise<void> {
    if (this.#tenure !== from) return this.#settled;
    this.#tenure = null;
    clearTimeout(from.expiry ?? undefined);
    this.#parts.onChange({ leads: false, lease: from.lease.number, why });
    // This is delayed: feeds that write while they begin may find the lease lost before there is a run to stop.
    return (this.#settled = Promise.resolve()
      .then(() => from.run.stop())
      // Offering the lease saves others the wait until it expires. If that fails, it expires.
      .then(() => from.lease.offer())
      .catch((error: unknown) => this.#parts.reporter.failed('notOffered', error)));
  }

  #prolong(of: Tenure, askedMs: number): void {
    if (this.#ownMs === Number.POSITIVE_INFINITY) return;
    of.validUntilMs = askedMs + this.#ownMs;
    clearTimeout(of.expiry ?? undefined);
    of.expiry = setTimeout(
      () => void this.#resign(of, 'notRenewed'),
      // A process that was frozen in the meantime is already late.
      Math.max(0, of.validUntilMs - performance.now()),
    );
  }

  async #write(of: Tenure, ...[feedId, changes]: Parameters<Lease['append']>): Promise<number> {
    // A process that was frozen may get here before its timers do.
    if (performance.now() >= of.validUntilMs) {
      void this.#resign(of, 'notRenewed');
      throw new LeaseLost('the lease is out by this gateway’s own clock');
    }
    try {
      return await of.lease.append(feedId, changes);
    } catch (error) {
      if (error instanceof LeaseLost) void this.#resign(of, 'passed');
      throw error;
    }
  }

  /** @returns whether another gateway continues the feeds, or the log can't be reached anyway */
  async #handOver({ lease }: Tenure): Promise<boolean> {
    try {
      await lease.offer();
      const untilMs = performance.now() + HAND_OVER_WITHIN_MS;
      while (performance.now() < untilMs) {
        if (!(await lease.renew())) return true;
        await new Promise((resolve) => setTimeout(resolve, HAND_OVER_LOOK_MS));
      }
      return false;
    } catch (error) {
      this.#parts.reporter.failed('notOffered', error);
      return true;
    }
  }
}
