import { createDraws } from './draws.ts';
import { EventQueue } from './event-queue.ts';
import { summarizeTimes, type Times } from './summarize-times.ts';

/**
 * Tickets in front of a pool. They come at random, or from so many callers who send the next one once the last is
 * answered. A share of them is of one hot key (a customer who bets by a machine): those are done one after the other,
 * and wait for their turn without taking a place in the pool.
 */
export interface PoolSettings {
  servers: number;
  arrivals: { everyMs: number } | { callers: number };
  serviceMs: number;
  /** Whether service takes exponential times or the same always. */
  service: 'exponential' | 'fixed';
  /** 0 … 1. */
  hotShare: number;
  /** How many are measured, after a tenth of them that isn't. */
  jobs: number;
  seed: number;
}

export interface PoolRun {
  /** Before service begins, all tickets and those of the hot key; null where there are none. */
  wait: Times;
  hotWait: Times | null;
  /** From arrival to answer. */
  stay: Times;
  perSecond: number;
  /** How much of the servers' time was used, 0 … 1. */
  busy: number;
}

interface Job {
  arrivedMs: number;
  beganMs: number;
  isHot: boolean;
}

type PoolEvent = { kind: 'arrival' } | { kind: 'end'; job: Job };

const WARM_UP_SHARE = 0.1;

class PoolSimulation {
  readonly #settings: PoolSettings;
  readonly #draws: ReturnType<typeof createDraws>;
  readonly #events = new EventQueue<PoolEvent>();
  /** Read from `…At` on: shifting a long queue would move all of it. */
  readonly #ready: Job[] = [];
  #readyAt = 0;
  readonly #hot: Job[] = [];
  #hotAt = 0;
  #isHotUnderWay = false;
  #free: number;
  #nowMs = 0;
  readonly #ended: Job[] = [];
  readonly #endedMs: number[] = [];

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    this.#draws = createDraws(settings.seed);
    this.#free = settings.servers;
  }

  run(): PoolRun {
    const { jobs, arrivals } = this.#settings;
    const warmUp = Math.floor(jobs * WARM_UP_SHARE);
    if ('callers' in arrivals) for (let caller = 0; caller < arrivals.callers; caller += 1) this.#arrive();
    else this.#awaitArrival(arrivals.everyMs);
    while (this.#ended.length < warmUp + jobs) {
      const { atMs, event } = this.#events.take()!;
      this.#nowMs = atMs;
      if (event.kind === 'end') this.#end(event.job);
      else {
        this.#arrive();
        if ('everyMs' in arrivals) this.#awaitArrival(arrivals.everyMs);
      }
    }
    return this.#describe(warmUp);
  }

  #awaitArrival(everyMs: number): void {
    this.#events.put(this.#nowMs + this.#draws.exponential(everyMs), { kind: 'arrival' });
  }

  #arrive(): void {
    const { hotShare } = this.#settings;
    const isHot = hotShare > 0 && this.#draws.chance(hotShare);
    const job = { arrivedMs: this.#nowMs, beganMs: 0, isHot };
    if (isHot && this.#isHotUnderWay) this.#hot.push(job);
    else this.#makeReady(job);
  }

  #makeReady(job: Job): void {
    if (job.isHot) this.#isHotUnderWay = true;
    this.#ready.push(job);
    this.#begin();
  }

  #begin(): void {
    const { service, serviceMs } = this.#settings;
    while (this.#free > 0 && this.#readyAt < this.#ready.length) {
      const job = this.#ready[this.#readyAt++]!;
      this.#free -= 1;
      job.beganMs = this.#nowMs;
      const takesMs = service === 'fixed' ? serviceMs : this.#draws.exponential(serviceMs);
      this.#events.put(this.#nowMs + takesMs, { kind: 'end', job });
    }
  }

  #end(job: Job): void {
    this.#free += 1;
    this.#ended.push(job);
    this.#endedMs.push(this.#nowMs);
    if (job.isHot) {
      this.#isHotUnderWay = false;
      const next = this.#hot[this.#hotAt];
      if (next !== undefined) {
        this.#hotAt += 1;
        this.#makeReady(next);
      }
    }
    this.#begin();
    if ('callers' in this.#settings.arrivals) this.#arrive();
  }

  #describe(warmUp: number): PoolRun {
    const { servers } = this.#settings;
    const measured = this.#ended.slice(warmUp);
    const endedMs = this.#endedMs.slice(warmUp);
    const tookMs = endedMs.at(-1)! - (this.#endedMs[warmUp - 1] ?? 0);
    const served = measured.reduce((sum, { beganMs }, at) => sum + endedMs[at]! - beganMs, 0);
    const waitOf = ({ arrivedMs, beganMs }: Job): number => beganMs - arrivedMs;
    const hot = measured.filter(({ isHot }) => isHot);
    return {
      wait: summarizeTimes(measured.map(waitOf)),
      hotWait: hot.length === 0 ? null : summarizeTimes(hot.map(waitOf)),
      stay: summarizeTimes(measured.map(({ arrivedMs }, at) => endedMs[at]! - arrivedMs)),
      perSecond: (measured.length * 1_000) / tookMs,
      busy: served / tookMs / servers,
    };
  }
}

/** @throws RangeError when more comes than is served: the queue would only grow, and so would the run */
export const simulatePool = (settings: PoolSettings): PoolRun => {
  const { arrivals, servers, serviceMs } = settings;
  if ('everyMs' in arrivals && serviceMs >= arrivals.everyMs * servers)
    throw new RangeError('more tickets come than their connections can serve');
  return new PoolSimulation(settings).run();
};
