import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readVariables } from '../read-variables.ts';
import { ROOT } from '../run-command.ts';
import { findManifest } from './find-manifest.ts';

const NAME = 'lineboard-watch';
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const full = findManifest('Deployment').spec.template.spec;
const { spec } = findManifest('Deployment', NAME);
const pod = spec.template.spec;
const [container] = pod.containers;
const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
const settings = findManifest('ConfigMap', NAME).data;
const variables = Object.assign({}, ...Object.values(readVariables())) as Record<
  string,
  { secret?: boolean }
>;

it('watches, and takes no secret but those that its page names', () => {
  expect(own).toEqual({ HOST: '0.0.0.0', PORT: '8080', ROLE: 'watch' });
  expect(container.envFrom).toEqual([{ secretRef: { name: NAME } }, { configMapRef: { name: NAME } }]);
  const [, fence = ''] = /```ini\n([^]*?)```/.exec(read('docs/operations/edge.md')) ?? [];
  const secrets = [...fence.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(secrets).toEqual(['REDIS_URL', 'WATCH_KEY', 'METRICS_TOKEN']);
  expect(secrets.every((name) => variables[name!]?.secret === true)).toBe(true);
});

it('says of the site what the full gateways say', () => {
  expect(findManifest('ConfigMap').data).toMatchObject(settings);
  expect(Object.keys(settings)).toEqual(['PUBLIC_ORIGINS', 'TRUST_PROXY']);
});

it('is as closed, as patient and as carefully asked as a full gateway', () => {
  const [theirs] = full.containers;
  expect(pod.securityContext).toEqual(full.securityContext);
  expect(pod.terminationGracePeriodSeconds).toBe(full.terminationGracePeriodSeconds);
  for (const field of [
    'securityContext',
    'readinessProbe',
    'livenessProbe',
    'lifecycle',
    'volumeMounts',
    'ports',
  ] as const)
    expect(container[field]).toEqual(theirs[field]);
});

it('gets the live sockets of the site and nothing else', () => {
  const [rule] = findManifest('Ingress', NAME).spec.rules;
  expect(rule?.host).toBe(findManifest('Ingress').spec.rules[0]?.host);
  expect(rule?.http.paths.map(({ path, backend }) => [path, backend.service.name])).toEqual([
    ['/live', NAME],
  ]);
  expect(read('gateway/src/page/live/live-server.ts')).toContain("const LIVE_PATH = '/live';");
});

it('speaks to Redis and nobody else', () => {
  const ports = findManifest('NetworkPolicy', NAME).spec.egress.flatMap((way) =>
    way.ports.map(({ port }) => port),
  );
  expect(ports).toEqual([53, 53, 6379, 26379]);
});

it('selects the pods that there are', () => {
  const { labels } = spec.template.metadata;
  for (const selector of [
    spec.selector.matchLabels,
    ...pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector.matchLabels),
    findManifest('Service', NAME).spec.selector,
    findManifest('PodDisruptionBudget', NAME).spec.selector.matchLabels,
    findManifest('NetworkPolicy', NAME).spec.podSelector.matchLabels,
  ])
    expect(selector).toEqual(labels);
  expect(findManifest('HorizontalPodAutoscaler', NAME).spec.scaleTargetRef.name).toBe(NAME);
  expect(labels).not.toEqual(findManifest('Deployment').spec.template.metadata.labels);
});
