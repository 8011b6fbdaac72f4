import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { done, type Engine } from '../container/engine.ts';
import { enterContainer } from '../container/enter-container.ts';
import type { PodNetwork } from './pod-network.ts';
import { askProbe, keepProbing } from './probe-pod.ts';
import type { PodPlan } from './read-deployment.ts';
import type { Probe } from './read-probe.ts';
import { GROUP } from './reserve-cpu.ts';

/** How a pod ended that was told to. */
export interface PodEnd {
  code: number;
  /** From the word that it goes, its sleep before SIGTERM included. */
  seconds: number;
}

/** One container in a network of its own, and what the kubelet does for it. */
export interface Pod {
  readonly name: string;
  readonly image: string;
  readonly address: string;
  readonly port: number;
  /** Seconds after the container's start; null: not yet. */
  readonly openAfterS: number | null;
  readonly readyAfterS: number | null;
  /** Since when it has been ready without a break, by `performance.now`; null: it isn't. */
  readonly readySinceMs: number | null;
  readonly isEnding: boolean;
  readonly hasEnded: boolean;
  /** Why it is lost: it ended by itself, never started, or stood still. */
  readonly fault: string | null;
  end(): Promise<PodEnd>;
  log(): Promise<string>;
}

interface PodOptions {
  engine: Engine;
  plan: PodPlan;
  name: string;
  network: PodNetwork;
  /** Names that the cluster's DNS would know, with their addresses. */
  hosts: Readonly<Record<string, string>>;
  /** It is ready from now on, or no longer; it goes, or is gone. */
  onChange: () => void;
}

const LOOK_EVERY_MS = 200;

const createContainer = async ({ engine, plan, name, network, hosts }: PodOptions): Promise<string> => {
  const words = [
    ...['--name', name, '--hostname', name, '--network', `ns:${network.path}`, '--health-cmd', 'none'],
    ...Object.entries(hosts).flatMap(([host, address]) => ['--add-host', `${host}:${address}`]),
    ...['--cgroup-parent', GROUP],
    ...plan.flags,
    ...Object.entries(plan.variables).flatMap(([variable, value]) => ['--env', `${variable}=${value}`]),
  ];
  await done('The start of a pod', engine.podman(['run', '--detach', ...words, plan.image]));
  return done('A look at a pod', engine.podman(['inspect', '--format', '{{.State.Pid}}', name]));
};

/** Starts the container and probes it as its plan says, until it is told to end. */
export const startPod = async (options: PodOptions): Promise<Pod> => {
  const { engine, plan, name, network, onChange } = options;
  const startedAt = performance.now();
  const pid = await createContainer(options);
  const type = enterContainer(pid, ['--net']);
  const seconds = (): number => (performance.now() - startedAt) / 1_000;
  let openAfterS: number | null = null;
  let readyAfterS: number | null = null;
  let readySinceMs: number | null = null;
  let isEnding = false;
  let hasEnded = false;
  let fault: string | null = null;

  const isOver = (): boolean => isEnding || fault !== null;
  const setReady = (isReady: boolean): void => {
    if (isReady === (readySinceMs !== null) || isOver()) return;
    readySinceMs = isReady ? performance.now() : null;
    if (isReady) readyAfterS ??= seconds();
    onChange();
  };
  const lose = (why: string): void => {
    if (isOver()) return;
    setReady(false);
    fault = `${name} ${why}`;
  };
  const watch = async (): Promise<void> => {
    for (; !isOver(); await sleep(LOOK_EVERY_MS)) if (!existsSync(`/proc/${pid}`)) lose('ended by itself');
  };
  const ask = (probe: Probe): Promise<boolean> => askProbe(probe, network.address, type);
  const opened = (): void => {
    openAfterS = seconds();
  };
  keepProbing(plan, ask, { isOver, opened, setReady, lose }).catch((error: unknown) =>
    lose(`can’t be probed: ${String(error)}`),
  );
  void watch();

  return {
    name,
    image: plan.image,
    address: network.address,
    port: plan.port,
    get openAfterS() {
      return openAfterS;
    },
    get readyAfterS() {
      return readyAfterS;
    },
    get readySinceMs() {
      return readySinceMs;
    },
    get isEnding() {
      return isEnding;
    },
    get hasEnded() {
      return hasEnded;
    },
    get fault() {
      return fault;
    },
    end: async () => {
      const toldAt = performance.now();
      isEnding = true;
      onChange();
      await sleep(plan.preStopSeconds * 1_000);
      const left = String(plan.graceSeconds - plan.preStopSeconds);
      await done('The end of a pod', engine.podman(['stop', '--time', left, name]));
      const took = (performance.now() - toldAt) / 1_000;
      hasEnded = true;
      onChange();
      const code = await done(
        'A look at a pod',
        engine.podman(['inspect', '--format', '{{.State.ExitCode}}', name]),
      );
      return { code: Number(code.split('\n').at(-1)), seconds: took };
    },
    log: async () => (await engine.podman(['logs', name])).output,
  };
};
