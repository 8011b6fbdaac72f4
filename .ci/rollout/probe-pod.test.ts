import { expect, it } from 'vitest';
import { findManifest } from '../kubernetes/find-manifest.ts';
import { findSources } from './cluster-sources.ts';
import { keepProbing } from './probe-pod.ts';
import { type PodPlan, readDeployment } from './read-deployment.ts';
import type { Probe } from './read-probe.ts';

const { pod } = readDeployment(findManifest('Deployment'), findSources());
const atOnce = (probe: Probe | null): Probe | null => probe && { ...probe, periodSeconds: 0 };
const PLAN: PodPlan = {
  ...pod,
  startup: atOnce(pod.startup),
  readiness: atOnce(pod.readiness),
  liveness: atOnce(pod.liveness),
};

/**
 * @param answers in the order in which they are given; after the last one all is over
 * @returns what was told, in order
 */
const tell = async (
  plan: PodPlan,
  answers: ReadonlyArray<readonly [of: 'startup' | 'readiness' | 'liveness', passes: boolean]>,
): Promise<string[]> => {
  const told: string[] = [];
  const left = Map.groupBy(answers, ([of]) => of);
  let isLost = false;
  const isOver = (): boolean => isLost || [...left.values()].every((rest) => rest.length === 0);
  const ask = async (probe: Probe): Promise<boolean> => {
    const of = (['startup', 'readiness', 'liveness'] as const).find((name) => plan[name] === probe)!;
    const [, passes] = left.get(of)?.shift() ?? [of, true];
    return passes;
  };
  await keepProbing(plan, ask, {
    isOver,
    opened: () => told.push('open'),
    setReady: (isReady) => told.push(isReady ? 'ready' : 'not ready'),
    lose: (why) => {
      isLost = true;
      told.push(why);
    },
  });
  return told;
};

it('asks whether it is ready only after its start', async () => {
  const told = await tell({ ...PLAN, liveness: null }, [
    ['startup', false],
    ['startup', true],
    ['readiness', true],
  ]);
  expect(told).toEqual(['open', 'ready']);
});

it('loses one that does not start within its threshold', async () => {
  const startup = { ...PLAN.startup!, failureThreshold: 2 };
  const told = await tell({ ...PLAN, startup }, [
    ['startup', false],
    ['startup', false],
    ['startup', true],
  ]);
  expect(told[0]).toBe('did not start in time');
});

it('calls it no longer ready after as many failures in a row as the manifest says', async () => {
  const answers = [true, false, true, false, false, true].map((passes) => ['readiness', passes] as const);
  const told = await tell({ ...PLAN, startup: null, liveness: null }, answers);
  expect(told).toEqual(['open', 'ready', 'ready', 'not ready', 'ready']);
});

it('loses one that stands still, not one that is late once', async () => {
  const late = [false, true].map((passes) => ['liveness', passes] as const);
  const still = Array.from({ length: 6 }, () => ['liveness', false] as const);
  const plan = { ...PLAN, startup: null, readiness: null };
  expect(await tell(plan, late)).toEqual(['open', 'ready']);
  expect(await tell(plan, still)).toEqual(['open', 'ready', 'stood still and would have been started anew']);
  expect(await tell(plan, still.slice(1))).toEqual(['open', 'ready']);
});

it('calls one without a probe ready at once', async () => {
  expect(await tell({ ...PLAN, startup: null, readiness: null, liveness: null }, [])).toEqual([
    'open',
    'ready',
  ]);
});
