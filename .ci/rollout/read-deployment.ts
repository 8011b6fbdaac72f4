import type { Manifest } from '../kubernetes/list-manifests.ts';
import { type Fields, readFields } from './read-fields.ts';
import { type Probe, readProbe } from './read-probe.ts';

/** A pod as a Deployment has it written, in podman's words where podman has some. */
export interface PodPlan {
  image: string;
  /** What the container may and may not, its user, memory and folders. */
  flags: readonly string[];
  variables: Readonly<Record<string, string>>;
  port: number;
  startup: Probe | null;
  readiness: Probe | null;
  liveness: Probe | null;
  /** The sleep before SIGTERM. It counts as a part of the grace period. */
  preStopSeconds: number;
  graceSeconds: number;
}

export interface DeploymentPlan {
  name: string;
  maxSurge: number;
  maxUnavailable: number;
  /** A pod counts once it was ready for so long. */
  minReadySeconds: number;
  /** A rollout without progress for so long has failed. */
  deadlineSeconds: number;
  pod: PodPlan;
}

/** The ConfigMaps and Secrets of the namespace, by kind and name. */
export type Sources = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** A cluster's own, where a Deployment says nothing. */
const DEFAULT_DEADLINE_SECONDS = 600;

const UNITS: Readonly<Record<string, number>> = { Mi: 2 ** 20, Gi: 2 ** 30 };

const readBytes = (text: string): number => {
  const [, count = '', unit = ''] = /^(\d+)(\w+)$/.exec(text) ?? [];
  const factor = UNITS[unit];
  if (factor === undefined) throw new Error(`${text}: nobody here understands this much.`);
  return Number(count) * factor;
};

/** Later lists win, and what the container says itself wins over all. */
const readVariables = (container: Fields, sources: Sources): Record<string, string> => {
  const variables: Record<string, string> = {};
  for (const from of container.list('envFrom')) {
    for (const kind of ['secretRef', 'configMapRef']) {
      const reference = from.take(kind);
      if (reference === undefined) continue;
      const { name } = reference as { name: string };
      const source = sources.get(`${kind} ${name}`);
      if (source === undefined) throw new Error(`There is no ${kind} ${name}.`);
      Object.assign(variables, source);
    }
    from.end();
  }
  for (const entry of container.list('env')) {
    variables[entry.text('name')] = entry.text('value');
    entry.end();
  }
  return variables;
};

const readResources = (resources: Fields): string[] => {
  const requests = resources.object('requests');
  const [, millis = ''] = /^(\d+)m$/.exec(requests.text('cpu')) ?? [];
  const asked = readBytes(requests.text('memory'));
  requests.end();
  const limits = resources.object('limits');
  const memory = readBytes(limits.text('memory'));
  limits.end();
  resources.end();
  if (memory !== asked) throw new Error('Memory is asked for that is not the limit.');
  // The kubelet gives 1,024 shares for a CPU, and no container any swap.
  const shares = Math.floor((Number(millis) * 1_024) / 1_000);
  return ['--cpu-shares', String(shares), '--memory', String(memory), '--memory-swap', String(memory)];
};

const readPodRights = (context: Fields): string[] => {
  context.expect('runAsNonRoot', true);
  context.expect('seccompProfile', { type: 'RuntimeDefault' });
  const [user, group] = [context.number('runAsUser'), context.number('runAsGroup')];
  context.end();
  if (user === 0) throw new Error('runAsUser is root.');
  return ['--user', `${user}:${group}`];
};

const readRights = (context: Fields): string[] => {
  context.expect('allowPrivilegeEscalation', false);
  context.expect('readOnlyRootFilesystem', true);
  const capabilities = context.object('capabilities');
  const dropped = capabilities.take('drop') as string[];
  capabilities.end();
  context.end();
  return [
    ...['--security-opt', 'no-new-privileges'],
    // podman would make some folders of the root writable by itself.
    ...['--read-only', '--read-only-tmpfs=false'],
    ...dropped.flatMap((name) => ['--cap-drop', name]),
  ];
};

const readFolders = (pod: Fields, container: Fields): string[] => {
  const sizes = new Map<string, number>();
  for (const volume of pod.list('volumes')) {
    const name = volume.text('name');
    const empty = volume.object('emptyDir');
    empty.expect('medium', 'Memory');
    sizes.set(name, readBytes(empty.text('sizeLimit')));
    empty.end();
    volume.end();
  }
  return container.list('volumeMounts').flatMap((mount) => {
    const size = sizes.get(mount.text('name'));
    if (size === undefined) throw new Error('A volume is mounted that the pod doesn’t have.');
    const path = mount.text('mountPath');
    mount.end();
    return ['--tmpfs', `${path}:rw,size=${size},mode=1777`];
  });
};

const readPorts = (container: Fields): Map<string, number> => {
  const ports = new Map<string, number>();
  for (const port of container.list('ports')) {
    ports.set(port.text('name'), port.number('containerPort'));
    port.end();
  }
  return ports;
};

const readProbeOf = (container: Fields, name: string, ports: ReadonlyMap<string, number>): Probe | null => {
  const probe = container.take(name);
  return probe === undefined ? null : readProbe(readFields(name, probe), ports);
};

const readPreStop = (container: Fields): number => {
  const lifecycle = container.take('lifecycle');
  if (lifecycle === undefined) return 0;
  const hooks = readFields('lifecycle', lifecycle);
  const preStop = hooks.object('preStop');
  const sleep = preStop.object('sleep');
  const seconds = sleep.number('seconds');
  for (const fields of [sleep, preStop, hooks]) fields.end();
  return seconds;
};

const readPod = (pod: Fields, sources: Sources): PodPlan => {
  pod.expect('automountServiceAccountToken', false);
  pod.expect('enableServiceLinks', false);
  pod.leave({ topologySpreadConstraints: 'there is one node' });
  const graceSeconds = pod.number('terminationGracePeriodSeconds');
  const podRights = readPodRights(pod.object('securityContext'));
  const [container, second] = pod.list('containers');
  if (container === undefined || second !== undefined) throw new Error('A pod of one container is needed.');
  container.text('name');
  const ports = readPorts(container);
  const [port] = ports.values();
  if (port === undefined) throw new Error('The container has no port.');
  const plan: PodPlan = {
    image: container.text('image'),
    flags: [
      ...podRights,
      ...readRights(container.object('securityContext')),
      ...readResources(container.object('resources')),
      ...readFolders(pod, container),
    ],
    variables: readVariables(container, sources),
    port,
    startup: readProbeOf(container, 'startupProbe', ports),
    readiness: readProbeOf(container, 'readinessProbe', ports),
    liveness: readProbeOf(container, 'livenessProbe', ports),
    preStopSeconds: readPreStop(container),
    graceSeconds,
  };
  container.end();
  pod.end();
  return plan;
};

/**
 * What a Deployment asks for. Nothing of it is left out in silence.
 *
 * @throws with the field that nobody here understands
 */
export const readDeployment = (manifest: Manifest, sources: Sources): DeploymentPlan => {
  const document = readFields(manifest.kind, manifest);
  document.expect('apiVersion', 'apps/v1');
  document.expect('kind', 'Deployment');
  const name = document.object('metadata').text('name');
  const spec = document.object('spec');
  document.end();
  spec.leave({ revisionHistoryLimit: 'nobody goes back', selector: 'the Service has the same' });
  const strategy = spec.object('strategy');
  const rolling = strategy.object('rollingUpdate');
  strategy.end();
  const template = spec.object('template');
  template.leave({ metadata: 'labels, by which the Service finds its pods' });
  const deadline = spec.take('progressDeadlineSeconds');
  const plan: DeploymentPlan = {
    name,
    maxSurge: rolling.number('maxSurge'),
    maxUnavailable: rolling.number('maxUnavailable'),
    minReadySeconds: spec.number('minReadySeconds'),
    deadlineSeconds: typeof deadline === 'number' ? deadline : DEFAULT_DEADLINE_SECONDS,
    pod: readPod(template.object('spec'), sources),
  };
  for (const fields of [rolling, template, spec]) fields.end();
  return plan;
};
