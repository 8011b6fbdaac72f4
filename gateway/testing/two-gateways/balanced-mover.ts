import type { ErrorBody } from '@lineboard/domain/ground/error/refusal';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeBatches, imageBatches, type SentBatch } from '../samples/image-batches.ts';
import { KILL_FEED } from '../kill/killable-gateway.ts';

/** An operator's line mover that reaches the gateways through a balancer: each try goes to the next one. */
export interface BalancedMover {
  /** Tries that the gateway called its own no matter of: the feed runs elsewhere. */
  readonly elsewhere: number;
  /** Images that were asked for. */
  readonly imagesAsked: number;
  /**
   * Adds or replaces rows, by name; resolves when they are in the log.
   * @param gone names that are left out of images from then on, since these rows remove what they were about
   */
  put(rows: Readonly<Record<string, object>>, gone?: readonly string[]): Promise<void>;
  /** Sends nothing, not even a sign of life, until it is resumed. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

interface BatchOutcome {
  status: number;
  refused?: unknown[];
  error?: ErrorBody['error'];
}

/** Why no gateway took the batch: another one runs the feed, or this one wants an image first. */
const paramsOf = (outcome: BatchOutcome | null) =>
  outcome?.error?.code === 'unavailable' || outcome?.error?.code === 'feedSequence'
    ? outcome.error.params
    : undefined;

const BEAT_EVERY_MS = 200;

export const postBatch = (
  origin: string,
  batch: object,
  { limitMs = 3_000, feed = KILL_FEED }: Pick<BalancedMoverOptions, 'limitMs' | 'feed'> = {},
): Promise<Response> =>
  fetch(`${origin}/api/feed/${feed.feedId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${feed.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(batch),
    signal: AbortSignal.timeout(limitMs),
  });

interface BalancedMoverOptions {
  /** Begins with the gateway that took the last batch, as a mover does that has learnt where the feed runs. */
  isSticky?: boolean;
  /** How long a gateway may take over a batch before the next one is tried. */
  limitMs?: number;
  /** As which feed it sends. */
  feed?: { feedId: string; token: string };
}

export const startBalancedMover = (
  origins: readonly string[],
  { isSticky = false, limitMs, feed = KILL_FEED }: BalancedMoverOptions = {},
): BalancedMover => {
  const rows = new Map<string, object>();
  let waiting: Array<{ rows: object[]; done: () => void }> = [];
  let sequence = 0;
  let turn = 0;
  let elsewhere = 0;
  let imagesAsked = 0;
  let needsImage = true;
  let isPaused = false;
  let isStopped = false;
  let wake = (): void => undefined;

  /** @returns null when no answer came, or none that anybody understands: it is tried again */
  const ask = async (origin: string, batch: object): Promise<BatchOutcome | null> => {
    try {
      const answer = await postBatch(origin, batch, { ...(limitMs === undefined ? {} : { limitMs }), feed });
      return { status: answer.status, ...((await answer.json()) as Omit<BatchOutcome, 'status'>) };
    } catch {
      return null;
    }
  };

  /** Sends one batch until a gateway has said what it thinks of it. */
  const deliver = async (batch: object): Promise<'taken' | 'imageNeeded' | 'stopped'> => {
    for (; !isStopped; await sleep(20)) {
      if (isPaused) continue;
      const said = await ask(origins[turn % origins.length]!, batch);
      const isElsewhere = paramsOf(said)?.reason === 'notRunningHere';
      if (isElsewhere) elsewhere++;
      if (!isSticky || said === null || isElsewhere) turn++;
      if (said === null || isElsewhere) continue;
      if (paramsOf(said)?.needed === 'image') return 'imageNeeded';
      if (said.refused !== undefined && said.refused.length > 0)
        throw new Error(`rows were refused: ${JSON.stringify(said.refused)}`);
      if (said.status === 200) return 'taken';
      if (said.status < 500) throw new Error(`the batch was refused: ${JSON.stringify(said.error)}`);
    }
    return 'stopped';
  };

  /** Numbers the batches; the rest of them is of no use once one wasn't taken. */
  const deliverAll = async (batches: readonly SentBatch[]): Promise<'taken' | 'imageNeeded' | 'stopped'> => {
    for (const { image, rows: sent } of batches) {
      sequence++;
      const outcome = await deliver({ batchId: `m${sequence}`, sequence, image, rows: sent });
      if (outcome !== 'taken') return outcome;
    }
    return 'taken';
  };

  const running = (async () => {
    while (!isStopped) {
      const taken = waiting;
      waiting = [];
      const outcome = await deliverAll(
        needsImage ? imageBatches([...rows.values()]) : changeBatches(taken.flatMap((put) => put.rows)),
      );
      if (outcome === 'imageNeeded') imagesAsked++;
      needsImage = outcome === 'imageNeeded';
      if (needsImage) waiting = [...taken, ...waiting];
      else for (const put of taken) put.done();
      if (!needsImage && waiting.length === 0)
        await Promise.race([sleep(BEAT_EVERY_MS), new Promise<void>((resolve) => (wake = resolve))]);
      else if (needsImage) await sleep(50);
    }
  })();
  running.catch(() => {});

  return {
    get elsewhere() {
      return elsewhere;
    },
    get imagesAsked() {
      return imagesAsked;
    },
    put: async (more, gone = []) => {
      for (const [name, row] of Object.entries(more)) rows.set(name, row);
      for (const name of gone) rows.delete(name);
      const done = new Promise<void>((resolve) => waiting.push({ rows: Object.values(more), done: resolve }));
      wake();
      await Promise.race([done, running]);
    },
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
};
