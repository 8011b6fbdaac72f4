import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../container/engine.ts';
import type { Service } from './open-service.ts';
import type { PodNetwork } from './pod-network.ts';
import type { DeploymentPlan } from './read-deployment.ts';
import { type Pod, type PodEnd, startPod } from './start-pod.ts';

/** A pod that a rollout took away. */
export interface Gone extends PodEnd {
  name: string;
}

/** What the controller of Deployments does with a plan. */
export interface Deployment {
  /** All that there were, the latest last. */
  readonly pods: readonly Pod[];
  /**
   * Brings the pods to this plan, within what it says of surge and of those that may be missing.
   *
   * @returns what it took away, when all of it has ended
   * @throws when a pod is lost, or nothing got on for as long as the plan says
   */
  apply(plan: DeploymentPlan): Promise<Gone[]>;
}

interface DeploymentOptions {
  engine: Engine;
  replicas: number;
  addPod(name: string): Promise<PodNetwork>;
  hosts: Readonly<Record<string, string>>;
  /** `takesAll`: it leads to pods before they are ready, and while they go. */
  services: ReadonlyArray<{ service: Service; takesAll: boolean }>;
}

const LOOK_EVERY_MS = 100;

export const createDeployment = (options: DeploymentOptions): Deployment => {
  const { engine, replicas, addPod, hosts, services } = options;
  const pods: Pod[] = [];
  let revision = 0;

  const staying = (): Pod[] => pods.filter(({ isEnding }) => !isEnding);
  const tellServices = (): void => {
    const ready = staying().filter(({ readySinceMs }) => readySinceMs !== null);
    const all = pods.filter(({ hasEnded }) => !hasEnded);
    for (const { service, takesAll } of services) service.tell(takesAll ? all : ready);
  };

  const add = async (plan: DeploymentPlan, at: number): Promise<Pod> => {
    const name = `${plan.name}-${revision}-${at}`;
    const network = await addPod(name);
    const pod = await startPod({ engine, plan: plan.pod, name, network, hosts, onChange: tellServices });
    pods.push(pod);
    tellServices();
    return pod;
  };
  const isAvailable = (pod: Pod, { minReadySeconds }: DeploymentPlan): boolean =>
    pod.readySinceMs !== null && performance.now() - pod.readySinceMs >= minReadySeconds * 1_000;

  const checkProgress = async (plan: DeploymentPlan, since: number): Promise<void> => {
    const lost = staying().find(({ fault }) => fault !== null);
    if (lost !== undefined) throw new Error(`${lost.fault}:\n${(await lost.log()).slice(-2_000)}`);
    if (performance.now() - since > plan.deadlineSeconds * 1_000)
      throw new Error(`${plan.name} got no further for ${plan.deadlineSeconds} s.`);
  };

  return {
    pods,
    apply: async (plan) => {
      revision += 1;
      const old = staying();
      const fresh: Pod[] = [];
      const ending: Array<Promise<Gone>> = [];
      let progressAt = performance.now();
      for (; ; await sleep(LOOK_EVERY_MS)) {
        await checkProgress(plan, progressAt);
        const available = staying().filter((pod) => isAvailable(pod, plan)).length;
        if (old.length === 0 && fresh.every((pod) => isAvailable(pod, plan)) && fresh.length === replicas)
          break;
        if (fresh.length < replicas && staying().length < replicas + plan.maxSurge) {
          fresh.push(await add(plan, fresh.length + 1));
          progressAt = performance.now();
        } else if (old.length > 0 && available > replicas - plan.maxUnavailable) {
          const pod = old.shift()!;
          ending.push(pod.end().then((end) => ({ name: pod.name, ...end })));
          progressAt = performance.now();
        }
      }
      return Promise.all(ending);
    },
  };
};
