import { setTimeout as sleep } from 'node:timers/promises';
import type { TypeInside } from '../container/enter-container.ts';
import type { PodPlan } from './read-deployment.ts';
import type { Probe } from './read-probe.ts';

/** What comes of a pod's probes. */
export interface Probed {
  /** It goes, or is lost: nobody asks any more. */
  isOver(): boolean;
  opened(): void;
  setReady(isReady: boolean): void;
  lose(why: string): void;
}

/** Asks once. @param type a way into its container */
export const askProbe = async (probe: Probe, address: string, type: TypeInside): Promise<boolean> => {
  const limitMs = probe.timeoutSeconds * 1_000;
  if (probe.asks.kind === 'command') return (await type(probe.asks.words, limitMs)).code === 0;
  const { path, port } = probe.asks;
  try {
    const answer = await fetch(`http://${address}:${port}${path}`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(limitMs),
    });
    await answer.arrayBuffer();
    return answer.status >= 200 && answer.status < 400;
  } catch {
    return false;
  }
};

/** Asks as the kubelet does: the start first, then whether it is ready and lives, until all is over. */
export const keepProbing = async (
  { startup, readiness, liveness }: PodPlan,
  ask: (probe: Probe) => Promise<boolean>,
  { isOver, opened, setReady, lose }: Probed,
): Promise<void> => {
  const untilOpen = async (probe: Probe): Promise<void> => {
    for (let failed = 0; !isOver(); await sleep(probe.periodSeconds * 1_000)) {
      if (await ask(probe)) return;
      failed += 1;
      if (failed >= probe.failureThreshold) lose('did not start in time');
    }
  };
  /** @param failedFor it failed as often in a row as the threshold says */
  const keepAsking = async (probe: Probe, passed: () => void, failedFor: () => void): Promise<void> => {
    for (let failed = 0; !isOver(); await sleep(probe.periodSeconds * 1_000)) {
      const isPassed = await ask(probe);
      failed = isPassed ? 0 : failed + 1;
      if (isPassed) passed();
      else if (failed >= probe.failureThreshold) failedFor();
    }
  };
  if (startup !== null) await untilOpen(startup);
  opened();
  const readying =
    readiness === null
      ? setReady(true)
      : keepAsking(
          readiness,
          () => setReady(true),
          () => setReady(false),
        );
  const living =
    liveness === null
      ? null
      : keepAsking(
          liveness,
          () => undefined,
          () => lose('stood still and would have been started anew'),
        );
  await Promise.all([readying, living]);
};
