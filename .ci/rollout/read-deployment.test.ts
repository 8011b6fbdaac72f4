import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { findManifest } from '../kubernetes/find-manifest.ts';
import type { Manifest } from '../kubernetes/list-manifests.ts';
import { findSources } from './cluster-sources.ts';
import { readDeployment } from './read-deployment.ts';
import { plantFault, ROLLOUT_FAULTS } from './rollout-faults.ts';

const NAMES = ['lineboard', 'lineboard-watch'] as const;
const CONTAINER = ['spec', 'template', 'spec', 'containers', 0];

const read = (manifest: Manifest) => readDeployment(manifest, findSources());
const change = (at: ReadonlyArray<string | number>, value: unknown): Manifest => {
  const document = parseDocument(JSON.stringify(findManifest('Deployment')));
  document.setIn(at, value);
  return document.toJS() as Manifest;
};

it.each(NAMES)('understands all that %s says', (name) => {
  const { pod, ...plan } = read(findManifest('Deployment', name));
  expect(plan).toMatchObject({ name, maxSurge: 1, maxUnavailable: 0, minReadySeconds: 10 });
  expect(pod).toMatchObject({ port: 8080, preStopSeconds: 5, graceSeconds: 35 });
  expect(pod.startup?.asks).toEqual({ kind: 'http', path: '/healthz', port: 8080 });
  expect(pod.liveness?.asks).toEqual({ kind: 'http', path: '/healthz', port: 8080 });
  expect(pod.readiness?.asks).toMatchObject({ kind: 'command', words: ['node', '-e', expect.any(String)] });
});

it('says in podman’s words what the container may and may not', () => {
  const { flags } = read(findManifest('Deployment')).pod;
  expect(flags.join(' ')).toBe(
    '--user 1000:1000 --security-opt no-new-privileges --read-only --read-only-tmpfs=false --cap-drop ALL ' +
      '--cpu-shares 512 --memory 1073741824 --memory-swap 1073741824 --tmpfs /tmp:rw,size=67108864,mode=1777',
  );
});

it('lets the container’s own variables win over those of the ConfigMap, and these over the Secret’s', () => {
  const sources = new Map<string, Record<string, string>>([
    ['secretRef lineboard', { PORT: '1', FEED: 'secret', DATABASE_URL: 'of the secret' }],
    ['configMapRef lineboard', { PORT: '2', FEED: 'push' }],
  ]);
  const { variables } = readDeployment(findManifest('Deployment'), sources).pod;
  expect(variables).toEqual({ HOST: '0.0.0.0', PORT: '8080', FEED: 'push', DATABASE_URL: 'of the secret' });
});

it.each([
  ['in a pod', ['spec', 'template', 'spec', 'hostNetwork'], true],
  ['in a container', [...CONTAINER, 'workingDir'], '/app'],
  ['in a probe', [...CONTAINER, 'readinessProbe', 'initialDelaySeconds'], 3],
  ['in its rights', [...CONTAINER, 'securityContext', 'privileged'], true],
  ['in its strategy', ['spec', 'strategy', 'type'], 'Recreate'],
  ['in a hook', [...CONTAINER, 'lifecycle', 'postStart'], { sleep: { seconds: 1 } }],
  ['in its resources', [...CONTAINER, 'resources', 'limits', 'cpu'], '1'],
])('refuses a field %s that it does not understand', (_, at, value) => {
  const name = String(at.at(-1));
  expect(() => read(change(at, value))).toThrow(`nobody here understands ${name}`);
});

it.each([
  ['root', ['spec', 'template', 'spec', 'securityContext', 'runAsNonRoot'], false],
  [
    'another profile',
    ['spec', 'template', 'spec', 'securityContext', 'seccompProfile', 'type'],
    'Unconfined',
  ],
  ['a root that can be written', [...CONTAINER, 'securityContext', 'readOnlyRootFilesystem'], false],
  ['a token of the cluster', ['spec', 'template', 'spec', 'automountServiceAccountToken'], true],
])('refuses %s, which it could not show', (_, at, value) => {
  expect(() => read(change(at, value))).toThrow(/can be shown here/);
});

it('refuses a Secret that is not there', () => {
  const at = [...CONTAINER, 'envFrom', 0, 'secretRef', 'name'];
  expect(() => read(change(at, 'another'))).toThrow('There is no secretRef another.');
});

it('plants its faults into both', () => {
  const [noPreStop, atOnce] = ROLLOUT_FAULTS;
  for (const name of NAMES) {
    const manifest = findManifest('Deployment', name);
    expect(read(plantFault(manifest, noPreStop!)).pod.preStopSeconds).toBe(0);
    expect(read(plantFault(manifest, atOnce!)).pod).toMatchObject({ startup: null, readiness: null });
  }
});
