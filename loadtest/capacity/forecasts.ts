import { type FanOutRun, simulateFanOut } from './simulation/simulate-fan-out.ts';
import { type PoolRun, simulatePool } from './simulation/simulate-pool.ts';
import type { Inputs } from './inputs.ts';
import type { Reckoning } from './reckon.ts';

const SEED = 1;
const WINDOWS = 1_000;
const TICKETS = 40_000;

export interface LoopForecast {
  sockets: number;
  windowMs: number;
  run: FanOutRun;
}

/** One edge whose sockets all have the same topic, which never rests, in windows of both widths. */
export const forecastLoops = (inputs: Inputs, { edge }: Reckoning): LoopForecast[] => {
  const sizes = [inputs.socketsOfEdge, edge.sockets, 2 * edge.sockets];
  return sizes.flatMap((sockets) =>
    [inputs.windowMs, inputs.widestWindowMs].map((windowMs) => ({
      sockets,
      windowMs,
      run: simulateFanOut({
        sockets,
        windowMs,
        windowCostMs: 0,
        socketCostMs: inputs.socketMicros / 1_000,
        other: { everyMs: 1_000 / inputs.changesPerSecond, costMs: inputs.entryMicros / 1_000 },
        windows: WINDOWS,
        seed: SEED,
      }),
    })),
  );
};

export interface HotForecast {
  /** A share of all tickets, 0 … 1. */
  share: number;
  run: PoolRun;
}

/** How many of a gateway's connections take tickets: the shared ones have several under way (ADR 0016). */
const SLOTS_OF_GATEWAY = 16;
const HOT_SHARES = [0.01, 0.05, 0.1, 0.15];

/** All tickets in front of all gateways' connections, with one key that is served one after the other. */
export const forecastHotKey = (inputs: Inputs, { fullGateways }: Reckoning): HotForecast[] =>
  HOT_SHARES.map((share) => ({
    share,
    run: simulatePool({
      servers: fullGateways * SLOTS_OF_GATEWAY,
      arrivals: { everyMs: 1_000 / inputs.ticketsPerSecond },
      serviceMs: inputs.ticketMs,
      service: 'exponential',
      hotShare: share,
      jobs: TICKETS,
      seed: SEED,
    }),
  }));

/**
 * What `bench:costs` finds when callers keep so many tickets under way on two cores, which gateway, PostgreSQL and the
 * callers share.
 */
export const forecastBench = (inputs: Inputs, callers: number): PoolRun =>
  simulatePool({
    servers: 2,
    arrivals: { callers },
    serviceMs: (inputs.ticketMicros + inputs.ticketDatabaseMicros + inputs.callerMicros) / 1_000,
    service: 'exponential',
    hotShare: 0,
    jobs: TICKETS,
    seed: SEED,
  });

/** What `bench:fanout` finds: it has lines moved every 50 ms, also while windows are wider. */
const STEP_MS = 50;

export const forecastFanOut = (inputs: Inputs, sockets: number, windowMs: number): FanOutRun =>
  simulateFanOut({
    sockets,
    windowMs,
    windowCostMs: ((inputs.houseMicros / 1_000) * windowMs) / STEP_MS,
    socketCostMs: inputs.socketMicros / 1_000,
    other: { everyMs: Infinity, costMs: 0 },
    windows: WINDOWS,
    seed: SEED,
  });
