import { setTimeout as sleep } from 'node:timers/promises';
import { postBatch } from '../../two-gateways/balanced-mover.ts';
import type { FaultGateway } from './fault-gateway.ts';

/** A batch out of order: it changes nothing, and only the gateway that runs the feeds knows that it is. */
const PROBE = { batchId: 'probe', sequence: 1, rows: [] };
const PROBE_WITHIN_MS = 1_000;
const PROBE_EVERY_MS = 50;

const runsFeeds = async ({ origin }: FaultGateway): Promise<boolean> => {
  try {
    const answer = await postBatch(origin, PROBE, { limitMs: PROBE_WITHIN_MS });
    await answer.arrayBuffer();
    return answer.status === 422;
  } catch {
    return false;
  }
};

/** @returns the one that runs the feeds, and the other one */
export const findLeader = async (
  gateways: readonly [FaultGateway, FaultGateway],
  limitMs = 60_000,
): Promise<{ leader: FaultGateway; other: FaultGateway }> => {
  const [one, two] = gateways;
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(PROBE_EVERY_MS)) {
    const [first, second] = await Promise.all([runsFeeds(one), runsFeeds(two)]);
    if (first !== second) return first ? { leader: one, other: two } : { leader: two, other: one };
  }
  throw new Error('nobody, or everybody, runs the feeds');
};

/** Looks from now on for the moment at which this gateway runs the feeds. */
export const watchTakeover = (gateway: FaultGateway): { stop: () => Promise<number | null> } => {
  const fromMs = Date.now();
  let isStopped = false;
  const watching = (async () => {
    for (; !isStopped; await sleep(PROBE_EVERY_MS)) {
      if (await runsFeeds(gateway)) return Date.now() - fromMs;
    }
    return null;
  })();
  return {
    stop: () => {
      isStopped = true;
      return watching;
    },
  };
};
