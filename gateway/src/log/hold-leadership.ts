import type { Lease, LineLog } from '../book/line-log.ts';
import { LeaseLost } from '../book/line-log.ts';
import { pause } from './pause.ts';

/** How the feeds of a gateway that leads write. */
export type LeasedWriter = Pick<Lease, 'append'>;

/** The feeds while they run here. */
export interface FeedRun {
  /** Once it resolves they write nothing more. */
  stop(): Promise<void>;
  /** Nobody else goes on with them: their lines are held from now on. */
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

/** A gateway that waits finds a lease free, or out, at most this late. */
const TRY_EVERY_MS = 250;
/** Several tries in the time of a lease, so that a lost answer costs nothing. */
const RENEW_EVERY_MS = 400;
const RENEW_AGAIN_MS = 100;
/** Who leads stops this long before anybody else may begin: time to notice, on a busy machine. */
const MARGIN_MS = 300;
/** Who waits looks four times a second. Within this time somebody has taken what was offered, or nobody is there. */
const HAND_OVER_WITHIN_MS = 800;
const HAND_OVER_LOOK_MS = 50;

interface Tenure {
  lease: Lease;
  run: FeedRun;
  /** Monotonic ms; the leader's own clock ends its lease before anybody else's does. */
  validUntilMs: number;
  expiry: NodeJS.Timeout | null;
}

/**
 * Of several gateways one runs the feeds: the one that has the lease of the log (docs/adr/0008-lease-and-fencing.md). It
 * renews it where it writes, gives it up by its own monotonic clock when it can't, and everything that it writes carries it.
 *
 * @param begin runs the feeds while this gateway leads
 */
export const holdLeadership = (
  log: Pick<LineLog, 'takeLease' | 'leaseMs'>,
  begin: (writer: LeasedWriter) => FeedRun,
  onChange: (change: LeadershipChange) => void,
): Leadership => {
  const ownMs = log.leaseMs - MARGIN_MS;
  const stopping = new AbortController();
  let tenure: Tenure | null = null;
  /** The record of another's lease, and since when it has been seen to stand still. */
  let watched = { record: '', sinceMs: 0 };
  let settled: Promise<void> = Promise.resolve();

  const resign = (from: Tenure, why: 'notRenewed' | 'passed'): Promise<void> => {
    if (tenure !== from) return settled;
    tenure = null;
    clearTimeout(from.expiry ?? undefined);
    onChange({ leads: false, lease: from.lease.number, why });
    return (settled = from.run
      .stop()
      // Nobody has to wait for it to run out. Where it can't be said, it runs out.
      .then(() => from.lease.offer())
      .catch(() => undefined));
  };

  const prolong = (of: Tenure, askedMs: number): void => {
    if (ownMs === Number.POSITIVE_INFINITY) return;
    of.validUntilMs = askedMs + ownMs;
    clearTimeout(of.expiry ?? undefined);
    of.expiry = setTimeout(() => void resign(of, 'notRenewed'), of.validUntilMs - performance.now());
  };

  const write =
    (of: Tenure): Lease['append'] =>
    async (feedId, changes) => {
      // A process that stood still may get here before its timers do.
      if (performance.now() >= of.validUntilMs) {
        void resign(of, 'notRenewed');
        throw new LeaseLost('the lease is out by this gateway’s own clock');
      }
      try {
        return await of.lease.append(feedId, changes);
      } catch (error) {
        if (error instanceof LeaseLost) void resign(of, 'passed');
        throw error;
      }
    };

  const attempt = async (): Promise<void> => {
    const askedMs = performance.now();
    const isOut = watched.record !== '' && askedMs - watched.sinceMs >= log.leaseMs;
    const answer = await log.takeLease(isOut ? watched.record : null);
    if (answer.taken === null) {
      // From the answer on, not from the question: the holder counts from before it asked.
      if (answer.record !== watched.record) watched = { record: answer.record, sinceMs: performance.now() };
      return;
    }
    const idle: FeedRun = { stop: async () => {}, close: async () => {} };
    const begun: Tenure = {
      lease: answer.taken,
      run: idle,
      validUntilMs: Number.POSITIVE_INFINITY,
      expiry: null,
    };
    tenure = begun;
    prolong(begun, askedMs);
    onChange({ leads: true, lease: begun.lease.number });
    begun.run = begin({ append: write(begun) });
  };

  const renew = async (of: Tenure): Promise<void> => {
    const askedMs = performance.now();
    if (!(await of.lease.renew())) await resign(of, 'passed');
    else if (tenure === of) prolong(of, askedMs);
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      // A log that is away is asked again; the lease runs out by itself meanwhile.
      const answered = await (tenure === null ? settled.then(attempt) : renew(tenure)).then(
        () => true,
        () => false,
      );
      const renewMs = answered ? RENEW_EVERY_MS : RENEW_AGAIN_MS;
      await pause(tenure === null ? TRY_EVERY_MS : renewMs, stopping.signal);
    }
  })();

  /** @returns whether another gateway goes on with the feeds */
  const handOver = async ({ lease }: Tenure): Promise<boolean> => {
    await lease.offer();
    const untilMs = performance.now() + HAND_OVER_WITHIN_MS;
    while (performance.now() < untilMs) {
      if (!(await lease.renew())) return true;
      await new Promise((resolve) => setTimeout(resolve, HAND_OVER_LOOK_MS));
    }
    return false;
  };

  return {
    stop: async () => {
      stopping.abort();
      await running;
      await settled;
      const last = tenure;
      if (last === null) return;
      tenure = null;
      clearTimeout(last.expiry ?? undefined);
      onChange({ leads: false, lease: last.lease.number, why: 'stopped' });
      await last.run.stop();
      const isAlone = log.leaseMs === Number.POSITIVE_INFINITY;
      // A log that is away needs no farewell: the feeds will be found silent.
      if (isAlone || !(await handOver(last).catch(() => true))) await last.run.close().catch(() => undefined);
    },
  };
};
